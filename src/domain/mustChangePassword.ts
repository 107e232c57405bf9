import { constants } from './constants.ts';

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
  return password === constants.defaultPassword || (passwordExpired && pwdEnabled);
}
