import { addDays } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type Money, moneyFromUnits, sumOf, zero } from '../../../domain/money.ts';
import {
  type PromotionPeriod,
  type PromotionState,
  periodBefore,
  periodOf,
  periodOfKey,
  shareOfAmount,
  startOfDay,
  stepsReached,
  streakDay,
} from '../../../domain/promotion.ts';
import { nextState, type PromotionEvent } from '../../../flows/promotion/index.ts';
import type { promotionEntry } from '../../platform/db/tables/index.ts';
import type { Pay, Promotion } from '../promotionBook/index.ts';

export type EntryRow = typeof promotionEntry.$inferSelect;

/** Settled play of an account on one day in one category. */
export interface DayFigure {
  readonly day: string;
  readonly category: string;
  readonly validBet: bigint;
  /** Stakes less payouts. */
  readonly loss: bigint;
}

/** Figures of an account, as far as rules ask for them. */
export interface AccountFigures {
  readonly days: readonly DayFigure[];
  /** Credited deposits, oldest first. */
  readonly deposits: readonly { readonly at: Date; readonly amount: Money }[];
}

export const noFigures: AccountFigures = { days: [], deposits: [] };

/** Position of an account in a promotion. */
export interface Situation {
  readonly state: PromotionState;
  /** The turn it is about. */
  readonly period: PromotionPeriod;
  readonly row: EntryRow | null;
  /** Amount that can be claimed or was paid; null while that is not known. */
  readonly amount: Money | null;
  /** Base that the amount was computed from. */
  readonly base: Money | null;
  readonly progress: { readonly done: Money; readonly needed: Money } | null;
  /** Draws that are left, or the day of the streak that the next sign-in makes or today's made. */
  readonly count: number | null;
  readonly claimUntil: Date | null;
}

const dayMs = 86_400_000;
/** States of a row after which a later step follows. */
export const unsettledStates = ['applying', 'processing', 'joined', 'claim'] as const satisfies readonly PromotionState[];
const unsettled: ReadonlySet<PromotionState> = new Set(unsettledStates);

/**
 * The state of a promotion for an account now: what is stored, and what has happened since by the clock and by play.
 * @param rows What the account has entered of this promotion.
 */
export function situationOf(
  promotion: Promotion,
  rows: readonly EntryRow[],
  figures: AccountFigures,
  { at, timeZone }: { readonly at: Date; readonly timeZone: string },
): Situation {
  const { rule, from, until } = promotion;
  const today = dayText(at, timeZone);
  const current = periodOf(rule.cycle, today);
  const view = { promotion, rows, figures, at, timeZone };
  const former = rows
    .filter(({ period, state }) => period !== current.key && unsettled.has(state))
    .toSorted((one, other) => one.enteredAt.getTime() - other.enteredAt.getTime())
    .flatMap((row) => {
      const period = periodOfKey(rule.cycle, row.period);
      return period === null ? [] : [settled(view, period, row)];
    })
    .find(({ state }) => unsettled.has(state));
  if (former !== undefined) return former;
  const row = rows.find(({ period }) => period === current.key) ?? null;
  if (row !== null) return settled(view, current, row);
  const isBefore = from !== null && at < from;
  if (isBefore) return { ...blank, state: 'comingSoon', period: current };
  // No one new takes part once the budget is spent.
  const isAfter = (until !== null && at >= until) || promotion.spentAt !== null;
  if (isAfter) return { ...blank, state: 'closed', period: current };
  return settled(view, current, null);
}

/**
 * The situation of an account by the terms that it holds: a turn that was entered goes on by the version it was entered with, and the
 * next one begins by the version of then.
 * @param held Former versions that the account has entered.
 */
export function heldSituation(
  promotion: Promotion,
  held: readonly Promotion[],
  rows: readonly EntryRow[],
  ...given: [figures: AccountFigures, clock: { readonly at: Date; readonly timeZone: string }]
): { readonly promotion: Promotion; readonly situation: Situation } {
  for (const former of held) {
    const own = rows.filter(({ terms }) => terms === former.version);
    const situation = situationOf(former, own, ...given);
    if (situation.row !== null) return { promotion: former, situation };
  }
  const isOver = ({ terms, state }: EntryRow) => terms === promotion.version || !unsettled.has(state);
  return { promotion, situation: situationOf(promotion, rows.filter(isOver), ...given) };
}

const blank = { row: null, amount: null, base: null, progress: null, count: null, claimUntil: null } as const;

interface View {
  readonly promotion: Promotion;
  readonly rows: readonly EntryRow[];
  readonly figures: AccountFigures;
  readonly at: Date;
  readonly timeZone: string;
}

/** Applies what has happened to the state of a row, or to a turn without one. */
function settled(view: View, period: PromotionPeriod, row: EntryRow | null): Situation {
  const { promotion, at } = view;
  const { rule } = promotion;
  const machineRule = { kind: rule.pay.kind, entry: rule.entry };
  const earned = earnedOf(view, period, row);
  let state: PromotionState = row?.state ?? 'comingSoon';
  const apply = (event: PromotionEvent) => {
    state = nextState(state, event, machineRule) ?? state;
  };
  if (row === null) apply('promotion.open');
  // A raffle is claimed draw by draw.
  if (rule.pay.kind === 'raffle' && row !== null) state = earned.isOver ? 'claimed' : 'joined';
  const claimUntil = row?.claimUntil ?? claimEndOf(view, period);
  if (state === 'joined' && earned.isReached) apply('promotion.reach');
  if ((state === 'joined' || state === 'join') && isOverFor(view, period)) apply('promotion.close');
  if (state === 'claim' && claimUntil !== null && at >= claimUntil) apply('promotion.close');
  return {
    state,
    period,
    row,
    amount: row?.amount == null ? earned.amount : moneyFromUnits(row.amount),
    base: row?.base == null ? earned.base : moneyFromUnits(row.base),
    progress: state === 'join' || state === 'joined' ? earned.progress : null,
    count: earned.count,
    claimUntil: state === 'claim' ? claimUntil : null,
  };
}

/** The end of a turn: of its last day, or of the promotion. */
function endOf({ promotion: { until }, timeZone }: Pick<View, 'promotion' | 'timeZone'>, period: PromotionPeriod): Date | null {
  const end = period.until === null ? null : startOfDay(addDays(period.until, 1), timeZone);
  return end === null || (until !== null && until < end) ? until : end;
}

const isOverFor = (view: View, period: PromotionPeriod): boolean => {
  const end = endOf(view, period);
  return end !== null && view.at >= end;
};

/**
 * End of the time to claim. A reward that is earned with the turn can be claimed some days longer, an offered one only while the turn
 * lasts.
 */
function claimEndOf(view: View, period: PromotionPeriod): Date | null {
  const end = endOf(view, period);
  const { entry, claimDays } = view.promotion.rule;
  return end === null || entry === 'open' ? end : new Date(end.getTime() + claimDays * dayMs);
}

interface Earned {
  /** There is something to claim. */
  readonly isReached: boolean;
  /** Amount that a claim pays; null while that is not known, and for raffles, whose draws decide it. */
  readonly amount: Money | null;
  readonly base: Money | null;
  readonly progress: Situation['progress'];
  readonly count: number | null;
  /** All draws of a raffle are used, and no more can be earned. */
  readonly isOver: boolean;
}

const nothing: Earned = { isReached: false, amount: null, base: null, progress: null, count: null, isOver: false };

const reached = (amount: Money | null): Pick<Earned, 'isReached' | 'amount'> => ({ isReached: amount !== null, amount });

/** Amount that the account has earned in a turn by the rule. */
function earnedOf(view: View, period: PromotionPeriod, row: EntryRow | null): Earned {
  const { pay } = view.promotion.rule;
  switch (pay.kind) {
    case 'fixed':
      return { ...nothing, ...reached(pay.amount) };
    case 'signIn':
      return signInOf(view, pay, period, row);
    case 'depositMatch':
      return row === null ? nothing : depositOf(view, pay, period, row);
    case 'cashback':
      return cashbackOf(view, pay, period);
    case 'ladder':
      return row === null ? nothing : ladderOf(view, pay, period, row);
    default:
      return raffleOf(view, pay, period, row);
  }
}

type Of<Kind extends Pay['kind']> = Extract<Pay, { readonly kind: Kind }>;

function signInOf({ rows }: View, { days }: Of<'signIn'>, period: PromotionPeriod, row: EntryRow | null): Earned {
  const yesterday = addDays(period.key, -1);
  const former = rows.find((each) => each.period === yesterday && each.state === 'signed')?.step ?? null;
  const day = row?.step ?? streakDay(former, days.length);
  return { ...nothing, ...reached(days[day - 1] ?? zero), count: day };
}

function depositOf(view: View, pay: Of<'depositMatch'>, period: PromotionPeriod, row: EntryRow): Earned {
  const end = endOf(view, period);
  const deposit = view.figures.deposits.find(
    ({ at, amount }) => at >= row.enteredAt && (end === null || at < end) && amount >= pay.min,
  );
  if (deposit === undefined) return { ...nothing, progress: { done: zero, needed: pay.min } };
  return { ...nothing, ...reached(shareOfAmount(deposit.amount, pay.percent, pay.max)), base: deposit.amount };
}

/** The days that a cashback counts: those of the turn before, or all until now. */
export const lossPeriodOf = ({ promotion: { rule } }: Pick<View, 'promotion'>, period: PromotionPeriod): PromotionPeriod =>
  (period.from === null ? null : periodBefore(rule.cycle, period.from)) ?? period;

function cashbackOf(view: View, pay: Of<'cashback'>, period: PromotionPeriod): Earned {
  const counted = lossPeriodOf(view, period);
  const loss = sumOf(figuresOf(view, pay.categories, counted).map((figure) => moneyFromUnits(figure.loss)));
  const base = loss > zero ? loss : zero;
  const progress = { done: base, needed: pay.min };
  if (base < pay.min) return { ...nothing, base, progress };
  const amount = shareOfAmount(base, pay.percent, pay.max);
  return { ...nothing, ...reached(amount > zero ? amount : null), base };
}

function ladderOf(view: View, pay: Of<'ladder'>, period: PromotionPeriod, row: EntryRow): Earned {
  const done = turnoverOf(view, pay.categories, startingAt(period, dayText(row.enteredAt, view.timeZone)));
  const count = stepsReached(pay.steps, done);
  const next = pay.steps[Math.min(count, pay.steps.length - 1)];
  const isTop = count === pay.steps.length;
  const paid = pay.steps[count - 1]?.amount ?? null;
  return {
    ...nothing,
    // Below the top it waits for the end of the turn, because it pays once.
    ...reached(isTop || isOverFor(view, period) ? paid : null),
    base: done,
    progress: { done, needed: next?.turnover ?? zero },
  };
}

function raffleOf(view: View, pay: Of<'raffle'>, period: PromotionPeriod, row: EntryRow | null): Earned {
  const done = pay.drawTurnover === null ? zero : turnoverOf(view, pay.categories, period);
  const further = pay.drawTurnover === null ? 0 : Number(done / pay.drawTurnover);
  const entitled = Math.min(pay.maxDraws, pay.draws + further);
  const used = row?.step ?? 0;
  const left = Math.max(0, entitled - used);
  const mayEarn = pay.drawTurnover !== null && entitled < pay.maxDraws;
  return {
    ...nothing,
    isReached: left > 0,
    count: left,
    progress:
      left === 0 && mayEarn && pay.drawTurnover !== null
        ? { done: moneyFromUnits(done % pay.drawTurnover), needed: pay.drawTurnover }
        : null,
    isOver: left === 0 && !mayEarn,
  };
}

/** Play of the days of a turn in the counted categories; all of them if none is named. */
function figuresOf({ figures: { days } }: View, categories: readonly string[], { from, until }: PromotionPeriod) {
  return days.filter(
    ({ day, category }) =>
      (from === null || day >= from) &&
      (until === null || day <= until) &&
      (categories.length === 0 || categories.includes(category)),
  );
}

/** A turn without the days before another one. */
const startingAt = (period: PromotionPeriod, day: string): PromotionPeriod =>
  period.from === null || period.from < day ? { ...period, from: day } : period;

/** Turnover of a turn, from the day on that the promotion began. */
function turnoverOf(view: View, categories: readonly string[], period: PromotionPeriod): Money {
  const { from } = view.promotion;
  const days = from === null ? period : startingAt(period, dayText(from, view.timeZone));
  return sumOf(figuresOf(view, categories, days).map(({ validBet }) => moneyFromUnits(validBet)));
}
