/**
 * The login window, headless. Fill `solveChallenge`, `logIn`, `resetChallenge` and `renewCaptcha`; its output goes to the
 * session flow as `session.open`, or, with a `link`, to the social flow's choice.
 */
export type { SignedIn } from '../answered.ts';
export type { Failed } from '../failed.ts';
export { loginMachine } from './login.machine.ts';
export type { LoginForm, LoginTab, LoginTry } from './login.ts';
