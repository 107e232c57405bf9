/**
 * A forgotten password, headless. Fill `sendMail`, `resetByPhone`, `forgetStoredPasswords` and `goHome`. `mailSent` shows
 * `in_been_out`; the output of the phone way goes to the session flow as `session.open`.
 */
export { forgotPasswordMachine } from './forgotPassword.machine.ts';
export type { ForgotForm, ForgotTab } from './setup.ts';
