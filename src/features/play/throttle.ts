/** Returns a function that is true at most once per `milliseconds`. */
export function createThrottle(milliseconds: number, now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const moment = now();
    if (moment - last < milliseconds) return false;
    last = moment;
    return true;
  };
}
