import { createHash } from 'node:crypto';

/** A probe: its time (epoch milliseconds), and its duration relative to an idle machine. */
export interface Probe {
  readonly at: number;
  readonly slowdown: number;
}

const block = Buffer.alloc(1 << 20, 7);
const rounds = 24;
/** Duration of the probe's work on an idle core of the reference machine. */
const idleMs = 14.5;
const intervalMs = 1_000;

/**
 * Repeats a fixed workload during the tests and measures its duration. A slow or busy machine delays probe and tests
 * alike, so time divided by the slowdown is comparable across machines. Wall-clock time alone depends on other load; CPU
 * time misses the work of PostgreSQL and browsers.
 */
export function startProbes(): () => readonly Probe[] {
  const probes: Probe[] = [];
  const probe = () => {
    const at = Date.now();
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) createHash('sha256').update(block).digest();
    // A machine faster than the reference does not shrink budgets.
    probes.push({ at, slowdown: Math.max(1, (performance.now() - started) / idleMs) });
  };
  probe();
  const timer = setInterval(probe, intervalMs);
  return () => {
    clearInterval(timer);
    return probes;
  };
}

/** With fewer probes, one load spike could skew the median. */
const minProbes = 5;

/** Median slowdown of the probes between `start` and `end`, or of the nearest ones if the span is short. */
export function slowdownBetween(probes: readonly Probe[], start: number, end: number): number {
  const distance = ({ at }: Probe) => Math.max(0, start - at, at - end);
  const byDistance = [...probes].sort((one, other) => distance(one) - distance(other));
  const within = byDistance.filter((probe, index) => index < minProbes || distance(probe) === 0);
  const slowdowns = within.map(({ slowdown }) => slowdown).sort((one, other) => one - other);
  return slowdowns[Math.floor(slowdowns.length / 2)] ?? 1;
}
