import { accountTypes } from './accountType.ts';
import { authConstants } from './authConstants.ts';

/** State of the current user: login, agent and VIP. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly account: string;
  readonly nickname: string;
  readonly customerId: string;
  /** The numeric account type. */
  readonly isAgent: number;
  readonly toUpline: boolean;
  readonly memberLabel: string;
  readonly rankLevel: number;
}

export const signedOut: SessionState = {
  isLoggedIn: false,
  account: '',
  nickname: '',
  customerId: '',
  isAgent: accountTypes.member,
  toUpline: false,
  memberLabel: '',
  rankLevel: 0,
};

export interface StoredMember {
  readonly account: string;
  readonly nickname: string;
  readonly customerId: string;
  readonly type: number;
  readonly toUpline: boolean;
  readonly clubLabel: { readonly labelName: string; readonly rankLevel: number };
}

/** A stored member implies a login. */
export const sessionStateOf = ({ type, clubLabel, ...member }: StoredMember): SessionState => ({
  isLoggedIn: true,
  account: member.account,
  nickname: member.nickname,
  customerId: member.customerId,
  isAgent: type,
  toUpline: member.toUpline,
  memberLabel: clubLabel.labelName,
  rankLevel: clubLabel.rankLevel,
});

/** Reason why the server demands a new password before anything else. */
export interface PasswordDemand {
  /** Too easy to guess, older than `maxAgeDays`, or set by someone else. */
  readonly reason: 'weak' | 'expired' | 'reset';
  readonly maxAgeDays: number;
}

export interface SignInFacts {
  readonly type: 'username' | 'sms' | 'firebase' | 'trial';
  /** The typed password; null if none was typed. */
  readonly password: string | null;
  readonly passwordExpired: boolean;
  /** The server demands a change and rejects all other calls until then. */
  readonly passwordChange: boolean;
  /** Whether passwords expire at this merchant. */
  readonly pwdEnabled: boolean;
}

/** Whether a sign-in requires a password change first. Never after a code or social sign-in, which use no password. */
export function mustChangePassword({ type, password, passwordExpired, passwordChange, pwdEnabled }: SignInFacts): boolean {
  if (passwordChange) return true;
  if (type !== 'username') return false;
  return password === authConstants.defaultPassword || (passwordExpired && pwdEnabled);
}
