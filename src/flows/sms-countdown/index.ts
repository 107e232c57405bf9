/**
 * Sending a code and waiting for the next, headless. Fill `sendCode` (answers `{ expiredMinutes }` or `'firebase'`) and
 * `reportFailure`. Keep one `createCountdowns()` for the whole visit, outside every form.
 */
export { type Countdowns, createCountdowns, type SmsTarget } from './countdowns.ts';
export { type Sent, smsCountdownMachine } from './smsCountdown.machine.ts';
