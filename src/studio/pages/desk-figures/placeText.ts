import { type Language, localeOf } from '../../../domain/language.ts';
import { momentText } from '../../../domain/momentText.ts';

export const hourLabel = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** `22 Nov`, in Vietnamese `22/11`. Days are those of the brand. */
export const dayLabel = (day: string, language: Language): string =>
  momentText(`${day}T00:00:00Z`, { timeZone: 'UTC', language, to: 'short' }).replace(/[, ]+\d\d:\d\d$/, '');

/** `Nov 2026`, of the first day of a month. */
export const monthLabel = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', year: 'numeric', month: 'short' }).format(
    new Date(`${month}T00:00:00Z`),
  );

/** `11:00` of a moment in a zone. */
export const timeLabel = (moment: string, timeZone: string, language: Language): string =>
  momentText(moment, { timeZone, language, to: 'short' }).slice(-5);
