/**
 * The challenge before a try, headless. Fill `loadWidget`, `solveWidget` and `resetWidget` with the provider's adapter;
 * `solve(actor)` fills `solveChallenge` of other flows, `challenge.reset` their `resetChallenge`.
 */
export { challengeMachine } from './challenge.machine.ts';
export { solve } from './solve.ts';
