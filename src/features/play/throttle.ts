/** Whether something may happen again, once in so many milliseconds. */
export function createThrottle(milliseconds: number, now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const moment = now();
    if (moment - last < milliseconds) return false;
    last = moment;
    return true;
  };
}
