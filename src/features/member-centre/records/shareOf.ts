import { moneyOf } from '../../../domain/money.ts';

/** The share of a part in a whole in percent with two decimals, rounded half up; zero of nothing. */
export function shareOf(part: string, whole: string): string {
  const [some, all]: [bigint, bigint] = [moneyOf(part), moneyOf(whole)];
  if (all <= 0n) return '0.00';
  const hundredths = (some * 20_000n + all) / (all * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
