import type { Category } from '../../../domain/category.ts';
import { type Money, moneyOf } from '../../../domain/money.ts';
import type { ConvertRule } from '../../../domain/points.ts';
import type { Brand } from '../../../manifest/index.ts';

type GivenGoods = Brand['pointMall']['goods'][number];

/** A reward of the manifest. */
export interface Goods extends Pick<GivenGoods, 'id' | 'name' | 'text' | 'group' | 'kind' | 'image' | 'stock' | 'most'> {
  /** Points for one. */
  readonly points: Money;
  /** Money to be paid for one, or that one voucher credits. */
  readonly amount: Money;
}

interface PointRules {
  readonly unit: number;
  readonly perDeposit: Money;
  readonly values: Readonly<Record<Category, Money>>;
  readonly convert: ConvertRule;
  /** From how many points on an operator has to approve an exchange for money; null for none. */
  readonly reviewFrom: Money | null;
  readonly goods: readonly Goods[];
}

const read = new WeakMap<Brand, PointRules>();

/** Rules by which a brand gives and takes points. */
export function pointRulesOf(brand: Brand): PointRules {
  const known = read.get(brand);
  if (known !== undefined) return known;
  const { unit, perDeposit, values, convert } = brand.policies.points;
  const { rate, min, max, step, reviewFrom } = convert;
  const whole = (count: number) => moneyOf(String(count));
  const rules: PointRules = {
    unit,
    perDeposit: moneyOf(perDeposit),
    values: {
      ELOTT: moneyOf(values.ELOTT),
      LOTT: moneyOf(values.LOTT),
      LIVE: moneyOf(values.LIVE),
      SPORTS: moneyOf(values.SPORTS),
      FISH: moneyOf(values.FISH),
      RNG: moneyOf(values.RNG),
      PVP: moneyOf(values.PVP),
      ESPORTS: moneyOf(values.ESPORTS),
    },
    convert: { rate: moneyOf(rate), min, max, step },
    reviewFrom: reviewFrom === undefined ? null : whole(reviewFrom),
    goods: brand.pointMall.goods.map(({ points, amount = 0, ...goods }) => ({
      ...goods,
      points: whole(points),
      amount: whole(amount),
    })),
  };
  read.set(brand, rules);
  return rules;
}
