import { not } from 'xstate';
import { failedFrom, verificationEnded } from '../failed.ts';
import { codeOf, registration } from './setup.ts';

/** Submission of the form. Ignores further submits while one is pending. */
export const form = registration.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'mode.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event.mode },
          actions: { type: 'chooseMode', params: ({ event }) => event.mode },
        },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
        'registration.submit': { target: 'checking', actions: { type: 'keepForm', params: ({ event }) => event.form } },
      },
    },
    checking: {
      always: [
        { guard: not('isComplete'), target: 'editing' },
        { guard: 'hasCode', target: 'checkingCode' },
        { target: 'proving' },
      ],
    },
    checkingCode: {
      tags: 'busy',
      invoke: {
        src: 'checkAffiliate',
        input: ({ context }) => codeOf(context),
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'proving' },
          { target: 'editing', actions: 'refuseCode' },
        ],
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
    },
    proving: { tags: 'busy', always: [{ guard: 'isProvedByCaptcha', target: 'registering' }, { target: 'solving' }] },
    solving: {
      tags: 'busy',
      invoke: {
        src: 'solveChallenge',
        onDone: { target: 'registering', actions: { type: 'keepChallenge', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context: { mode, form, addressCode, invited, challenge } }) => ({
          mode,
          form,
          addressCode: invited ? addressCode : null,
          challenge,
        }),
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'verifying', actions: { type: 'askForProof', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isChallengeDue', params: ({ event }) => failedFrom(event.error) }, target: 'solving' },
          {
            target: 'editing',
            actions: [{ type: 'fail', params: ({ event }) => failedFrom(event.error) }, 'resetChallenge', 'renewCaptcha'],
          },
        ],
      },
    },
    verifying: {
      tags: 'verifying',
      on: {
        'verification.pass': { target: 'done', actions: { type: 'open', params: ({ event }) => event.value } },
        'verification.cancel': { target: 'editing', actions: ['resetChallenge', 'renewCaptcha'] },
        'verification.end': {
          target: 'editing',
          actions: [{ type: 'fail', params: verificationEnded }, 'resetChallenge', 'renewCaptcha'],
        },
      },
    },
    done: { type: 'final' },
  },
});
