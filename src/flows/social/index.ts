/**
 * Signing in through Google or Facebook, headless. Fill `askProvider` and `logIn`. It ends with `signedIn` for the session
 * flow, or with `link` and `choice`: the login or registration window then opens and sends `linkTicket: link.ticket`.
 */

export type { SocialIdentity, SocialProvider } from './setup.ts';
export { socialMachine } from './social.machine.ts';
