import { isCategory } from '../../../domain/category.ts';
import { type Money, zero } from '../../../domain/money.ts';
import { type PointType, pointsFor, pointTypeOf } from '../../../domain/points.ts';
import type { Brand } from '../../../manifest/index.ts';
import { pointRulesOf } from './rules.ts';

/** Valid stakes of one account in one category, settled together. */
export interface SettledStakes {
  readonly account: string;
  readonly book: string;
  readonly category: string;
  readonly validBet: Money;
}

interface Earned extends SettledStakes {
  readonly type: PointType;
  readonly points: Money;
  readonly value: Money;
}

/** Points that settled stakes bring; trial money and categories without a value bring none. */
export function earnedBy(brand: Brand, settled: readonly SettledStakes[]): readonly Earned[] {
  const { unit, values } = pointRulesOf(brand);
  const groups = Map.groupBy(settled, ({ account, book, category }) => JSON.stringify([account, book, category]));
  return [...groups.values()].flatMap((group): Earned[] => {
    const [first] = group;
    if (first === undefined || first.book.startsWith('trial:') || !isCategory(first.category)) return [];
    const { category } = first;
    const validBet = group.reduce<bigint>((sum, each) => sum + each.validBet, 0n) as Money;
    const points = pointsFor(validBet, { value: values[category], unit });
    return points === zero ? [] : [{ ...first, validBet, type: pointTypeOf(category), points, value: values[category] }];
  });
}

/** Values of `earningPoints`: arrays with an element for each category. */
export const earningValues = (earned: readonly Earned[]) => [
  earned.map(({ account }) => account),
  earned.map(({ book }) => book),
  earned.map(({ type }) => type),
  earned.map(({ category }) => category),
  earned.map(({ points }) => points.toString()),
  earned.map(({ validBet }) => validBet.toString()),
  earned.map(({ value }) => value.toString()),
];

/**
 * The part of the statement that writes results which credits their points: within the same statement, so that it costs no round
 * trip, and once, as the results are written once. `$1` is the merchant, `$4` the moment, `$5` the ledger transaction.
 * @param first Number of the first parameter of `earningValues`
 */
export function earningPoints(first: number): string {
  const [account, book, type, category, points, base, value] = Array.from({ length: 7 }, (_, index) => `$${first + index}`);
  return `earned as (
      select * from unnest(${account}::text[], ${book}::text[], ${type}::text[], ${category}::text[], ${points}::bigint[], ${base}::bigint[], ${value}::bigint[])
        with ordinality as earned (account, book, type, category, points, base, value, place)
    ), point_balance as (
      insert into point_wallet as known (merchant, account, book, balance, entries)
      select $1, account, book, sum(points), count(*) from earned group by account, book
      on conflict (merchant, account, book) do update set
        balance = known.balance + excluded.balance, entries = known.entries + excluded.entries
      returning account, book, balance, entries
    ), pointed as (
      insert into point_entry (merchant, account, book, number, type, source, points, balance, base, value, category, at)
      select $1, account, book, point_balance.entries - count(*) over whole + row_number() over so_far, type,
        'bet:' || $5 || '/' || category, points, point_balance.balance - sum(points) over whole + sum(points) over so_far,
        base, value, category, $4::timestamptz
      from earned join point_balance using (account, book)
      window whole as (partition by account, book), so_far as (partition by account, book order by place)
    )`;
}
