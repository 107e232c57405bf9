import { assign, setup } from 'xstate';
import {
  mustChangePassword,
  type PasswordDemand,
  type SessionState,
  sessionStateOf,
  signedOut,
} from '../../domain/sessionState.ts';
import type { MemberInfo } from '../../wire/auth.ts';
import type { SignedIn } from '../answered.ts';
import type { Failed } from '../failed.ts';
import { unprovided, unprovidedAction, unprovidedListener } from '../unprovided.ts';

interface SessionInput {
  /** Whether a token was found at start. */
  readonly hasToken: boolean;
  /** Whether the merchant lets passwords expire. */
  readonly pwdEnabled: boolean;
  /** Milliseconds without a call after which the server ends a session. */
  readonly idleTime: number;
}

interface SessionContext extends SessionInput {
  readonly state: SessionState;
  /** Set by a sign-in of this visit, not by a token found at start. */
  readonly isAfterLogin: boolean;
  readonly firstTimeLogin: boolean;
  /** Reason why the password must be changed; null if the sign-in did not say. */
  readonly demand: PasswordDemand | null;
  readonly failed: Failed | null;
}

type SessionEvent =
  /** Result of every sign-in method. */
  | { readonly type: 'session.open'; readonly signedIn: SignedIn }
  | { readonly type: 'session.passwordChanged' | 'session.retry' }
  /** A call with the token succeeded, which resets the server's idle timeout. */
  | { readonly type: 'session.activity' }
  /** A call was rejected because the token is invalid. */
  | { readonly type: 'session.refuse' }
  /** A call was rejected until the password is changed. */
  | { readonly type: 'session.demandChange' }
  /** Logged out here. */
  | { readonly type: 'session.end' }
  /** The session was ended in another tab. */
  | { readonly type: 'session.endElsewhere' }
  /** A user signed in with another session in another tab. */
  | { readonly type: 'session.replaceElsewhere' }
  /** Another tab has handed its session to this one; the token is stored. */
  | { readonly type: 'session.adopt' };

export const session = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'guest' | 'member' | 'busy' | 'forced' | 'unreachable',
  },
  actors: {
    loadMember: unprovided<MemberInfo>('loadMember'),
    /** Sends what happens to the session in other tabs. */
    listenElsewhere: unprovidedListener<{ type: 'session.endElsewhere' | 'session.replaceElsewhere' }>('listenElsewhere'),
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
      demand: value.demand ?? null,
      failed: null,
      state: signedOut,
    })),
    hold: assign({ hasToken: true, failed: null }),
    adopt: assign((_, info: MemberInfo) => ({ state: sessionStateOf(info), failed: null })),
    fail: assign({ failed: (_, failed: Failed) => failed }),
    reset: assign({
      hasToken: false,
      state: signedOut,
      isAfterLogin: false,
      firstTimeLogin: false,
      demand: null,
      failed: null,
    }),
    forgetFirstTime: assign({ firstTimeLogin: false }),
    /** Stores the token and the data of the sign-in. */
    keepSession: (_args, _signedIn: SignedIn) => unprovidedAction('keepSession'),
    /** Stores the member's data. */
    keepMember: (_args, _info: MemberInfo) => unprovidedAction('keepMember'),
    /** Clears personal data and notifies the other tabs of the session; merchant data stays. */
    forgetSession: () => unprovidedAction('forgetSession'),
    /** Ends the session at the server, then here. */
    leave: () => unprovidedAction('leave'),
    openPasswordChange: () => unprovidedAction('openPasswordChange'),
    /** Once per account, after any forced change. */
    welcome: () => unprovidedAction('welcome'),
    /** Reports the end of the session, unless the user logged out in this tab. */
    reportEnd: () => unprovidedAction('reportEnd'),
  },
});
