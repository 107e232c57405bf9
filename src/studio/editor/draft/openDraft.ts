import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Draft, DraftAnswer, DraftEvent, DraftWrite } from '../../../wire/studio/brands.ts';
import { addressOf, call } from '../../api/index.ts';
import { draftMachine } from '../document/draft.machine.ts';
import { isSameJson } from '../document/history.ts';
import { holdTab, keepHere, takeKept } from './keptHere.ts';

export type Person = Extract<DraftEvent, { kind: 'presence' }>['people'][number];

/** A brand's draft while the studio is open. It outlives its pages, so that undo works after a look at the history. */
export interface OpenDraft {
  readonly merchant: string;
  readonly actor: ActorRefFrom<typeof draftMachine>;
  /** People in the same draft, as the server reports. */
  readonly people: () => readonly Person[];
  readonly onPeople: (listener: () => void) => () => void;
}

const open = new Map<string, Promise<OpenDraft>>();

/** Opens a draft once; later callers get the same one. A failed try is forgotten. */
export function openDraft(merchant: string): Promise<OpenDraft> {
  const opened = open.get(merchant) ?? start(merchant);
  open.set(merchant, opened);
  opened.catch(() => open.delete(merchant));
  return opened;
}

/** Fetches the draft anew and takes what changed, as after publishing. */
export async function refreshDraft({ merchant, actor }: OpenDraft): Promise<void> {
  const draft = await call('draft', { params: { merchant } });
  actor.send({ type: 'elsewhere', draft });
}

async function start(merchant: string): Promise<OpenDraft> {
  const [draft, kept] = await Promise.all([call('draft', { params: { merchant } }), takeKept(merchant)]);
  const opened = connect(draft, kept);
  holdTab(merchant);
  listen(opened);
  return opened.draft;
}

interface Opened {
  readonly draft: OpenDraft;
  readonly setPeople: (people: readonly Person[]) => void;
}

function connect(draft: Draft, kept: Awaited<ReturnType<typeof takeKept>>): Opened {
  const { merchant } = draft;
  const write = fromPromise<DraftAnswer, { readonly merchant: string; readonly body: DraftWrite }>(({ input, signal }) =>
    call('writeDraft', { params: { merchant: input.merchant }, body: input.body, signal }),
  );
  const actor = createActor(draftMachine.provide({ actors: { write } }), { input: { draft, kept } });
  actor.subscribe(({ context }) => {
    const isSaved = isSameJson(context.document, context.server.document);
    keepHere(merchant, isSaved ? null : { base: context.server.document, document: context.document });
  });
  actor.start();
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

function listen({ draft, setPeople }: Opened): void {
  const { merchant, actor } = draft;
  const events = new EventSource(addressOf('draftEvents', { merchant }));
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DraftEvent;
    if (event.kind === 'presence') setPeople(event.people);
    else if (event.kind === 'version' || event.revision > actor.getSnapshot().context.server.revision)
      void refreshDraft(draft).catch(() => undefined);
  });
  actor.subscribe(({ value, context }) => {
    // The server has forgotten the revision this was made on: what is typed goes on top of what it has now.
    if (value === 'refused' && context.failure?.code === 'CONFLICT') void refreshDraft(draft).catch(() => undefined);
  });
  addEventListener('online', () => actor.send({ type: 'retry' }));
  addEventListener('pagehide', () => actor.send({ type: 'leave' }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') actor.send({ type: 'leave' });
  });
}
