import { answerOf, draftSetup, errorOf, firstContext, writeOf } from './draft.setup.ts';

/**
 * A draft in this browser: changed immediately, written 600 ms after the last key or when a field is left. What cannot be written
 * stays here and is tried again; a setting that was changed on both sides is asked about before anything is written.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  context: ({ input }) => firstContext(input),
  initial: 'deciding',
  on: {
    edit: { target: '.edited', actions: 'keepEdit' },
    undo: { guard: 'hasPast', target: '.edited', actions: 'takeBack' },
    redo: { guard: 'hasFuture', target: '.edited', actions: 'doAgain' },
    broken: { actions: 'noteBroken' },
    elsewhere: { target: '.deciding', actions: 'takeElsewhere' },
  },
  states: {
    deciding: {
      always: [{ guard: 'hasConflicts', target: 'conflict' }, { guard: 'isChanged', target: 'edited' }, { target: 'saved' }],
    },
    saved: {
      on: { restore: { target: 'deciding', actions: 'takeKept' } },
    },
    edited: {
      after: { afterLastKey: 'writing' },
      // A question does not come between two keys.
      on: { leave: 'writing', elsewhere: { actions: 'takeElsewhere' } },
    },
    writing: {
      always: [{ guard: 'hasConflicts', target: 'conflict' }, { guard: 'isChanged', target: 'saving' }, { target: 'saved' }],
    },
    saving: {
      entry: 'noteSent',
      // What is typed meanwhile waits for the answer: one write at a time keeps revisions in order.
      on: {
        edit: { actions: 'keepEdit' },
        undo: { guard: 'hasPast', actions: 'takeBack' },
        redo: { guard: 'hasFuture', actions: 'doAgain' },
        elsewhere: { actions: 'noteArrived' },
      },
      invoke: {
        src: 'write',
        input: ({ context }) => writeOf(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: answerOf },
            target: 'reading',
            actions: { type: 'noteConflicts', params: answerOf },
          },
          { target: 'deciding', actions: { type: 'takeAnswer', params: answerOf } },
        ],
        onError: [
          {
            guard: { type: 'isPassing', params: errorOf },
            target: 'unsaved',
            actions: { type: 'noteFailure', params: errorOf },
          },
          {
            guard: { type: 'isForgotten', params: errorOf },
            target: 'reading',
            actions: { type: 'noteFailure', params: errorOf },
          },
          { target: 'refused', actions: { type: 'noteFailure', params: errorOf } },
        ],
      },
    },
    /** The server has what this side does not know. */
    reading: {
      on: {
        edit: { actions: 'keepEdit' },
        undo: { guard: 'hasPast', actions: 'takeBack' },
        redo: { guard: 'hasFuture', actions: 'doAgain' },
        // The fetch brings it.
        elsewhere: {},
      },
      invoke: {
        src: 'read',
        input: ({ context }) => ({ merchant: context.server.merchant }),
        onDone: [
          {
            guard: { type: 'isNewer', params: answerOf },
            target: 'deciding',
            actions: { type: 'takeDraft', params: answerOf },
          },
          { target: 'refused' },
        ],
        onError: [
          {
            guard: { type: 'isPassing', params: errorOf },
            target: 'unsaved',
            actions: { type: 'noteFailure', params: errorOf },
          },
          { target: 'refused', actions: { type: 'noteFailure', params: errorOf } },
        ],
      },
    },
    /** Kept in this browser, tried again. */
    unsaved: {
      on: { retry: 'writing', edit: { actions: 'keepEdit' }, leave: {} },
      after: { beforeRetry: 'writing' },
    },
    /** The server does not take it as it is, for example without the right to; another edit tries again. */
    refused: { on: { retry: 'writing' } },
    conflict: {
      always: { guard: 'isJoined', target: 'deciding' },
      on: {
        choose: { actions: 'noteChoice' },
        settle: { guard: 'isDecided', target: 'writing', actions: 'settle' },
        edit: { actions: 'keepEdit' },
        undo: { guard: 'hasPast', actions: 'takeBack' },
        redo: { guard: 'hasFuture', actions: 'doAgain' },
        elsewhere: { actions: 'takeElsewhere' },
      },
    },
  },
});
