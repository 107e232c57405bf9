const steps = [
  ['B', 1_000_000_000],
  ['M', 1_000_000],
  ['K', 1_000],
] as const;

/** A limit or prize in short form: `20000` gives `20K`. Never for a balance, which must be exact. */
export function shortAmount(amount: string): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return amount;
  const [sign, step] = steps.find(([, size]) => value >= size) ?? ['', 1];
  return `${Math.floor((value / step) * 100) / 100}${sign}`;
}
