import type { ExtraVerification, LoginAnswer, LoginValue } from '../wire/auth.ts';

/** Response to a sign-in: a session, a request for extra verification, or an unknown identity. */
export const isSession = (answer: LoginAnswer): answer is LoginValue => 'token' in answer;
export const isVerification = (answer: LoginAnswer): answer is ExtraVerification => 'verify' in answer;

/** Output of a sign-in flow; the session flow opens the session with it. */
export interface SignedIn {
  readonly value: LoginValue;
  readonly type: 'username' | 'sms' | 'firebase' | 'trial';
  /** The typed password; null if none was typed. */
  readonly password: string | null;
}
