import { createHash } from 'node:crypto';

/** When a probe ran and how many times longer than on an idle machine it took. */
export interface Probe {
  readonly at: number;
  readonly slowdown: number;
}

const block = Buffer.alloc(1 << 20, 7);
const rounds = 24;
/** What the work below takes on an idle core of the machine that the budgets were stated for. */
const idleMs = 14.5;
const intervalMs = 1_000;

/**
 * Repeats a fixed piece of work beside the tests and measures how long it takes. A machine that is slow, or that has
 * other work to do, delays the probe as it delays the tests, so that seconds divided by the slowdown of their time are
 * the same on every machine. A stopwatch alone would fail a run because of its neighbours; CPU time would not see
 * what PostgreSQL and browsers do for a test.
 */
export function startProbes(): () => readonly Probe[] {
  const probes: Probe[] = [];
  const probe = () => {
    const at = Date.now();
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) createHash('sha256').update(block).digest();
    // A machine faster than the reference earns no smaller share.
    probes.push({ at, slowdown: Math.max(1, (performance.now() - started) / idleMs) });
  };
  probe();
  const timer = setInterval(probe, intervalMs);
  return () => {
    clearInterval(timer);
    return probes;
  };
}

/** Fewer probes say little: a burst may have met one of them and not the test. */
const fewestProbes = 5;

/** Median of the probes between two moments, or of the nearest ones when the span is short. */
export function slowdownBetween(probes: readonly Probe[], start: number, end: number): number {
  const distance = ({ at }: Probe) => Math.max(0, start - at, at - end);
  const byDistance = [...probes].sort((one, other) => distance(one) - distance(other));
  const within = byDistance.filter((probe, index) => index < fewestProbes || distance(probe) === 0);
  const slowdowns = within.map(({ slowdown }) => slowdown).sort((one, other) => one - other);
  return slowdowns[Math.floor(slowdowns.length / 2)] ?? 1;
}
