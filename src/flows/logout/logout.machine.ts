import { setup } from 'xstate';
import { unprovided, unprovidedAction } from '../unprovided.ts';

/** Logging out: asked for, confirmed, told to the server, and done here whatever the server says. */
export const logoutMachine = setup({
  types: {
    events: {} as { readonly type: 'logout.confirm' | 'logout.cancel' },
    tags: {} as 'busy',
  },
  actors: {
    callServer: unprovided<null>('callServer'),
  },
  delays: {
    /** A server that does not answer keeps nobody logged in. */
    patience: 5_000,
  },
  actions: {
    /** Shows `in_sure_logout` with a button for each of the two events. */
    askConfirmation: () => unprovidedAction('askConfirmation'),
    endSession: () => unprovidedAction('endSession'),
    tellOtherTabs: () => unprovidedAction('tellOtherTabs'),
    goHome: () => unprovidedAction('goHome'),
  },
}).createMachine({
  id: 'logout',
  initial: 'asking',
  states: {
    asking: { entry: 'askConfirmation', on: { 'logout.confirm': 'calling', 'logout.cancel': 'kept' } },
    calling: {
      tags: 'busy',
      // A token that is already dead (401) is what was asked for; any other failure leaves the server's idle time to end it.
      invoke: { src: 'callServer', onDone: 'ended', onError: 'ended' },
      after: { patience: 'ended' },
    },
    ended: { type: 'final', entry: ['endSession', 'tellOtherTabs', 'goHome'] },
    kept: { type: 'final' },
  },
});
