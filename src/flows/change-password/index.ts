/**
 * Changing the password, headless. Fill `changePassword`, `forgetStoredPasswords` (remember-me and cpw), `reloadMember`
 * (`session.passwordChanged` to the session flow), `goHome` and `logOut` (`session.end` to it, and the call).
 */
export { changePasswordMachine } from './changePassword.machine.ts';
