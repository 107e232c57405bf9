import { type Language, localized } from '../../../domain/language.ts';
import { type Money, moneyOf } from '../../../domain/money.ts';
import { periodOf, startOfDay } from '../../../domain/promotion.ts';
import { type RankThreshold, rankLabel } from '../../../domain/rank.ts';
import type { Brand } from '../../../manifest/index.ts';
import { bookOf } from '../books/index.ts';
import type { Tenant } from '../tenant/index.ts';

export interface Rank extends RankThreshold {
  /** Zero for none. */
  readonly bonus: Money;
}

const read = new WeakMap<Brand['vip'], readonly Rank[]>();

/** The ranks of a brand, from rank 1 on. */
export function ranksOf({ vip }: Pick<Brand, 'vip'>): readonly Rank[] {
  const known = read.get(vip);
  if (known !== undefined) return known;
  const money = (amount: number) => moneyOf(String(amount));
  const ranks = vip.ranks.map(({ turnover, deposits, keep, bonus }) => ({
    turnover: money(turnover),
    deposits: money(deposits),
    keep: money(keep),
    bonus: money(bonus),
  }));
  read.set(vip, ranks);
  return ranks;
}

/** The rank of an account, and the book in which it was reached. */
interface StoredRank {
  readonly rank: number;
  readonly rankBook: string | null;
}

/** A stored rank, as the brand has it now: zero if it was reached in another book, at most the highest. */
export const rankOf = (tenant: Pick<Tenant, 'brand'>, { rank, rankBook }: StoredRank): number =>
  rankBook === bookOf(tenant) ? Math.min(rank, tenant.brand.vip.ranks.length) : 0;

/** Number and name of a rank. */
export function labelOf({ brand }: Pick<Tenant, 'brand'>, rank: number, language: Language): string {
  const name = brand.vip.ranks[rank - 1]?.name;
  return rankLabel(rank, name === undefined ? null : localized(name, language));
}

/** The period of a day, both days inclusive. */
export function rankPeriodOf({ vip }: Pick<Brand, 'vip'>, day: string): { readonly from: string; readonly until: string } {
  const { from, until } = periodOf(vip.period, day);
  // Only `once` has no days.
  return { from: from ?? day, until: until ?? day };
}

/** Time at which ranks of the previous period are reviewed: on the first day of the next one, at the hour of the brand. */
export function reviewMoment({ vip, timeZone }: Pick<Brand, 'vip' | 'timeZone'>, firstDay: string): Date {
  const [hours = 0, minutes = 0] = vip.reviewsAt.split(':').map(Number);
  return new Date(startOfDay(firstDay, timeZone).getTime() + (hours * 60 + minutes) * 60_000);
}
