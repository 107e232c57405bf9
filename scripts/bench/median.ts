export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** @param share From 0 up to 1, as 0.95 for the value that 95 % do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
}
