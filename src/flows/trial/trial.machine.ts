import { assign, setup } from 'xstate';
import type { LoginAnswer } from '../../wire/auth.ts';
import { isSession, type SignedIn } from '../answered.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

interface Context {
  readonly hasFreePlay: boolean;
  readonly failed: Failed | null;
  readonly signedIn: SignedIn | null;
}

/** Starting a trial session. */
export const trialMachine = setup({
  types: {
    input: {} as Pick<Context, 'hasFreePlay'>,
    context: {} as Context,
    events: {} as { readonly type: 'trial.start' },
    output: {} as Pick<Context, 'signedIn'>,
    tags: {} as 'busy' | 'offered',
  },
  actors: { enter: unprovided<LoginAnswer>('enter') },
  guards: {
    hasFreePlay: ({ context }) => context.hasFreePlay,
    isSession: (_, answer: LoginAnswer) => isSession(answer),
  },
  actions: {
    open: assign({
      signedIn: (_, answer: LoginAnswer) =>
        isSession(answer) ? ({ value: answer, type: 'trial', password: null } as const) : null,
    }),
    fail: assign({ failed: (_, failed: Failed) => failed }),
    failStrangely: assign({ failed: failedFrom(null) }),
    forgetFailure: assign({ failed: null }),
    /** Removes cpw: it belongs to another account. */
    forgetStoredPassword: () => unprovidedAction('forgetStoredPassword'),
    closeModals: () => unprovidedAction('closeModals'),
    goHome: () => unprovidedAction('goHome'),
  },
}).createMachine({
  id: 'trial',
  context: ({ input }) => ({ ...input, failed: null, signedIn: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasFreePlay', target: 'offered' }, { target: 'absent' }] },
    absent: { type: 'final' },
    offered: { tags: 'offered', on: { 'trial.start': 'entering' } },
    entering: {
      tags: ['busy', 'offered'],
      entry: 'forgetFailure',
      invoke: {
        src: 'enter',
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'entered',
            actions: [{ type: 'open', params: ({ event }) => event.output }, 'forgetStoredPassword', 'closeModals', 'goHome'],
          },
          { target: 'offered', actions: 'failStrangely' },
        ],
        onError: { target: 'offered', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
    },
    entered: { type: 'final' },
  },
  output: ({ context: { signedIn } }) => ({ signedIn }),
});
