import { receipt } from './setup.ts';

/** The answer of a member to one payment. */
export const receiptMachine = receipt.createMachine({
  id: 'receipt',
  context: ({ input }) => ({ ...input, form: null, faults: {}, refused: null, failed: null }),
  initial: 'answering',
  states: {
    answering: {
      on: {
        'receipt.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
        'receipt.close': 'closed',
      },
    },
    validating: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'answering' }] },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { order, part, paid, form } }) => ({ order, part, paid, form }),
        onDone: 'sent',
        onError: { target: 'answering', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
      },
    },
    sent: { type: 'final', entry: 'answered' },
    closed: { type: 'final' },
  },
});
