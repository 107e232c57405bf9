import { dayText } from './dateText.ts';

export const datePresets = ['last7', 'last30', 'next7', 'next30'] as const;
export type DatePreset = (typeof datePresets)[number];

export interface DayRange {
  /** `yyyy-MM-dd`, both inclusive. */
  readonly from: string;
  readonly to: string;
}

const lengths = { last7: -7, last30: -30, next7: 7, next30: 30 } as const satisfies Record<DatePreset, number>;

/** "Last" ranges end today, "next" ranges start today, in the brand's time zone. */
export function dayRange(preset: DatePreset, now: Date, timeZone: string): DayRange {
  const today = dayText(now, timeZone);
  const days = lengths[preset];
  return days < 0 ? { from: shiftDay(today, days + 1), to: today } : { from: today, to: shiftDay(today, days - 1) };
}

function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
