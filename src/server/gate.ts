/** Lets a few works run at once and the others wait in order. */
export function createGate(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
