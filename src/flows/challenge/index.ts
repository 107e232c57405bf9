/**
 * The bot challenge before an attempt, headless. Provide `loadWidget`, `solveWidget` and `resetWidget` with the provider's
 * adapter; `solve(actor)` implements `solveChallenge` of other flows, `challenge.reset` their `resetChallenge`.
 */
export { challengeMachine, solve } from './challenge.machine.ts';
