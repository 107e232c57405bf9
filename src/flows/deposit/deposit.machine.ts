import { deposit, failureOf } from './setup.ts';

/** One deposit. A finished order is shown until the member starts another; an unfinished one is found again after a reload. */
export const depositMachine = deposit.createMachine({
  id: 'deposit',
  context: ({ input }) => ({ ...input, options: null, order: null, request: null, isChecked: false, faults: {}, failed: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'readOptions',
        onDone: { target: 'deciding', actions: { type: 'keepOptions', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    unavailable: { on: { 'deposit.retry': 'loading' } },
    choosing: {
      on: {
        'deposit.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
      },
    },
    validating: { always: [{ guard: 'isComplete', target: 'creating' }, { target: 'choosing' }] },
    creating: {
      tags: 'busy',
      invoke: {
        src: 'createOrder',
        input: ({ context }) => context.request,
        onDone: { target: 'deciding', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isTaken', params: failureOf }, target: 'loading' },
          { target: 'choosing', actions: { type: 'fail', params: failureOf } },
        ],
      },
    },
    /** Transitions by the state of the order. */
    deciding: {
      always: [
        { guard: { type: 'isIn', params: ['created', 'pending'] }, target: 'waiting' },
        { guard: { type: 'isIn', params: ['credited'] }, target: 'credited' },
        { guard: { type: 'isIn', params: ['expired'] }, target: 'expired' },
        { guard: 'hasOrder', target: 'failed' },
        { target: 'choosing' },
      ],
    },
    waiting: {
      tags: 'open',
      initial: 'resting',
      states: {
        resting: {
          after: { poll: 'reading' },
          on: { 'deposit.look': 'reading', 'deposit.check': 'checking', 'deposit.cancel': 'cancelling' },
        },
        reading: {
          invoke: {
            src: 'readOrder',
            input: ({ context }) => context.order?.id ?? '',
            onDone: { target: '#deposit.deciding', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
            onError: { target: 'resting', actions: { type: 'noteFailure', params: failureOf } },
          },
          on: { 'deposit.check': 'checking', 'deposit.cancel': 'cancelling' },
        },
        checking: {
          tags: 'busy',
          invoke: {
            src: 'checkOrder',
            input: ({ context }) => context.order?.id ?? '',
            onDone: {
              target: '#deposit.deciding',
              actions: [{ type: 'keepOrder', params: ({ event }) => event.output }, 'noteCheck'],
            },
            onError: { target: 'resting', actions: { type: 'noteFailure', params: failureOf } },
          },
        },
        cancelling: {
          tags: 'busy',
          invoke: {
            src: 'cancelOrder',
            input: ({ context }) => context.order?.id ?? '',
            onDone: { target: '#deposit.deciding', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
            onError: { target: 'resting', actions: { type: 'noteFailure', params: failureOf } },
          },
        },
      },
    },
    credited: {
      tags: 'ended',
      entry: 'moneyArrived',
      on: { 'deposit.again': { target: 'loading', actions: 'forgetOrder' } },
    },
    failed: { tags: 'ended', on: { 'deposit.again': { target: 'loading', actions: 'forgetOrder' } } },
    expired: { tags: 'ended', on: { 'deposit.again': { target: 'loading', actions: 'forgetOrder' } } },
  },
});
