import { failedFrom, verificationEnded } from '../failed.ts';
import { forgotPassword } from './setup.ts';

/**
 * A forgotten password: a mail with a link, or a code by phone, which also signs in; an account with an authenticator app
 * through the extra verification.
 */
export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ ...input, tab: 'email', form: null, faults: {}, failed: null, verify: null, signedIn: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'tab.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event.tab },
          actions: { type: 'chooseTab', params: ({ event }) => event.tab },
        },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
        'forgot.submit': { target: 'checking', actions: { type: 'keepForm', params: ({ event }) => event.form } },
      },
    },
    checking: {
      always: [
        { guard: 'hasFaults', target: 'editing' },
        { guard: 'isByMail', target: 'sendingMail' },
        { target: 'resetting' },
      ],
    },
    sendingMail: {
      tags: 'busy',
      invoke: {
        src: 'sendMail',
        input: ({ context }) => context.form,
        onDone: 'mailSent',
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
      exit: 'forgetForm',
    },
    mailSent: { tags: 'sent', on: { 'forgot.again': 'editing' } },
    resetting: {
      tags: 'busy',
      invoke: {
        src: 'resetByPhone',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [{ type: 'open', params: ({ event }) => event.output }, 'forgetStoredPasswords', 'goHome'],
          },
          {
            guard: { type: 'isVerification', params: ({ event }) => event.output },
            target: 'verifying',
            actions: [{ type: 'askForProof', params: ({ event }) => event.output }, 'forgetStoredPasswords'],
          },
          { target: 'editing', actions: 'failStrangely' },
        ],
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
      exit: 'forgetForm',
    },
    // The password is already changed here; cancelling leaves the user signed out.
    verifying: {
      tags: 'verifying',
      on: {
        'verification.pass': {
          target: 'signedIn',
          actions: [{ type: 'open', params: ({ event }) => event.value }, 'goHome'],
        },
        'verification.cancel': { target: 'editing', actions: 'forgetProof' },
        'verification.end': { target: 'editing', actions: ['forgetProof', { type: 'fail', params: verificationEnded }] },
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context: { signedIn } }) => ({ signedIn }),
});
