import { moneyOf, readMoney } from '../../../domain/money.ts';
import type { LimitKind, LimitPeriod } from '../../../domain/saferPlay.ts';
import type { SaferPlayState } from '../../../wire/saferPlay.ts';

export type PlayLimit = SaferPlayState['limits'][number];

/** From here on a limit is shown as nearly used up. */
export const nearPercent = 80;

/** Used part of a limit in whole percent, 0 to 100, rounded down. */
export function usedPercent({ used, amount }: Pick<PlayLimit, 'used' | 'amount'>): number {
  const limit = moneyOf(amount);
  if (limit <= 0n) return 100;
  const percent = Number((moneyOf(used) * 100n) / limit);
  return Math.min(100, Math.max(0, percent));
}

/** Effect of an amount on the player's own limit; null if it is no amount of the kind. */
export function changeBy(held: PlayLimit | undefined, next: string): 'new' | 'lower' | 'same' | 'higher' | null {
  const amount = readMoney(next);
  if (amount === null || amount <= 0n) return null;
  if (held === undefined) return 'new';
  const current = moneyOf(held.amount);
  return amount === current ? 'same' : amount < current ? 'lower' : 'higher';
}

/** The player's own limit. */
export const ownLimit = (limits: readonly PlayLimit[], kind: LimitKind, period: LimitPeriod): PlayLimit | undefined =>
  limits.find((limit) => !limit.isOfBrand && limit.kind === kind && limit.period === period);

/** The limit of the brand, which a player's own may not exceed. */
export const brandLimit = (limits: readonly PlayLimit[], kind: LimitKind, period: LimitPeriod): PlayLimit | undefined =>
  limits.find((limit) => limit.isOfBrand && limit.kind === kind && limit.period === period);
