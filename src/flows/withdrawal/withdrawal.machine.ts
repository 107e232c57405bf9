import { thrownOf, withdrawal } from './setup.ts';

/** One request of a withdrawal. Its receipts are another flow. */
export const withdrawalMachine = withdrawal.createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ ...input, board: null, request: null, order: null, faults: {}, failed: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'readBoard',
        onDone: { target: 'choosing', actions: { type: 'keepBoard', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'noteFailure', params: thrownOf } },
      },
    },
    unavailable: { on: { 'withdrawal.retry': 'loading' } },
    choosing: {
      on: {
        'withdrawal.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
        'withdrawal.look': 'looking',
      },
    },
    /** The figures are read again behind the form. */
    looking: {
      invoke: {
        src: 'readBoard',
        onDone: { target: 'choosing', actions: { type: 'keepBoard', params: ({ event }) => event.output } },
        onError: 'choosing',
      },
      on: {
        'withdrawal.look': { target: 'looking', reenter: true },
        'withdrawal.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
      },
    },
    validating: {
      always: [
        { guard: 'isComplete', target: 'requesting' },
        { target: 'choosing', actions: 'forgetPassword' },
      ],
    },
    requesting: {
      tags: 'busy',
      invoke: {
        src: 'request',
        input: ({ context }) => context.request,
        onDone: { target: 'requested', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnready', params: thrownOf }, target: 'loading' },
          { target: 'choosing', actions: { type: 'fail', params: thrownOf } },
        ],
      },
      exit: 'forgetPassword',
    },
    requested: {
      entry: 'moneyHeld',
      on: { 'withdrawal.again': { target: 'loading', actions: 'forgetOrder' } },
    },
  },
});
