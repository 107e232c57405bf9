import { studioOffsetMs } from '../../../i18n/index.ts';

const dayMs = 86_400_000;
/** Days before now that the schedule begins, and its length. */
const daysBefore = 3;
const weeks = 4;

export interface Timeline {
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  /** Beginning of each week, in epoch milliseconds and in percent. */
  readonly ticks: readonly { readonly at: number; readonly place: number }[];
  readonly now: number;
}

/** The time that the schedule shows: four weeks from the beginning of a day a little before now, in the zone of the studio. */
export function timelineAt(now: number): Timeline {
  const start = Math.floor((now + studioOffsetMs) / dayMs - daysBefore) * dayMs - studioOffsetMs;
  const end = start + weeks * 7 * dayMs;
  const ticks = Array.from({ length: weeks }, (_, week) => ({ at: start + week * 7 * dayMs, place: (100 * week) / weeks }));
  return { start, end, ticks, now: (100 * (now - start)) / (end - start) };
}

/** The part of the time in which a notice shows, in percent; null if it lies outside. */
export function barOf(
  { from, until }: { readonly from: string; readonly until: string | null },
  { start, end }: Timeline,
): { readonly start: number; readonly width: number } | null {
  const first = Math.max(Date.parse(from), start);
  const last = Math.min(until === null ? end : Date.parse(until), end);
  if (last <= first) return null;
  const percent = (ms: number) => (100 * ms) / (end - start);
  return { start: percent(first - start), width: percent(last - first) };
}
