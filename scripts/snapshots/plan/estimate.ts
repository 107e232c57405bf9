import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { timesFile } from '../places.ts';

/**
 * Browser processes side by side: two pages in one process are slower than one after the other. A page spends half of its
 * time waiting to be sure that nothing moves any more, which leaves room for two processes more than there are cores.
 */
export let workers = Math.max(1, Math.min(4, cpus().length + 2));

export function setWorkers(count: number): void {
  workers = count;
}

/** What a picture costs before any has been taken here, in milliseconds of one core. */
const usual = 800;

/** Seconds that `cells` pictures take, by what the last run on this machine needed for one. */
export function estimate(cells: number): number {
  return Math.ceil((cells * (lastMilliseconds() ?? usual / Math.min(workers, cpus().length))) / 1000);
}

function lastMilliseconds(): number | null {
  try {
    const { perCell } = JSON.parse(readFileSync(timesFile, 'utf8')) as { perCell: number };
    return perCell > 0 ? perCell : null;
  } catch {
    return null;
  }
}

/** `4 min 10 s`, as a person says it. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
