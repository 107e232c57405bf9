interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** Fake clock, advanced by hand only. Passed to machines as their `clock`, and as `now` where they read the time. */
export function createClock() {
  const timers = new Map<number, Timer>();
  let last = 0;
  let time = 0;

  const next = (): [number, Timer] | null =>
    [...timers].reduce<[number, Timer] | null>(
      (first, entry) => (first === null || entry[1].at < first[1].at ? entry : first),
      null,
    );

  return {
    /** Milliseconds since creation. */
    now: () => time,
    setTimeout(ring: () => void, delayMs: number): number {
      timers.set((last += 1), { at: time + delayMs, ring });
      return last;
    },
    clearTimeout(id: number): void {
      timers.delete(id);
    },
    /** Milliseconds until the next timer; null without one. */
    wait: (): number | null => {
      const first = next();
      return first === null ? null : Math.max(0, first[1].at - time);
    },
    /** Advances the time by `byMs` and fires the timers due in between, in order. */
    advance(byMs: number): void {
      const end = time + byMs;
      for (let first = next(); first !== null && first[1].at <= end; first = next()) {
        const [id, { at, ring }] = first;
        timers.delete(id);
        time = Math.max(time, at);
        ring();
      }
      time = end;
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
