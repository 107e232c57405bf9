import { registration } from './setup.ts';

/** The affiliate code field: validated on blur; a network failure does not block the form. */
export const affiliate = registration.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasAddressCode', target: 'checkingAddress' }, { target: 'open' }] },
    checkingAddress: {
      entry: 'takeAddressCode',
      invoke: {
        src: 'checkAffiliate',
        input: ({ context }) => context.code,
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'hidden' },
          { target: 'open', actions: 'dropAddressCode' },
        ],
        onError: { target: 'open', actions: 'dropAddressCode' },
      },
    },
    hidden: { tags: 'codeHidden', entry: 'invite' },
    open: {},
    pausing: { tags: 'codeChecking', after: { affiliateDelay: 'checking' } },
    checking: {
      tags: 'codeChecking',
      invoke: {
        src: 'checkAffiliate',
        input: ({ context }) => context.code,
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'valid' },
          { target: 'open', actions: 'refuseCode' },
        ],
        onError: 'open',
      },
    },
    valid: { tags: 'codeValid' },
  },
  on: {
    'affiliate.leave': [
      {
        guard: { type: 'isTyped', params: ({ event }) => event.code },
        target: '.pausing',
        actions: { type: 'keepCode', params: ({ event }) => event.code },
      },
      { target: '.open' },
    ],
  },
});
