import { addDays, type DayRange } from '../../../domain/datePresets.ts';

const maxDays = 92;

/** The last 92 days of a longer period, which is the most that figures of a team are read for. */
export function withinLimit({ from, until }: DayRange): DayRange {
  const first = addDays(until, 1 - maxDays);
  return { from: first > from ? first : from, until };
}
