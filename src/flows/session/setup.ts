import { assign, setup } from 'xstate';
import { mustChangePassword } from '../../domain/mustChangePassword.ts';
import { sessionStateOf, signedOut } from '../../domain/sessionState.ts';
import type { MemberInfo } from '../../wire/auth.ts';
import type { SignedIn } from '../answered.ts';
import type { Failed } from '../failed.ts';
import { unprovided, unprovidedAction, unprovidedListener } from '../unprovided.ts';
import type { SessionContext, SessionEvent, SessionInput } from './session.ts';

export const session = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'guest' | 'member' | 'busy' | 'forced' | 'unreachable',
  },
  actors: {
    loadMember: unprovided<MemberInfo>('loadMember'),
    /** Sends `session.endElsewhere` when another tab of the session logs out. */
    listenElsewhere: unprovidedListener<{ type: 'session.endElsewhere' }>('listenElsewhere'),
  },
  delays: { idleTime: ({ context }) => context.idleTime, retryTime: 10_000 },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    mustChange: ({ context }, { value, type, password }: SignedIn) =>
      mustChangePassword({ ...value, type, password, pwdEnabled: context.pwdEnabled }),
    isDead: (_, { code }: Failed) => code === 'AUTH_REQUIRED',
    isRefusedUntilChange: (_, { code }: Failed) => code === 'PASSWORD_CHANGE',
  },
  actions: {
    open: assign((_, { value }: SignedIn) => ({
      hasToken: true,
      isAfterLogin: true,
      firstTimeLogin: value.firstTimeLogin,
      failed: null,
      state: signedOut,
    })),
    adopt: assign((_, info: MemberInfo) => ({ state: sessionStateOf(info), failed: null })),
    fail: assign({ failed: (_, failed: Failed) => failed }),
    reset: assign({ hasToken: false, state: signedOut, isAfterLogin: false, firstTimeLogin: false, failed: null }),
    forgetFirstTime: assign({ firstTimeLogin: false }),
    /** Stores the token and the data of the sign-in. */
    keepSession: (_args, _signedIn: SignedIn) => unprovidedAction('keepSession'),
    /** Stores the member's data. */
    keepMember: (_args, _info: MemberInfo) => unprovidedAction('keepMember'),
    /** Clears personal data; merchant data stays. */
    forgetSession: () => unprovidedAction('forgetSession'),
    openPasswordChange: () => unprovidedAction('openPasswordChange'),
    /** Once per account, after any forced change. */
    welcome: () => unprovidedAction('welcome'),
    /** Reports the end of the session, unless the user logged out. */
    reportEnd: () => unprovidedAction('reportEnd'),
  },
});
