import { setup } from 'xstate';
import { unprovided, unprovidedAction } from '../unprovided.ts';

/** Logout: confirmed by the user, sent to the server, and completed locally whatever the server answers. */
export const logoutMachine = setup({
  types: {
    events: {} as { readonly type: 'logout.confirm' | 'logout.cancel' },
    tags: {} as 'busy',
  },
  actors: {
    callServer: unprovided<null>('callServer'),
  },
  delays: {
    /** Timeout: the user is logged out locally even if the server does not answer. */
    timeoutMs: 5_000,
  },
  actions: {
    /** Shows `in_sure_logout` with a button for each of the two events. */
    askConfirmation: () => unprovidedAction('askConfirmation'),
    endSession: () => unprovidedAction('endSession'),
    goHome: () => unprovidedAction('goHome'),
  },
}).createMachine({
  id: 'logout',
  initial: 'asking',
  states: {
    asking: { entry: 'askConfirmation', on: { 'logout.confirm': 'calling', 'logout.cancel': 'kept' } },
    calling: {
      tags: 'busy',
      // An invalid token (401) is already logged out; after any other failure the server's idle timeout ends the session.
      invoke: { src: 'callServer', onDone: 'ended', onError: 'ended' },
      after: { timeoutMs: 'ended' },
    },
    ended: { type: 'final', entry: ['endSession', 'goHome'] },
    kept: { type: 'final' },
  },
});
