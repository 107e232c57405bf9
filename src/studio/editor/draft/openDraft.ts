import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Draft, DraftAnswer, DraftEvent, DraftWrite } from '../../../wire/studio/brands.ts';
import { addressOf, call } from '../../api/index.ts';
import { draftMachine } from '../document/draft.machine.ts';
import { isSameJson } from '../document/history.ts';
import { type Found, type KeptCopies, openKept } from './keptHere.ts';

export type Person = Extract<DraftEvent, { kind: 'presence' }>['people'][number];

/** A brand's draft while the studio is open. It outlives its pages, so that undo works after a look at the history. */
export interface OpenDraft {
  readonly merchant: string;
  readonly actor: ActorRefFrom<typeof draftMachine>;
  /** People in the same draft, as the server reports. */
  readonly people: () => readonly Person[];
  readonly onPeople: (listener: () => void) => () => void;
}

interface Opening {
  readonly operator: string;
  readonly draft: Promise<OpenDraft>;
  readonly closed: AbortController;
}

const open = new Map<string, Opening>();

/**
 * Opens a draft once; later callers get the same one. A failed try is forgotten. What another person of this browser had open is
 * closed: it stays kept under their name.
 */
export function openDraft(merchant: string, operator: string): Promise<OpenDraft> {
  for (const [key, opening] of open) {
    if (opening.operator === operator) continue;
    opening.closed.abort();
    open.delete(key);
  }
  const opened = open.get(merchant);
  if (opened !== undefined) return opened.draft;
  const closed = new AbortController();
  const draft = start(merchant, operator, closed.signal);
  open.set(merchant, { operator, draft, closed });
  draft.catch(() => {
    closed.abort();
    open.delete(merchant);
  });
  return draft;
}

/** Fetches the draft again and takes what changed, as after publishing. */
export async function refreshDraft({ merchant, actor }: OpenDraft): Promise<void> {
  const draft = await call('draft', { params: { merchant } });
  actor.send({ type: 'elsewhere', draft });
}

async function start(merchant: string, operator: string, closed: AbortSignal): Promise<OpenDraft> {
  const copies = openKept(merchant, operator);
  const [draft, kept, found] = await Promise.all([
    call('draft', { params: { merchant }, signal: closed }),
    copies,
    copies.then(({ find }) => find()),
  ]);
  const opened = connect(draft, kept, found);
  listen(opened, closed);
  restore(opened.draft.actor, kept);
  closed.addEventListener('abort', () => opened.draft.actor.stop());
  return opened.draft;
}

interface Opened {
  readonly draft: OpenDraft;
  readonly setPeople: (people: readonly Person[]) => void;
}

function connect(draft: Draft, { keep }: KeptCopies, found: Found | null): Opened {
  const { merchant } = draft;
  const write = fromPromise<DraftAnswer, { readonly merchant: string; readonly body: DraftWrite }>(({ input, signal }) =>
    call('writeDraft', { params: { merchant: input.merchant }, body: input.body, signal }),
  );
  const fetched = fromPromise<Draft, { readonly merchant: string }>(({ input, signal }) =>
    call('draft', { params: input, signal }),
  );
  const machine = draftMachine.provide({ actors: { write, read: fetched } });
  const actor = createActor(machine, { input: { draft, kept: found?.kept } });
  actor.subscribe(({ context: { base, document, server } }) => {
    keep(isSameJson(document, server.document) ? null : { base, document });
  });
  actor.start();
  found?.drop();
  let people: readonly Person[] = [];
  const listeners = new Set<() => void>();
  return {
    draft: {
      merchant,
      actor,
      people: () => people,
      onPeople: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    setPeople: (next) => {
      people = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Takes up, one after the other, what closed tabs left, each when everything before it is saved. */
function restore(actor: OpenDraft['actor'], { find }: KeptCopies): void {
  let isLooking = false;
  const look = async () => {
    if (isLooking || actor.getSnapshot().value !== 'saved') return;
    isLooking = true;
    const found = await find();
    isLooking = false;
    if (found === null || actor.getSnapshot().value !== 'saved') return;
    actor.send({ type: 'restore', kept: found.kept });
    found.drop();
    void look();
  };
  let before: unknown = null;
  actor.subscribe(({ value }) => {
    if (value === 'saved' && before !== 'saved') void look();
    before = value;
  });
  void look();
}

function listen({ draft, setPeople }: Opened, closed: AbortSignal): void {
  const { merchant, actor } = draft;
  const refresh = () => void refreshDraft(draft).catch(() => undefined);
  const events = new EventSource(addressOf('draftEvents', { params: { merchant } }));
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DraftEvent;
    if (event.kind === 'presence') setPeople(event.people);
    else if (event.kind === 'version' || event.revision > actor.getSnapshot().context.server.revision) refresh();
  });
  // What happened while the connection was cut was not sent.
  let wasCut = false;
  events.addEventListener('error', () => {
    wasCut = true;
  });
  events.addEventListener('open', () => {
    if (wasCut) refresh();
    wasCut = false;
  });
  closed.addEventListener('abort', () => events.close());
  addEventListener('online', () => actor.send({ type: 'retry' }), { signal: closed });
  addEventListener('pagehide', () => actor.send({ type: 'leave' }), { signal: closed });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'leave' });
    },
    { signal: closed },
  );
}
