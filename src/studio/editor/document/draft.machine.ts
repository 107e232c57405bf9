import { answerOf, draftSetup, errorOf, firstContext, writeOf } from './draft.setup.ts';

/**
 * A draft in this browser: changed immediately, written 600 ms after the last key or when a field is left. What cannot be written
 * stays here and is tried again; what two people changed is asked.
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
    deciding: { always: [{ guard: 'isChanged', target: 'edited' }, { target: 'saved' }] },
    saved: {},
    edited: {
      after: { afterLastKey: 'writing' },
      on: { leave: 'writing' },
    },
    writing: {
      always: [{ guard: 'isChanged', target: 'saving' }, { target: 'saved' }],
    },
    saving: {
      entry: 'noteSent',
      // What is typed meanwhile waits for the answer: one write at a time keeps revisions in order.
      on: {
        edit: { actions: 'keepEdit' },
        undo: { guard: 'hasPast', actions: 'takeBack' },
        redo: { guard: 'hasFuture', actions: 'doAgain' },
        elsewhere: {},
      },
      invoke: {
        src: 'write',
        input: ({ context }) => writeOf(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: answerOf },
            target: 'conflict',
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
      on: {
        settle: { target: 'deciding', actions: 'settle' },
        edit: { actions: 'keepEdit' },
        undo: { guard: 'hasPast', actions: 'takeBack' },
        redo: { guard: 'hasFuture', actions: 'doAgain' },
        elsewhere: {},
      },
    },
  },
});
