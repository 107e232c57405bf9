import { authConstants } from './authConstants.ts';

/** Cooldown before another code may be requested, in seconds. */
export const countdownSeconds = (expiredMinutes: number) => expiredMinutes * 60;

/** Cooldowns are kept per purpose and number, so that one form does not block another. */
export const smsPurposes = ['login', 'register', 'forgotPassword', 'contact'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];
/** Purposes of codes that a guest has sent to a number which they type. */
export type GuestSmsPurpose = Exclude<SmsPurpose, 'contact'>;

/** Time for which the button is disabled after a code was sent, in milliseconds. */
export const countdownTime = (sent: { readonly expiredMinutes: number } | 'firebase') =>
  (sent === 'firebase' ? authConstants.firebaseCountdown : countdownSeconds(sent.expiredMinutes)) * 1_000;
