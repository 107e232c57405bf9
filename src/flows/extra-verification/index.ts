/**
 * One more proof for a sign-in from a new address, headless. Fill `sendCode`, `prove` and `renewCaptcha`. `passed` carries the
 * value for `verification.pass` of the flow that asked; `expired` and `cancelled` carry null: send it `verification.cancel`.
 */
export { extraVerificationMachine } from './extraVerification.machine.ts';
export type { Proof } from './setup.ts';
