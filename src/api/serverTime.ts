/** The header counts whole seconds, so a smaller difference says nothing. */
const unsure = 1_500;

let ahead = 0;

/** Learns from the date of an answer how far the clock of the server is from this one's. */
export function keepServerDate(date: unknown, now = Date.now()): void {
  const moment = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(moment)) return;
  // The date was cut to its second: in the middle it was half a second later.
  const difference = moment + 500 - now;
  ahead = Math.abs(difference) < unsure ? 0 : difference;
}

/** A moment of the server, as the clock of this browser will show it. */
export const onThisClock = (moment: number): number => moment - ahead;

export const serverNow = (now = Date.now()): number => now + ahead;
