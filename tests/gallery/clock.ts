interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** Time that only moves when told to. Machines take it as their clock; what they ask for the hour reads `now`. */
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
    /** Milliseconds since the clock was made. */
    now: () => time,
    setTimeout(ring: () => void, wait: number): number {
      timers.set((last += 1), { at: time + wait, ring });
      return last;
    },
    clearTimeout(id: number): void {
      timers.delete(id);
    },
    /** Milliseconds until the next deadline; null without one. */
    wait: (): number | null => {
      const first = next();
      return first === null ? null : Math.max(0, first[1].at - time);
    },
    /** Lets time pass, and every deadline in it, in order. */
    advance(by: number): void {
      const end = time + by;
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
