import type { SessionState } from '../../domain/sessionState.ts';
import type { SignedIn } from '../answered.ts';
import type { Failed } from '../failed.ts';

export interface SessionInput {
  /** Whether a token was found at start. */
  readonly hasToken: boolean;
  /** Whether the merchant lets passwords expire. */
  readonly pwdEnabled: boolean;
  /** Milliseconds without a call after which the server ends a session. */
  readonly idleTime: number;
}

export interface SessionContext extends SessionInput {
  readonly state: SessionState;
  /** Set by a sign-in of this visit, not by a token found at start. */
  readonly isAfterLogin: boolean;
  readonly firstTimeLogin: boolean;
  readonly failed: Failed | null;
}

export type SessionEvent =
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
  /** Logged out in another tab of the same session. */
  | { readonly type: 'session.endElsewhere' };
