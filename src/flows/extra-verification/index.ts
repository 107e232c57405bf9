/**
 * One more proof for a sign-in from a new address, headless. Fill `sendCode`, `prove` and `renewCaptcha`. `passed` carries the
 * value for `verification.pass` of the flow that asked. `cancelled` carries null: send it `verification.cancel`; so does
 * `expired`, which has `ended`: send it `verification.end`, and it says why.
 */
export { extraVerificationMachine } from './extraVerification.machine.ts';
export type { Proof } from './setup.ts';
