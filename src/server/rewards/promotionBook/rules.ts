import type { Category } from '../../../domain/category.ts';
import { type Money, moneyOf, moneyToWire } from '../../../domain/money.ts';
import {
  type LadderStep,
  type PromotionCycle,
  type PromotionEntry,
  shareOfAmount,
  wageringOf,
} from '../../../domain/promotion.ts';
import { oddsOf } from '../../../domain/raffle.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { RuleFacts, Wagering } from '../../../wire/promotions.ts';

export type Entry = Brand['promotions'][number];
type Given = NonNullable<Entry['rule']>;

interface Share {
  readonly percent: number;
  readonly min: Money;
  readonly max: Money | null;
}

/** Payment of a promotion, by kind. */
export type Pay =
  /** A share of the first deposit after joining. */
  | ({ readonly kind: 'depositMatch' } & Share)
  /** A share of the net loss of the turn before. */
  | ({ readonly kind: 'cashback'; readonly categories: readonly Category[] } & Share)
  | { readonly kind: 'fixed'; readonly amount: Money }
  /** By the turnover of the turn, after it or at the top. */
  | { readonly kind: 'ladder'; readonly categories: readonly Category[]; readonly steps: readonly LadderStep[] }
  | {
      readonly kind: 'raffle';
      readonly categories: readonly Category[];
      readonly prizes: readonly { readonly amount: Money; readonly weight: number }[];
      readonly draws: number;
      /** Turnover that brings one draw more; null for none. */
      readonly drawTurnover: Money | null;
      readonly maxDraws: number;
    }
  | { readonly kind: 'signIn'; readonly days: readonly Money[] };

/** The rule of a promotion, as it is stated. */
export interface PromotionRule {
  readonly pay: Pay;
  readonly entry: PromotionEntry;
  readonly cycle: PromotionCycle;
  readonly minRank: number;
  readonly claimDays: number;
  readonly paysItself: boolean;
  readonly wagering: Wagering | null;
  /** All that it may pay together; null without a limit. */
  readonly budget: Money | null;
}

/** A promotion as a tenant has it now, or as an account entered it. */
export interface BookEntry {
  readonly entry: Entry;
  /** 0 for the one of the manifest. */
  readonly version: number;
  /** Moment at which its budget was spent. */
  readonly spentAt: Date | null;
}

/** A promotion with a rule. */
export interface Promotion extends BookEntry {
  readonly id: string;
  readonly title: Entry['title'];
  readonly from: Date | null;
  readonly until: Date | null;
  readonly rule: PromotionRule;
}

const read = new WeakMap<BookEntry, Promotion | null>();

/** A promotion by its rule; null if it is words only. */
export function promotionOf(given: BookEntry): Promotion | null {
  const known = read.get(given);
  if (known !== undefined) return known;
  const { id, title, from, until, rule } = given.entry;
  const promotion =
    rule === undefined ? null : { ...given, id, title, from: dateOrNull(from), until: dateOrNull(until), rule: ruleOf(rule) };
  read.set(given, promotion);
  return promotion;
}

const dateOrNull = (moment: string | undefined) => (moment === undefined ? null : new Date(moment));

const money = (amount: number): Money => moneyOf(String(amount));
const moneyOrNull = (amount: number | undefined): Money | null => (amount === undefined ? null : money(amount));

function ruleOf(given: Given): PromotionRule {
  const { kind, review, minRank, claimDays, paysItself, wagering, budget } = given;
  return {
    pay: payOf(given),
    entry: kind === 'depositMatch' || kind === 'ladder' ? 'join' : review && mayBeReviewed.has(kind) ? 'apply' : 'open',
    cycle: kind === 'signIn' ? 'day' : given.cycle,
    minRank,
    claimDays,
    paysItself,
    wagering: wagering === undefined ? null : { times: wagering.times, days: wagering.days, shares: wagering.shares },
    budget: moneyOrNull(budget),
  };
}

const mayBeReviewed: ReadonlySet<string> = new Set(['fixed', 'cashback']);

/** Validation of the manifest sees to it that a kind has what it needs. */
function payOf({ kind, percent = 0, min, max, amount = 1, ...given }: Given): Pay {
  const share = { percent, min: money(min), max: moneyOrNull(max) };
  const { categories } = given;
  switch (kind) {
    case 'depositMatch':
      return { kind, ...share };
    case 'cashback':
      return { kind, categories, ...share };
    case 'fixed':
      return { kind, amount: money(amount) };
    case 'ladder':
      return {
        kind,
        categories,
        steps: given.steps.map((step) => ({ turnover: money(step.turnover), amount: money(step.amount) })),
      };
    case 'raffle':
      return {
        kind,
        categories,
        prizes: given.prizes.map((prize) => ({ amount: money(prize.amount), weight: prize.weight })),
        draws: given.draws,
        drawTurnover: moneyOrNull(given.drawTurnover),
        maxDraws: given.maxDraws,
      };
    default:
      return { kind, days: given.days.map(money) };
  }
}

/** The most that one turn pays; null without a limit. */
export function maxOf(pay: Pay): Money | null {
  switch (pay.kind) {
    case 'depositMatch':
    case 'cashback':
      return pay.max;
    case 'fixed':
      return pay.amount;
    case 'ladder':
      return largest(pay.steps.map(({ amount }) => amount));
    case 'raffle':
      return largest(pay.prizes.map(({ amount }) => amount));
    default:
      return largest(pay.days);
  }
}

const largest = (amounts: readonly Money[]): Money | null =>
  amounts.reduce<Money | null>((most, amount) => (most === null || amount > most ? amount : most), null);

/** Bases of worked examples, as multiples of the least one. */
const exampleSizes = [1n, 5n, 25n] as const;

/** Figures of a rule as callers read them. */
export function factsOf({ pay, wagering }: PromotionRule): RuleFacts {
  const examples =
    'percent' in pay
      ? exampleSizes.map((size) => {
          const base = (pay.min * size) as Money;
          const amount = shareOfAmount(base, pay.percent, pay.max);
          const needed = wagering === null ? moneyOf('0') : wageringOf(amount, wagering.times);
          return { base: moneyToWire(base), amount: moneyToWire(amount), wagering: moneyToWire(needed) };
        })
      : [];
  const prizes = pay.kind === 'raffle' ? pay.prizes : [];
  const odds = oddsOf(prizes.map(({ weight }) => weight));
  return {
    percent: 'percent' in pay ? pay.percent : null,
    min: 'min' in pay ? moneyToWire(pay.min) : null,
    steps:
      pay.kind === 'ladder'
        ? pay.steps.map(({ turnover, amount }) => ({ turnover: moneyToWire(turnover), amount: moneyToWire(amount) }))
        : [],
    prizes: prizes.map(({ amount, weight }, index) => ({ amount: moneyToWire(amount), weight, odds: odds[index] ?? '0.00' })),
    days: pay.kind === 'signIn' ? pay.days.map(moneyToWire) : [],
    examples,
  };
}
