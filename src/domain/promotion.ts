import { addDays, type DatePreset, isDay } from './datePresets.ts';
import { dateText } from './dateText.ts';
import { type Money, moneyFromUnits } from './money.ts';

/** States of a promotion for one account [PROMO-01]. `flows/promotion` says how they follow each other. */
export const promotionStates = [
  'comingSoon',
  'join',
  'applying',
  'processing',
  'joined',
  'claim',
  'claimed',
  'rejected',
  'closed',
  'issued',
  'signed',
] as const;
export type PromotionState = (typeof promotionStates)[number];

/** Typed rules of promotions. */
export const promotionKinds = ['depositMatch', 'cashback', 'fixed', 'ladder', 'raffle', 'signIn'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Ways to enter a promotion: by a click, by an application that is reviewed, or without either. */
export type PromotionEntry = 'join' | 'apply' | 'open';

/** States of bonus money. `queued` waits until the bonus before it has ended: stakes count for one bonus at a time. */
export const bonusStates = ['queued', 'running', 'released', 'expired', 'cancelled'] as const;
export type BonusState = (typeof bonusStates)[number];

/** Spans in which promotions start that are still to come; `any` is all of them. */
export const promotionSpans = ['any', 'next7', 'next30'] as const satisfies readonly ('any' | DatePreset)[];
export type PromotionSpan = (typeof promotionSpans)[number];

/** Characters of the remark of an application [VALID-35]. */
export const maxRemarkLength = 140;

/** Length of a remark as the limit counts it: in characters, not in UTF-16 units. */
export const remarkLength = (remark: string): number => [...remark.normalize('NFC').trim()].length;

/** Cycles in which an account may take part. */
export type PromotionCycle = 'once' | 'day' | 'week' | 'month';

/** One turn of a promotion: its key in rows, and its days, both inclusive; null for a side without an end. */
export interface PromotionPeriod {
  readonly key: string;
  readonly from: string | null;
  readonly until: string | null;
}

/** The turn that a day belongs to. Weeks begin on Monday. */
export function periodOf(cycle: PromotionCycle, day: string): PromotionPeriod {
  if (cycle === 'once') return { key: 'once', from: null, until: null };
  if (cycle === 'day') return { key: day, from: day, until: day };
  if (cycle === 'week') {
    const from = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    return { key: from, from, until: addDays(from, 6) };
  }
  const from = `${day.slice(0, 8)}01`;
  const until = addDays(`${addDays(from, 31).slice(0, 8)}01`, -1);
  return { key: day.slice(0, 7), from, until };
}

/** The turn before the one of a day; null for a promotion that has only one. */
export function periodBefore(cycle: PromotionCycle, day: string): PromotionPeriod | null {
  const { from } = periodOf(cycle, day);
  return from === null ? null : periodOf(cycle, addDays(from, -1));
}

/** The turn of a key; null for a key of another cycle, which the promotion may have had before. */
export function periodOfKey(cycle: PromotionCycle, key: string): PromotionPeriod | null {
  const day = key.length === 7 ? `${key}-01` : key;
  const turn = cycle === 'once' || isDay(day) ? periodOf(cycle, day) : null;
  return turn?.key === key ? turn : null;
}

/** The moment a day begins in an IANA zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (epoch: number) => {
    const local = dateText(new Date(epoch).toISOString(), timeZone).replace(' ', 'T');
    return Date.parse(`${local}Z`) - Math.floor(epoch / 1_000) * 1_000;
  };
  // The second pass is for a change of the clocks between the first guess and the result.
  const guess = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(guess));
}

/** 0.01 of the currency unit: the least that balances show. */
const smallest = 100n;
const perWhole = 10_000n;

/** Percent of an amount, rounded down to two decimals, at most `max`. */
export function shareOfAmount(amount: Money, percent: number, max: Money | null): Money {
  const exact = (amount * BigInt(Math.round(percent * 100))) / perWhole;
  const rounded = exact < 0n ? 0n : exact - (exact % smallest);
  return moneyFromUnits(max !== null && rounded > max ? max : rounded);
}

/** Stake that a bonus requires. */
export const wageringOf = (amount: Money, times: number): Money =>
  moneyFromUnits((amount * BigInt(Math.round(times * 100))) / 100n);

/** Share of a stake that counts, by category in percent; a category that is not named counts in full. */
export type WageringShares = Readonly<Partial<Record<string, number>>>;

/** Counted turnover of valid bets by category. */
export const countedTurnover = (
  bets: readonly { readonly category: string; readonly validBet: bigint }[],
  shares: WageringShares,
): Money =>
  moneyFromUnits(
    bets.reduce((sum, { category, validBet }) => sum + (validBet * BigInt(Math.round(shares[category] ?? 100))) / 100n, 0n),
  );

export interface LadderStep {
  /** Turnover that reaches it. */
  readonly turnover: Money;
  /** Amount that it pays in all, not on top of the steps below. */
  readonly amount: Money;
}

/** Number of steps of a ladder that a turnover has reached; the steps ascend. */
export const stepsReached = (steps: readonly LadderStep[], turnover: Money): number =>
  steps.filter((step) => turnover >= step.turnover).length;

/**
 * The day of a streak that a sign-in makes, from 1; after the last day it begins again.
 * @param former Day of the streak that the sign-in of yesterday made; null if there was none.
 */
export const streakDay = (former: number | null, days: number): number => (former === null || former >= days ? 1 : former + 1);
