/** The last minute before an end, as deadlines name it: 23:59 instead of the midnight after it. Epoch in milliseconds. */
export const lastMinute = (end: string): number => Date.parse(end) - 60_000;
