import { providerErrorKey } from '../../domain/providerError.ts';
import { failedFrom, verificationEnded } from '../failed.ts';
import { social } from './setup.ts';

/** Signing in with Google or Facebook. An unknown identity is linked by signing in or registering. */
export const socialMachine = social.createMachine({
  id: 'social',
  context: ({ input }) => ({
    ...input,
    provider: null,
    identity: null,
    providerFault: null,
    failed: null,
    verify: null,
    link: null,
    choice: null,
    signedIn: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'social.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event.provider },
          target: 'asking',
          actions: { type: 'keepProvider', params: ({ event }) => event.provider },
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askProvider',
        input: ({ context }) => context.provider,
        onDone: { target: 'signingIn', actions: { type: 'keepIdentity', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isProviders', params: ({ event }) => providerErrorKey(event.error) },
            target: 'idle',
            actions: { type: 'failByProvider', params: ({ event }) => providerErrorKey(event.error) },
          },
          { target: 'idle', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.identity,
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
          { target: 'linking', actions: { type: 'keepLink', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
      exit: 'forgetIdentity',
    },
    verifying: {
      tags: 'verifying',
      on: {
        'verification.pass': { target: 'done', actions: { type: 'open', params: ({ event }) => event.value } },
        'verification.cancel': { target: 'idle', actions: 'forgetAnswers' },
        'verification.end': { target: 'idle', actions: ['forgetAnswers', { type: 'fail', params: verificationEnded }] },
      },
    },
    linking: {
      tags: 'linking',
      on: {
        'link.choose': { target: 'done', actions: { type: 'choose', params: ({ event }) => event.way } },
        'link.cancel': { target: 'idle', actions: 'forgetAnswers' },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { signedIn, link, choice } }) => ({ signedIn, link, choice }),
});
