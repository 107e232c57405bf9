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
