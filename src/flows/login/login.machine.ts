import { and } from 'xstate';
import { failedFrom, verificationEnded } from '../failed.ts';
import { login } from './setup.ts';

/**
 * The login window: from the two forms to an open session, through the bot challenge and, for a new IP address, extra
 * verification. Submits are ignored while one is in flight.
 */
export const loginMachine = login.createMachine({
  id: 'login',
  context: ({ input }) => ({
    tab: input.showVerCodeLogin ? (input.tab ?? 'username') : 'username',
    showVerCodeLogin: input.showVerCodeLogin,
    captchaShown: false,
    form: null,
    challenge: null,
    faults: {},
    failed: null,
    verify: null,
    link: null,
    signedIn: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'tab.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event.tab },
          actions: { type: 'chooseTab', params: ({ event }) => event.tab },
        },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
        'login.submit': { target: 'checking', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        'verification.end': { actions: { type: 'fail', params: verificationEnded } },
      },
    },
    // Only sign-in by code always needs the challenge. Of a password the server asks it after many failures: `logIn` answers that.
    checking: {
      always: [
        { guard: and(['isComplete', 'isByCode']), target: 'solving' },
        { guard: 'isComplete', target: 'signingIn' },
        { target: 'editing' },
      ],
    },
    solving: {
      tags: 'busy',
      invoke: {
        src: 'solveChallenge',
        onDone: { target: 'signingIn', actions: { type: 'keepChallenge', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context: { tab, form, challenge, captchaShown } }) => ({ tab, form, challenge, captchaShown }),
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isVerification', params: ({ event }) => event.output },
            target: 'verifying',
            actions: { type: 'askForProof', params: ({ event }) => event.output },
          },
          { target: 'done', actions: { type: 'keepLink', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'fail', params: ({ event }) => failedFrom(event.error) },
            { type: 'flagCaptcha', params: ({ event }) => failedFrom(event.error) },
            'resetChallenge',
            'renewCaptcha',
          ],
        },
      },
    },
    verifying: {
      tags: 'verifying',
      on: {
        'verification.pass': { target: 'done', actions: { type: 'open', params: ({ event }) => event.value } },
        'verification.cancel': { target: 'editing', actions: ['forgetProof', 'resetChallenge', 'renewCaptcha'] },
        'verification.end': {
          target: 'editing',
          actions: ['forgetProof', { type: 'fail', params: verificationEnded }, 'resetChallenge', 'renewCaptcha'],
        },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { signedIn, link } }) => ({ signedIn, link }),
});
