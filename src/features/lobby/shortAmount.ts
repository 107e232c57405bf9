import type { Translate } from '../../i18n/index.ts';

const steps = [
  ['home.amount.billion', 1_000_000_000],
  ['home.amount.million', 1_000_000],
  ['home.amount.thousand', 1_000],
] as const;

/** A limit or prize in short form: `20000` gives `20K`. Never for a balance, which must be exact. */
export function shortAmount(amount: string, t: Translate): string {
  const number = Number(amount);
  if (!Number.isFinite(number)) return amount;
  const step = steps.find(([, size]) => number >= size);
  if (step === undefined) return String(Math.floor(number * 100) / 100);
  const [key, size] = step;
  return t(key, { value: Math.floor((number / size) * 100) / 100 });
}
