/** Uniform integers from 0 to 2³² − 1, reproducible from the seeds. */
export type Random = () => number;

const range = 2 ** 32;

/** Uniform integer below `limit`; rejection sampling avoids modulo bias. */
export function below(random: Random, limit: number): number {
  const fair = range - (range % limit);
  for (;;) {
    const value = random();
    if (value < fair) return value % limit;
  }
}

/** `count` distinct integers below `limit`, in draw order. */
export function differentBelow(random: Random, limit: number, count: number): number[] {
  const left = Array.from({ length: limit }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(below(random, left.length), 1)[0] ?? 0);
}
