import { constants } from './constants.ts';

export interface SignInFacts {
  readonly type: 'username' | 'sms' | 'firebase' | 'trial';
  /** The typed password; null where none was typed. */
  readonly password: string | null;
  readonly passwordExpired: boolean;
  /** The server's own demand; nothing but the change is answered until it is met. */
  readonly passwordChange: boolean;
  /** Whether the merchant lets passwords expire. */
  readonly pwdEnabled: boolean;
}

/** Whether a sign-in leads to the password change first. A code or a social identity is no password to change. */
export function mustChangePassword({ type, password, passwordExpired, passwordChange, pwdEnabled }: SignInFacts): boolean {
  if (passwordChange) return true;
  if (type !== 'username') return false;
  return password === constants.defaultPassword || (passwordExpired && pwdEnabled);
}
