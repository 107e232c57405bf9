import type { ExtraVerification, LoginAnswer, LoginValue } from '../wire/auth.ts';

/** An answer to a sign-in is a session, a demand for more proof, or a stranger's identity. */
export const isSession = (answer: LoginAnswer): answer is LoginValue => 'token' in answer;
export const isVerification = (answer: LoginAnswer): answer is ExtraVerification => 'verify' in answer;

/** What a way in ends with: what the session flow opens the session by. */
export interface SignedIn {
  readonly value: LoginValue;
  readonly type: 'username' | 'sms' | 'firebase' | 'trial';
  /** The typed password; null where none was typed. */
  readonly password: string | null;
}
