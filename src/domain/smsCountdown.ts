import { constants } from './constants.ts';

/** Seconds until another code may be asked for. */
export const countdownSeconds = (expiredMinutes: number) => expiredMinutes * 60;

/** Codes are counted per purpose and number, so that one form does not block another. */
export const smsPurposes = ['login', 'register', 'forgotPassword'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

/** How long the button stays shut after a code went out, in milliseconds. */
export const countdownTime = (sent: { readonly expiredMinutes: number } | 'firebase') =>
  (sent === 'firebase' ? constants.firebaseCountdown : countdownSeconds(sent.expiredMinutes)) * 1_000;
