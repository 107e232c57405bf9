/**
 * The login window, headless. Provide `solveChallenge`, `logIn`, `resetChallenge` and `renewCaptcha`. Its output goes to the
 * session flow as `session.open` or, with a `link`, to the choice of the social flow.
 */
export type { SignedIn } from '../answered.ts';
export type { Failed } from '../failed.ts';
export { loginMachine } from './login.machine.ts';
export type { LoginForm, LoginTab, LoginTry } from './login.ts';
