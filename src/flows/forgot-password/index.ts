/**
 * A forgotten password, headless. Provide `sendMail`, `resetByPhone`, `forgetStoredPasswords` and `goHome`. `mailSent` shows
 * `in_been_out`; the output of a reset by phone goes to the session flow as `session.open`.
 */
export { forgotPasswordMachine } from './forgotPassword.machine.ts';
export type { ForgotForm, ForgotTab } from './setup.ts';
