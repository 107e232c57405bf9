/** The `Date` header has a resolution of one second: smaller offsets are noise. */
const minOffsetMs = 1_500;

let offsetMs = 0;

/** Updates the offset of the server's clock from the `Date` header of a response. */
export function keepServerDate(date: unknown, now = Date.now()): void {
  const moment = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(moment)) return;
  // The header is truncated to the second: on average the true time is 500 ms later.
  const difference = moment + 500 - now;
  offsetMs = Math.abs(difference) < minOffsetMs ? 0 : difference;
}

/** Converts a server timestamp (ms) to the clock of this browser. */
export const onThisClock = (moment: number): number => moment - offsetMs;

/** The current time of the server, in ms. */
export const serverNow = (now = Date.now()): number => now + offsetMs;
