import { useCallback } from 'react';
import { type Language, localeOf } from '../../domain/language.ts';
import { momentText } from '../../domain/momentText.ts';
import { useLanguage } from './text.tsx';

/** Zone of all times in the studio; a page says it once. */
export const studioZone = 'Asia/Ho_Chi_Minh';

/** Milliseconds that the zone is ahead of UTC; it has no summer time. */
export const studioOffsetMs = 7 * 3_600_000;

/** Time of the zone as `datetime-local` writes it; empty for none. */
export function localTime(moment: unknown): string {
  const ms = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(ms) ? '' : new Date(ms + studioOffsetMs).toISOString().slice(0, 16);
}

/** Moment that a `datetime-local` of the zone names. */
export const momentOf = (local: string): string => `${local}:00+07:00`;

/** A time as tables show it: `22 Nov 2026 10:42`, in Vietnamese `22/11/2026 10:42`. */
export function useMoment(): (moment: string | number, to?: 'day' | 'minute' | 'second' | 'short') => string {
  const language = useLanguage();
  return useCallback(
    (moment, to = 'minute') => momentText(moment, { timeZone: studioZone, language, to }).replace(', ', ' '),
    [language],
  );
}

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Time elapsed, such as `2 days ago`. */
export function agoText(moment: string, now: number, language: Language): string {
  const ms = new Date(moment).getTime() - now;
  const [unit, size] = steps.find(([, each]) => Math.abs(ms) >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(Math.round(ms / size), unit);
}

/** A span in its two largest units, such as `12 h 46 min` or `9 days`. */
export function spanText(ms: number, language: Language): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  const part = (value: number, unit: string, unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay }).format(value);
  if (days > 0) return part(days, 'day', 'long');
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [part(hours, 'hour', 'short')] : []),
    ...(rest > 0 || hours === 0 ? [part(rest, 'minute', 'short')] : []),
  ].join(' ');
}
