import { moneyOf } from '../../../domain/money.ts';
import type { Bonus } from '../../../wire/promotions.ts';

type Counted = Pick<Bonus, 'amount' | 'done' | 'needed'>;

/** Met part of the requirement, in whole percent, rounded down: 100 only when it is. */
export function percentDone({ done, needed }: Pick<Bonus, 'done' | 'needed'>): number {
  const [some, all]: [bigint, bigint] = [moneyOf(done), moneyOf(needed)];
  if (all <= 0n || some >= all) return 100;
  return Number((some * 100n) / all);
}

/** Stake that is left, as a decimal string. */
export function leftOf({ done, needed }: Pick<Bonus, 'done' | 'needed'>): bigint {
  const left: bigint = moneyOf(needed) - moneyOf(done);
  return left > 0n ? left : 0n;
}

/** Turnover as a multiple of the amount, with one decimal, rounded down: `7.2`. */
export function timesOf(turnover: string, { amount }: Pick<Counted, 'amount'>): string {
  const [some, all]: [bigint, bigint] = [moneyOf(turnover), moneyOf(amount)];
  if (all <= 0n) return '0';
  const tenths = (some * 10n) / all;
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`;
}
