import type { Category } from './category.ts';
import { type Money, moneyFromUnits } from './money.ts';

/** Points in ten-thousandths, as amounts of money are, but always with two decimals. They never expire [POINTS-03]. */
export type Points = Money;

/** Causes of movements of points [POINTS-07]. */
export const pointTypes = ['live', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'deposit'] as const;
export type PointType = (typeof pointTypes)[number];

const typeOf: Readonly<Record<Category, PointType>> = {
  ELOTT: 'lottery',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'slots',
  RNG: 'slots',
  PVP: 'pvp',
  ESPORTS: 'sports',
};
export const pointTypeOf = (category: Category): PointType => typeOf[category];

/** States of an exchange [EXCH-01]; records word them as in process, rejected and approved. */
export const exchangeStates = ['processing', 'rejected', 'completed'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Goods that an operator hands over, a voucher whose sum is credited, or points for money. */
export const exchangeKinds = ['goods', 'voucher', 'money'] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

export const goodsGroups = ['voucher', 'electronics', 'home', 'fashion', 'festive', 'other'] as const;
export type GoodsGroup = (typeof goodsGroups)[number];

/** Reasons why points cannot be exchanged. */
export const exchangeRefusals = ['points', 'stock', 'gone', 'quantity', 'changed', 'min', 'max', 'step', 'off'] as const;
export type ExchangeRefusal = (typeof exchangeRefusals)[number];

const perUnit = 10_000n;
/** Of two decimals. */
const smallest = 100n;

const floored = (units: bigint): Points => moneyFromUnits(units - (units % smallest));

/** Points that `value` points for each `unit` of the currency bring, rounded down to two decimals [POINTS-01]. */
export const pointsFor = (base: Money, { value, unit }: { readonly value: Money; readonly unit: number }): Points =>
  floored((base * value) / (BigInt(unit) * perUnit));

/** Money for points at a rate of money per point. */
export const worthOf = (points: Points, rate: Money): Money => moneyFromUnits((points * rate) / perUnit);

export interface ConvertRule {
  readonly rate: Money;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Reason why so many points cannot be exchanged for money; null if they can. */
export function convertRefusal(points: Points, { rate, min, max, step }: ConvertRule): ExchangeRefusal | null {
  const whole = (count: number) => BigInt(count) * perUnit;
  if (rate === 0n) return 'off';
  if (points < whole(min)) return 'min';
  if (points > whole(max)) return 'max';
  return points % whole(step) === 0n ? null : 'step';
}
