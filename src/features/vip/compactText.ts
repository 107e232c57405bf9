const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });
const steps = [1e9, 1e6, 1e3];

/** A round sum in few characters, as `20M` or `1.5B`; null for one that would not be exact. */
export function compactText(amount: string): string | null {
  const value = Number(amount);
  if (!Number.isSafeInteger(value)) return null;
  const step = steps.find((each) => value >= each) ?? 1;
  return Number.isInteger((value / step) * 100) ? format.format(value) : null;
}
