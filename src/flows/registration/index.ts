/**
 * The registration window, headless: `form.*` states for the submit, `affiliate.*` states for the code field. Provide
 * `solveChallenge`, `checkAffiliate`, `register`, `resetChallenge` and `renewCaptcha`. Final state: `form.done`; `signedIn` of
 * its context goes to the session flow as `session.open`.
 */

export { registrationMachine } from './registration.machine.ts';
export type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationForm,
  RegistrationInput,
  RegistrationTry,
} from './registration.ts';
