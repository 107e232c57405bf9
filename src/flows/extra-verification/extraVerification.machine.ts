import { failedFrom } from '../failed.ts';
import { extraVerification } from './setup.ts';

/** Extra verification for a sign-in from an unknown IP address: the password alone is not enough. */
export const extraVerificationMachine = extraVerification.createMachine({
  id: 'extraVerification',
  context: ({ input }) => ({
    ...input,
    method: null,
    answer: '',
    captchaId: undefined,
    tries: 0,
    faults: {},
    failed: null,
    value: null,
    ended: false,
  }),
  initial: 'choosing',
  on: { 'verification.cancel': '.cancelled' },
  after: { ticketTime: '.expired' },
  states: {
    choosing: {
      on: {
        'method.choose': {
          guard: { type: 'isBound', params: ({ event }) => event.method },
          target: 'chosen',
          actions: { type: 'keepMethod', params: ({ event }) => event.method },
        },
      },
    },
    chosen: { always: [{ guard: 'isSent', target: 'sending' }, { target: 'answering' }] },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context: { ticket, method } }) => ({ ticket, method }),
        onDone: 'answering',
        onError: [
          { guard: { type: 'isDead', params: ({ event }) => failedFrom(event.error) }, target: 'expired' },
          { target: 'answering', actions: { type: 'failSending', params: ({ event }) => failedFrom(event.error) } },
        ],
      },
    },
    answering: {
      on: {
        'code.send': { guard: 'isSent', target: 'sending' },
        'method.back': { target: 'choosing', actions: 'forgetMethod' },
        'answer.submit': [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.answer },
            target: 'proving',
            actions: { type: 'keepAnswer', params: ({ event }) => event },
          },
          { actions: 'askForAnswer' },
        ],
      },
    },
    proving: {
      tags: 'busy',
      invoke: {
        src: 'prove',
        input: ({ context: { ticket, method, answer, captchaId } }) => ({ ticket, method, answer, captchaId }),
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'passed',
            actions: { type: 'pass', params: ({ event }) => event.output },
          },
          { target: 'expired' },
        ],
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failedFrom(event.error) },
            target: 'expired',
            actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) },
          },
          {
            target: 'answering',
            actions: [{ type: 'fail', params: ({ event }) => failedFrom(event.error) }, 'renewCaptcha'],
          },
        ],
      },
    },
    passed: { type: 'final' },
    expired: { type: 'final', entry: 'end' },
    cancelled: { type: 'final' },
  },
  output: ({ context: { value, ended } }) => ({ value, ended }),
});
