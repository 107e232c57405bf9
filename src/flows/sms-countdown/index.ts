/**
 * Sending a code and the cooldown before the next, headless. Provide `sendCode` (returns `{ expiredMinutes }` or `'firebase'`)
 * and `reportFailure`. Keep one `createCountdowns()` for the whole visit, outside all forms.
 */
export { type Countdowns, createCountdowns, type SmsTarget } from './countdowns.ts';
export { type Sent, smsCountdownMachine } from './smsCountdown.machine.ts';
