import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { timesFile } from '../places.ts';

/** One browser process for each core: two in one process are slower than one. */
export let workers = Math.max(1, Math.min(4, cpus().length));

export function setWorkers(count: number): void {
  workers = count;
}

/** What a picture costs before any has been taken here, in milliseconds; two processes share memory and bus. */
const usual = 750;

/** Seconds that `cells` pictures take, by what the last run on this machine needed for one. */
export function estimate(cells: number): number {
  return Math.ceil((cells * (lastMilliseconds() ?? usual / (workers > 1 ? 1.36 : 1))) / 1000);
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
