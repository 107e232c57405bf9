/** Even numbers from 0 to 2³² − 1. Whoever holds the seeds can repeat them. */
export type Random = () => number;

const range = 2 ** 32;

/** A number below `limit`, each as likely: values of the uneven rest at the top are drawn again. */
export function below(random: Random, limit: number): number {
  const fair = range - (range % limit);
  for (;;) {
    const value = random();
    if (value < fair) return value % limit;
  }
}

/** `count` different numbers below `limit`, in the order they are drawn. */
export function differentBelow(random: Random, limit: number, count: number): number[] {
  const left = Array.from({ length: limit }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(below(random, left.length), 1)[0] ?? 0);
}
