import type { Category } from '../../../domain/category.ts';
import { addDays } from '../../../domain/datePresets.ts';
import { type Money, moneyFromUnits, zero } from '../../../domain/money.ts';
import { periodOf, shareOfAmount, stepsReached } from '../../../domain/promotion.ts';
import type { Pay, PromotionRule } from '../promotionBook/index.ts';

/** Activity of an account on a day. */
export interface DayOfAccount {
  readonly account: string;
  readonly day: string;
}
export interface DepositOfDay extends DayOfAccount {
  readonly amount: bigint;
}
export interface PlayOfDay extends DayOfAccount {
  readonly category: string;
  readonly validBet: bigint;
  readonly loss: bigint;
}

/** A month of a brand as its ledger has it: deposits in their order, and settled play. */
export interface Month {
  readonly deposits: readonly DepositOfDay[];
  readonly play: readonly PlayOfDay[];
}

/** A payment that a promotion would have made. */
export interface Payment extends DayOfAccount {
  readonly amount: Money;
  /** It is the most that a turn pays. */
  readonly isMost: boolean;
}

/** Payments that a rule would have made in a month, had everyone taken part from its first day on. Rank and entry are not looked at. */
export function wouldPay({ pay, cycle }: Pick<PromotionRule, 'pay' | 'cycle'>, month: Month): readonly Payment[] {
  switch (pay.kind) {
    case 'depositMatch':
      return firstOfTurn(
        month.deposits.filter(({ amount }) => amount >= pay.min),
        cycle,
      ).flatMap(({ account, day, amount }) => shareOf(pay, { account, day }, amount));
    case 'cashback':
      return turnsOf(playIn(month, pay.categories), cycle).flatMap(({ account, day, loss }) =>
        loss >= pay.min ? shareOf(pay, { account, day }, loss) : [],
      );
    case 'fixed':
      return firstOfTurn(daysOf(month), cycle).map(({ account, day }) => ({ account, day, amount: pay.amount, isMost: true }));
    case 'ladder':
      return turnsOf(playIn(month, pay.categories), cycle).flatMap(({ account, day, validBet }) => {
        const count = stepsReached(pay.steps, moneyFromUnits(validBet));
        const amount = pay.steps[count - 1]?.amount;
        return amount === undefined ? [] : [{ account, day, amount, isMost: count === pay.steps.length }];
      });
    case 'raffle':
      return drawn(pay, cycle, month);
    default:
      return signedIn(pay.days, month);
  }
}

type Share = Extract<Pay, { readonly percent: number }>;
type Cycle = PromotionRule['cycle'];

function shareOf({ percent, max }: Share, of: DayOfAccount, base: bigint): Payment[] {
  const amount = shareOfAmount(moneyFromUnits(base), percent, max);
  return amount > zero ? [{ ...of, amount, isMost: amount === max }] : [];
}

const playIn = ({ play }: Month, categories: readonly Category[]) =>
  categories.length === 0 ? play : play.filter(({ category }) => categories.some((each) => each === category));

const turnKey = ({ account, day }: DayOfAccount, cycle: Cycle) => `${account} ${periodOf(cycle, day).key}`;

/** The first of each account and turn. */
function firstOfTurn<Of extends DayOfAccount>(all: readonly Of[], cycle: Cycle): Of[] {
  const first = new Map<string, Of>();
  for (const each of all) {
    const key = turnKey(each, cycle);
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}

/** Play summed by account and turn, on its last day. */
function turnsOf(play: readonly PlayOfDay[], cycle: Cycle) {
  const turns = new Map<string, { account: string; day: string; validBet: bigint; loss: bigint }>();
  for (const { account, day, validBet, loss } of play) {
    const key = turnKey({ account, day }, cycle);
    const turn = turns.get(key) ?? { account, day, validBet: 0n, loss: 0n };
    turn.validBet += validBet;
    turn.loss += loss;
    if (day > turn.day) turn.day = day;
    turns.set(key, turn);
  }
  return [...turns.values()];
}

/** The days on which an account deposited or played, each once, in order. */
function daysOf({ deposits, play }: Month): DayOfAccount[] {
  const days = new Map([...deposits, ...play].map(({ account, day }) => [`${account} ${day}`, { account, day }]));
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Draws pay what they do on average. */
function drawn(pay: Extract<Pay, { readonly kind: 'raffle' }>, cycle: Cycle, month: Month): Payment[] {
  const weights = pay.prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const all = pay.prizes.reduce((sum, { amount, weight }) => sum + amount * BigInt(weight), 0n);
  if (weights === 0n) return [];
  const turnovers = new Map(turnsOf(playIn(month, pay.categories), cycle).map((turn) => [turnKey(turn, cycle), turn.validBet]));
  return firstOfTurn(daysOf(month), cycle).flatMap(({ account, day }) => {
    const turnover = turnovers.get(turnKey({ account, day }, cycle)) ?? 0n;
    const further = pay.drawTurnover === null ? 0 : Number(turnover / pay.drawTurnover);
    const draws = Math.min(pay.maxDraws, pay.draws + further);
    const amount = moneyFromUnits((all * BigInt(draws)) / weights);
    return amount > zero ? [{ account, day, amount, isMost: draws === pay.maxDraws }] : [];
  });
}

/** A sign-in on each day on which an account deposited or played. */
function signedIn(amounts: readonly Money[], month: Month): Payment[] {
  const last = new Map<string, { readonly day: string; readonly step: number }>();
  return daysOf(month).flatMap(({ account, day }) => {
    const former = last.get(account);
    const isStreak = former !== undefined && former.day === addDays(day, -1) && former.step < amounts.length;
    const step = isStreak ? former.step + 1 : 1;
    last.set(account, { day, step });
    const amount = amounts[step - 1];
    return amount === undefined ? [] : [{ account, day, amount, isMost: step === amounts.length }];
  });
}
