/**
 * The registration window, headless: `form.*` states of the submit, `affiliate.*` states of the code field. Fill
 * `solveChallenge`, `checkAffiliate`, `register`, `resetChallenge` and `renewCaptcha`. It is over in `form.done`; the
 * `signedIn` of its context goes to the session flow as `session.open`.
 */

export { registrationMachine } from './registration.machine.ts';
export type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationForm,
  RegistrationInput,
  RegistrationTry,
} from './registration.ts';
