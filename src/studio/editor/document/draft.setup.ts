import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { stepsBetween } from '../../../manifest/threeWay.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Draft, DraftAnswer, DraftWrite } from '../../../wire/studio/brands.ts';
import { type Choice, type Conflict, chosenOf, type Joining, joined } from './conflicts.ts';
import { type History, isSameJson, noHistory, redone, remember, undone } from './history.ts';
import { withSteps } from './values.ts';

export type { Choice, Conflict };

/** Reason why the JSON of the editor is no document; the form stands still meanwhile. */
export interface Broken {
  readonly line: number;
  readonly message: string;
}

export interface DraftContext extends Joining {
  readonly history: History;
  /** The document that is being sent. */
  readonly sent: unknown;
  /** Draft that others wrote during a write of this side. */
  readonly arrived: Draft | null;
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
  /** Another copy that was kept in this browser. */
  | { readonly type: 'restore'; readonly kept: Kept }
  | { readonly type: 'choose'; readonly pointer: string; readonly choice: Choice }
  /** Every conflict has its choice: the document becomes what was chosen. */
  | { readonly type: 'settle' };

/** Edits that could not be saved yet, kept in this browser: the document and the one it was made from. */
export interface Kept {
  readonly base: unknown;
  readonly document: unknown;
}

export interface DraftInput {
  readonly draft: Draft;
  readonly kept?: Kept | undefined;
}

const passing: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'SYSTEM', 'RATE_LIMIT', 'AUTH_REQUIRED'];

const failureFrom = (thrown: unknown) => (thrown instanceof Failure ? thrown : new Failure('SYSTEM', { cause: thrown }));

/** Initial context of the machine: the draft, with the edits kept here on top. */
export function firstContext({ draft, kept }: DraftInput): DraftContext {
  const { base, document } = kept ?? { base: draft.document, document: draft.document };
  return {
    server: draft,
    ...joined({ server: draft, base, document, conflicts: [], choices: {} }),
    history: noHistory,
    sent: null,
    arrived: null,
    broken: null,
    failure: null,
    savedAt: null,
    failedSince: null,
  };
}

const joinedWith = (context: DraftContext, changed: Partial<Joining>): Joining => {
  const joining = { ...context, ...changed };
  return { server: joining.server, ...joined(joining) };
};

/** A fetch may be answered after a later one; one of the same revision can bring files, or another published version. */
const takenFrom = (context: DraftContext, draft: Draft): Partial<Joining> =>
  draft.revision < context.server.revision ? {} : joinedWith(context, { server: draft });

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
    /** Fetches the draft as the server has it by now. */
    read: fromPromise<Draft, { readonly merchant: string }>(() => {
      throw new Error('The editor provides the call.');
    }),
  },
  guards: {
    isChanged: ({ context }) => !isSameJson(context.document, context.server.document),
    isConflict: (_, answer: DraftAnswer) => answer.result === 'conflict',
    hasConflicts: ({ context }) => context.conflicts.length > 0,
    isJoined: ({ context }) => context.conflicts.length === 0,
    isDecided: ({ context: { conflicts, choices } }) => conflicts.every(({ pointer }) => choices[pointer] !== undefined),
    isNewer: ({ context }, draft: Draft) => draft.revision > context.server.revision,
    /** The server no longer knows the revision that the write was made on. */
    isForgotten: (_, thrown: unknown) => failureFrom(thrown).code === 'CONFLICT',
    isPassing: (_, thrown: unknown) => passing.includes(failureFrom(thrown).code),
    hasPast: ({ context }) => context.history.past.length > 0,
    hasFuture: ({ context }) => context.history.future.length > 0,
  },
  actions: {
    keepEdit: assign(({ context, event }) => {
      assertEvent(event, 'edit');
      const { document, key, at } = event;
      return {
        ...joinedWith(context, { document }),
        history: remember(context.history, { before: context.document, after: document, key, at }),
        broken: null,
      };
    }),
    takeBack: assign(({ context }) => undoneIn(context, undone)),
    doAgain: assign(({ context }) => undoneIn(context, redone)),
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
      // Whose steps they are the answer does not say.
      const server = { ...context.server, revision: answer.revision, document, problems: answer.problems, changed: null };
      const answered = { ...context, ...joinedWith(context, { server, base: context.sent }) };
      return {
        ...answered,
        ...(context.arrived === null ? {} : takenFrom(answered, context.arrived)),
        sent: null,
        arrived: null,
        failure: null,
        failedSince: null,
        savedAt: Date.now(),
      };
    }),
    /** The settings follow from the fetch after it; only the answer knows who changed each. */
    noteConflicts: assign((_, answer: DraftAnswer) => ({ conflicts: answer.conflicts, sent: null, arrived: null })),
    noteFailure: assign(({ context }, thrown: unknown) => ({
      failure: failureFrom(thrown),
      failedSince: context.failedSince ?? Date.now(),
      conflicts: [],
      sent: null,
      ...(context.arrived === null ? {} : takenFrom(context, context.arrived)),
      arrived: null,
    })),
    noteArrived: assign({
      arrived: ({ event }) => {
        assertEvent(event, 'elsewhere');
        return event.draft;
      },
    }),
    takeElsewhere: assign(({ context, event }) => {
      assertEvent(event, 'elsewhere');
      return takenFrom(context, event.draft);
    }),
    takeDraft: assign(({ context }, draft: Draft) => ({ ...takenFrom(context, draft), failure: null, failedSince: null })),
    takeKept: assign(({ context, event }) => {
      assertEvent(event, 'restore');
      return joinedWith(context, event.kept);
    }),
    noteChoice: assign(({ context, event }) => {
      assertEvent(event, 'choose');
      return { choices: { ...context.choices, [event.pointer]: event.choice } };
    }),
    settle: assign(({ context }) => ({
      base: context.server.document,
      document: chosenOf(context),
      conflicts: [],
      choices: {},
    })),
  },
});

function undoneIn(context: DraftContext, step: typeof undone): Partial<DraftContext> {
  const changed = step(context.history, context.document);
  return changed === null ? {} : { ...joinedWith(context, { document: changed.document }), history: changed.history };
}

/** Answer of a finished call. */
export const answerOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output;
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown => event.error;

/** Body of the write that brings the server to the document. */
export const writeOf = ({ server, document }: DraftContext): { merchant: string; body: DraftWrite } => ({
  merchant: server.merchant,
  body: { revision: server.revision, steps: [...stepsBetween(server.document, document)] },
});
