/**
 * Signing in with Google or Facebook, headless. Provide `askProvider` and `logIn`. Ends with `signedIn` for the session flow,
 * or with `link` and `choice`: the login or registration window then opens and sends `linkTicket: link.ticket`.
 */

export type { SocialIdentity, SocialProvider } from './setup.ts';
export { socialMachine } from './social.machine.ts';
