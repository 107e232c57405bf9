import { type Language, localeOf } from './language.ts';

interface MomentFormat {
  /** IANA name. */
  readonly timeZone: string;
  readonly language: Language;
  /** `day` leaves the time out, `short` the year, `second` adds seconds. Default: to the minute. */
  readonly to?: 'day' | 'minute' | 'second' | 'short';
}

/**
 * A date as users read it: `22/11/2026 19:35` in Vietnamese, `22 Nov 2026, 19:35` in English. Empty if `moment` is no date.
 * @param moment ISO 8601, or epoch in milliseconds.
 */
export function momentText(moment: string | number, { timeZone, language, to = 'minute' }: MomentFormat): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const parts = formatOf(timeZone, language).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const { date: dateSeparator, time: timeSeparator } = separators[language];
  const year = to === 'short' ? [] : [part('year')];
  const day = [part('day'), part('month'), ...year].join(dateSeparator);
  if (to === 'day') return day;
  const second = to === 'second' ? [part('second')] : [];
  return `${day}${timeSeparator}${[part('hour'), part('minute'), ...second].join(':')}`;
}

/** Cities whose name differs from that of their zone, by language. */
const cities: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  vi: { 'Asia/Ho_Chi_Minh': 'Hồ Chí Minh' },
};

/** A time zone for users: its city and offset, such as `Ho Chi Minh (GMT+7)`. */
export function zoneText(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  // Engines differ in how they write the offset zero.
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT+0', 'GMT') ?? 'GMT';
  return `${cities[language]?.[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ')} (${offset})`;
}

const numeric = { date: '/', time: ' ' };
const named = { date: ' ', time: ', ' };
const separators: Readonly<Record<Language, typeof numeric>> = { vi: numeric, en: named };

/** Cache: creating a formatter is expensive. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, language: Language): Intl.DateTimeFormat {
  const key = `${timeZone} ${language}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const isNumeric = separators[language] === numeric;
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: isNumeric ? '2-digit' : 'short',
    day: isNumeric ? '2-digit' : 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(key, format);
  return format;
}
