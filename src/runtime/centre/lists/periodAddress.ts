import { type DatePreset, type DayRange, isDay, pastPresets, presetRange } from '../../../domain/datePresets.ts';

interface Period {
  /** Null for days that were chosen one by one. */
  readonly preset: DatePreset | null;
  readonly range: DayRange;
}

const defaultPreset = 'last7';

/** The period in an address: a preset, which moves with the calendar, or two days as `2026-11-01..2026-11-20`. */
export function periodOf(text: string | undefined, now: number, timeZone: string): Period {
  const preset = pastPresets.find((each) => each === text);
  const [from = '', until = ''] = text?.split('..') ?? [];
  if (preset === undefined && isDay(from) && isDay(until) && from <= until) return { preset: null, range: { from, until } };
  const chosen = preset ?? defaultPreset;
  return { preset: chosen, range: presetRange(chosen, now, timeZone) };
}

/** The text of a period for an address: the preset with these days, if any. */
export function periodText(range: DayRange, now: number, timeZone: string): string {
  const preset = pastPresets.find((each) => {
    const { from, until } = presetRange(each, now, timeZone);
    return from === range.from && until === range.until;
  });
  return preset ?? `${range.from}..${range.until}`;
}
