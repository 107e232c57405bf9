/** Formats a date as `yyyy-MM-dd hh:mm:ss`, 24-hour clock, in the given IANA zone. */
export function dateText(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const part = partsOf(moment, timeZone);
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** The calendar day in a zone, as `yyyy-MM-dd`. */
export const dayText = (moment: Date, timeZone: string) => dateText(moment.toISOString(), timeZone).slice(0, 10);

/** Cache: creating a formatter is expensive. Bounded by the number of time zones of the brands. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(moment: Date, timeZone: string) {
  const format = formats.get(timeZone) ?? formatOf(timeZone);
  formats.set(timeZone, format);
  const parts = format.formatToParts(moment);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

export const datePresets = ['last7', 'last30', 'next7', 'next30'] as const;
type DatePreset = (typeof datePresets)[number];

interface DayRange {
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
