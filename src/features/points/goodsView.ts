import { moneyOf } from '../../domain/money.ts';
import { type GoodsGroup, goodsGroups } from '../../domain/points.ts';
import type { RedeemItem } from '../../wire/points.ts';

export const sorts = ['popular', 'cheap', 'dear'] as const;
export type Sort = (typeof sorts)[number];

export const pageSize = 8;

/** View of the rewards, as the address says. */
export interface GoodsView {
  readonly group: GoodsGroup | 'all';
  readonly sort: Sort;
  readonly affordable: boolean;
  readonly page: number;
}

export const viewOf = (params: Readonly<Partial<Record<string, string>>>): GoodsView => ({
  group: goodsGroups.find((each) => each === params['group']) ?? 'all',
  sort: sorts.find((each) => each === params['sort']) ?? 'popular',
  affordable: params['affordable'] === '1',
  page: Math.max(1, Number.parseInt(params['page'] ?? '1', 10) || 1),
});

/** Groups that have rewards. */
export const groupsOf = (goods: readonly RedeemItem[]): readonly GoodsGroup[] =>
  goodsGroups.filter((group) => goods.some((item) => item.group === group));

/** The rewards of a view, in its order. Without a balance none is left out for its price. */
export function shownOf(goods: readonly RedeemItem[], view: GoodsView, balance: string | null): readonly RedeemItem[] {
  const own = balance === null ? null : moneyOf(balance);
  const found = goods.filter(
    ({ group, points }) =>
      (view.group === 'all' || group === view.group) && (!view.affordable || own === null || moneyOf(points) <= own),
  );
  if (view.sort === 'popular') return found;
  const sign = view.sort === 'cheap' ? 1 : -1;
  return found.toSorted((one, other) => sign * Number(moneyOf(one.points) - moneyOf(other.points)));
}
