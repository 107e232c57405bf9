import { dayText } from './dateText.ts';

/** Days of the calendar as `yyyy-MM-dd`, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly until: string;
}

export const datePresets = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'next7', 'next30'] as const;
export type DatePreset = (typeof datePresets)[number];

/** Presets of records, which look back. */
export const pastPresets = ['today', 'yesterday', 'last7', 'last30', 'thisMonth'] as const satisfies readonly DatePreset[];

/**
 * The days of a preset at a moment, in the time zone of the brand. The last 7 and 30 days end today, the next ones start today.
 * @param now Epoch in milliseconds.
 */
export function presetRange(preset: DatePreset, now: number, timeZone: string): DayRange {
  const today = dayText(new Date(now), timeZone);
  if (preset === 'thisMonth') return { from: `${today.slice(0, 8)}01`, until: today };
  const [from, until] = offsets[preset];
  return { from: addDays(today, from), until: addDays(today, until) };
}

/** First and last day, counted from today. */
const offsets = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
} as const satisfies Readonly<Record<Exclude<DatePreset, 'thisMonth'>, readonly [number, number]>>;

const dayMs = 86_400_000;
const epochOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A day of the calendar some days later, or earlier by a negative number. */
export const addDays = (day: string, days: number): string => new Date(epochOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Every day of a range, in order. */
export function daysOf({ from, until }: DayRange): readonly string[] {
  const count = Math.round((epochOf(until) - epochOf(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(from, index));
}

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(epochOf(text)) && addDays(text, 0) === text;
