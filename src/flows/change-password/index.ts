/**
 * Changing the password, headless. Provide `changePassword`, `forgetStoredPasswords` (remember-me and cpw), `reloadMember`
 * (sends `session.passwordChanged` to the session flow), `goHome` and `logOut` (sends it `session.end`, and calls the server).
 */
export { changePasswordMachine } from './changePassword.machine.ts';
