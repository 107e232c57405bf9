const steps = [
  ['B', 1_000_000_000],
  ['M', 1_000_000],
  ['K', 1_000],
] as const;

/** A limit or prize in few signs: `20000` is `20K`. Never for a balance, where every unit counts. */
export function shortAmount(amount: string): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return amount;
  const [sign, step] = steps.find(([, size]) => value >= size) ?? ['', 1];
  return `${Math.floor((value / step) * 100) / 100}${sign}`;
}
