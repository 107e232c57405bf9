/**
 * Sign-in of an operator to the studio, headless: password, second factor or its set-up, recovery codes. Provide the calls `signIn`,
 * `sendCode`, `sendRecoveryCode`, `usePasskey`, `skipEnrolment`, `startAgain` and `makeRecoveryCodes`.
 */

export { type StudioSignInFault, studioSignInMachine } from './studioSignIn.machine.ts';
