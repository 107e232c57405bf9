/**
 * Extra verification of a sign-in from a new IP address, headless. Provide `sendCode`, `prove` and `renewCaptcha`. Results for
 * the flow that required it: `passed` carries the value of `verification.pass`; `cancelled` carries null: send
 * `verification.cancel`; `expired` has `ended` set: send `verification.end`, and that flow shows the reason.
 */
export { extraVerificationMachine } from './extraVerification.machine.ts';
export type { Proof } from './setup.ts';
