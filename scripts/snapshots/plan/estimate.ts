import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { timesFile } from '../places.ts';

/**
 * Number of concurrent browser processes, one page each (two pages in one process are slower than sequential ones). Pages
 * are idle half of the time while settling, so two more processes than cores are efficient.
 */
export let workers = Math.max(1, Math.min(4, cpus().length + 2));

export function setWorkers(count: number): void {
  workers = count;
}

/** Default estimate per picture without earlier runs, per core. */
const defaultMs = 800;

/** Estimated seconds for `cells` pictures, from the last run on this machine. */
export function estimate(cells: number): number {
  return Math.ceil((cells * (lastMilliseconds() ?? defaultMs / Math.min(workers, cpus().length))) / 1000);
}

function lastMilliseconds(): number | null {
  try {
    const { perCell } = JSON.parse(readFileSync(timesFile, 'utf8')) as { perCell: number };
    return perCell > 0 ? perCell : null;
  } catch {
    return null;
  }
}

/** Human-readable: `4 min 10 s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
