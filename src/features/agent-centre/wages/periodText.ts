import type { Language } from '../../../domain/language.ts';
import { momentText } from '../../../domain/momentText.ts';
import type { WagePayment } from '../../../wire/wages.ts';

interface PeriodFormat {
  /** IANA name. */
  readonly timeZone: string;
  readonly language: Language;
  /** Without the year, for narrow columns. */
  readonly isShort?: boolean;
}

const dayMs = 86_400_000;

/**
 * The period of a payment for readers: a day, a range of days, or a range of minutes. A contract that was signed or ended within a
 * period has a part of it, which is written with its times.
 */
export function periodText(
  { from, until }: Pick<WagePayment, 'from' | 'until'>,
  { isShort = false, ...format }: PeriodFormat,
): string {
  const day = (at: string | number) =>
    isShort
      ? momentText(at, { ...format, to: 'short' }).replace(/[, ]+\d\d:\d\d$/, '')
      : momentText(at, { ...format, to: 'day' });
  const clock = (at: string) => momentText(at, format).slice(-5);
  const isMidnight = (at: string) => clock(at) === '00:00';
  const last = Date.parse(until) - 1;
  if (isMidnight(from) && isMidnight(until)) return day(from) === day(last) ? day(from) : `${day(from)} – ${day(last)}`;
  if (Date.parse(until) - Date.parse(from) <= dayMs && day(from) === day(last))
    return `${day(from)} ${clock(from)} – ${clock(until)}`;
  return `${momentText(from, format)} – ${momentText(until, format)}`;
}
