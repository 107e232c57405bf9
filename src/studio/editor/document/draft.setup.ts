import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type MergeConflict, stepsBetween, threeWay } from '../../../manifest/threeWay.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Draft, DraftAnswer, DraftWrite } from '../../../wire/studio/brands.ts';
import { type History, isSameJson, noHistory, redone, remember, undone } from './history.ts';
import { placeOf, valueAt, withSteps, withValue } from './values.ts';

/** A setting that was changed on both sides. `by` changed it meanwhile. */
export interface Conflict extends MergeConflict {
  readonly by: string;
}

/** Which side of a conflict is kept. */
export type Choice = 'yours' | 'theirs' | 'published';

/** Why the JSON of the editor is no document; the form stands still meanwhile. */
export interface Broken {
  readonly line: number;
  readonly message: string;
}

export interface DraftContext {
  /** The draft as the server has it. */
  readonly server: Draft;
  readonly document: unknown;
  readonly history: History;
  /** The document that is being sent. */
  readonly sent: unknown;
  readonly conflicts: readonly Conflict[];
  readonly broken: Broken | null;
  readonly failure: Failure | null;
  readonly savedAt: number | null;
  readonly failedSince: number | null;
}

export type DraftMachineEvent =
  | { readonly type: 'edit'; readonly document: unknown; readonly key: string; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The person left a field or the page: what is typed is sent immediately. */
  | { readonly type: 'leave' }
  | { readonly type: 'retry' }
  /** JSON that is no document, or again is one. */
  | { readonly type: 'broken'; readonly broken: Broken | null }
  /** Others wrote. */
  | { readonly type: 'elsewhere'; readonly draft: Draft }
  | { readonly type: 'settle'; readonly draft: Draft; readonly choices: Readonly<Record<string, Choice>> };

export interface DraftInput {
  readonly draft: Draft;
  /** What was kept in this browser because it could not be saved; based on `keptOn`. */
  readonly kept?: { readonly base: unknown; readonly document: unknown } | undefined;
}

const passing: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'SYSTEM', 'RATE_LIMIT', 'AUTH_REQUIRED'];

const failureFrom = (thrown: unknown) => (thrown instanceof Failure ? thrown : new Failure('SYSTEM', { cause: thrown }));

/** What the machine starts with: the draft, with what was kept here on top. */
export function firstContext({ draft, kept }: DraftInput): DraftContext {
  const document = kept === undefined ? draft.document : threeWay(kept.base, draft.document, kept.document).merged;
  return {
    server: draft,
    document,
    history: noHistory,
    sent: null,
    conflicts: [],
    broken: null,
    failure: null,
    savedAt: null,
    failedSince: null,
  };
}

/** Words of the draft machine; `draft.machine.ts` has the sentences. */
export const draftSetup = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftMachineEvent,
    input: {} as DraftInput,
  },
  delays: { afterLastKey: 600, beforeRetry: 5_000 },
  actors: {
    write: fromPromise<DraftAnswer, { readonly merchant: string; readonly body: DraftWrite }>(() => {
      throw new Error('The editor provides the call.');
    }),
  },
  guards: {
    isChanged: ({ context }) => !isSameJson(context.document, context.server.document),
    isConflict: (_, answer: DraftAnswer) => answer.result === 'conflict',
    isPassing: (_, thrown: unknown) => passing.includes(failureFrom(thrown).code),
    hasPast: ({ context }) => context.history.past.length > 0,
    hasFuture: ({ context }) => context.history.future.length > 0,
  },
  actions: {
    keepEdit: assign(({ context, event }) => {
      assertEvent(event, 'edit');
      const { document, key, at } = event;
      return {
        document,
        history: remember(context.history, { before: context.document, after: document, key, at }),
        broken: null,
      };
    }),
    takeBack: assign(({ context }) => undone(context.history, context.document) ?? {}),
    doAgain: assign(({ context }) => redone(context.history, context.document) ?? {}),
    noteBroken: assign({
      broken: ({ event }) => {
        assertEvent(event, 'broken');
        return event.broken;
      },
    }),
    noteSent: assign({ sent: ({ context }) => context.document }),
    /** The server may have merged others' writes below ours; what was typed meanwhile stays on top. */
    takeAnswer: assign(({ context }, answer: DraftAnswer) => {
      const document = withSteps(context.sent, answer.steps);
      return {
        server: { ...context.server, revision: answer.revision, document, problems: answer.problems },
        document: threeWay(context.sent, document, context.document).merged,
        sent: null,
        failure: null,
        failedSince: null,
        savedAt: Date.now(),
      };
    }),
    noteConflicts: assign((_, answer: DraftAnswer) => ({ conflicts: answer.conflicts, sent: null })),
    noteFailure: assign(({ context }, thrown: unknown) => ({
      failure: failureFrom(thrown),
      failedSince: context.failedSince ?? Date.now(),
      sent: null,
    })),
    takeElsewhere: assign(({ context, event }) => {
      assertEvent(event, 'elsewhere');
      if (event.draft.revision <= context.server.revision) return {};
      const { merged, conflicts } = threeWay(context.server.document, event.draft.document, context.document);
      // A conflict is only asked about when this side is written; until then what is typed here is kept.
      const document = conflicts.reduce<unknown>((kept, { pointer, yours }) => withSide(kept, pointer, yours), merged);
      return { server: event.draft, document };
    }),
    settle: assign(({ context, event }) => {
      assertEvent(event, 'settle');
      const { merged, conflicts } = threeWay(context.server.document, event.draft.document, context.document);
      const document = conflicts.reduce<unknown>((kept, conflict) => {
        const choice = event.choices[conflict.pointer] ?? 'theirs';
        const published = valueAt(event.draft.published, placeOf(conflict.pointer, event.draft.published));
        const side = choice === 'yours' ? conflict.yours : choice === 'published' ? published : conflict.theirs;
        return withSide(kept, conflict.pointer, side);
      }, merged);
      return { server: event.draft, document, conflicts: [], failure: null };
    }),
  },
});

/** What a finished write says. */
export const answerOf = ({ event }: { readonly event: { readonly output: DraftAnswer } }): DraftAnswer => event.output;
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown => event.error;

/** Body of the write that brings the server to the document. */
export const writeOf = ({ server, document }: DraftContext): { merchant: string; body: DraftWrite } => ({
  merchant: server.merchant,
  body: { revision: server.revision, steps: [...stepsBetween(server.document, document)] },
});

const withSide = (document: unknown, pointer: string, value: unknown) => withValue(document, placeOf(pointer, document), value);
