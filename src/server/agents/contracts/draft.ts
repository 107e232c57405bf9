import {
  type BetOutcome,
  betWage,
  type PeriodTerms,
  periodWage,
  type Rate,
  sharesOf,
  type Terms,
  type WageFigures,
  type WageReason,
  type WageWindow,
} from '../../../domain/contracts/index.ts';
import { type Money, minus, moneyFromUnits, sumOf, zero } from '../../../domain/money.ts';
import type { BranchBet } from './branch.ts';
import { type BranchPart, figuresOf } from './parts.ts';

/** A line of a statement. */
export interface DraftLine {
  readonly type: 'bet' | 'branch' | 'correction';
  readonly account: string | null;
  readonly bet: Pick<BranchBet, 'vendor' | 'id' | 'gameId' | 'at'> | null;
  readonly outcome: BetOutcome | null;
  readonly bets: number;
  readonly base: Money;
  readonly rate: Rate | null;
  readonly wage: Money;
  readonly reason: 'belowMinimum' | 'draw' | null;
  /** The earlier window that it corrects. */
  readonly corrects: WageWindow | null;
}

/** Result of a window of a contract. */
export interface Draft {
  readonly window: WageWindow;
  readonly figures: WageFigures;
  readonly reason: WageReason | null;
  readonly lines: readonly DraftLine[];
}

/** Wage of a draft, and the part of it that corrects earlier windows. */
export function sumsOf({ lines }: Pick<Draft, 'lines'>) {
  return {
    wage: sumOf(lines.map(({ wage }) => wage)),
    correction: sumOf(lines.filter(({ corrects }) => corrects !== null).map(({ wage }) => wage)),
  };
}

/** A window of a contract by period: one line for each part of the branch. */
export function periodDraft(contract: PeriodTerms, window: WageWindow, parts: readonly BranchPart[]): Draft {
  const figures = figuresOf(parts);
  const { rate, reason } = periodWage(contract, figures);
  const bases = parts.map(({ validBet, houseResult }) => (contract.kind === 'dividend' ? houseResult : validBet));
  const wages = sharesOf(bases, rate);
  const lines = parts.map(({ head, bets }, index): DraftLine => {
    const paid = reason === null ? { rate, wage: wages[index] ?? zero } : { rate: null, wage: zero };
    return { ...noBet, ...paid, type: 'branch', account: head, bets, base: bases[index] ?? zero };
  });
  return { window, figures, reason, lines };
}

/** Five minutes of a real-time contract: one line for each bet. */
export function realTimeDraft(
  termsOf: (at: number) => Terms<'realTime'>,
  window: WageWindow,
  bets: readonly BranchBet[],
): Draft {
  const lines = bets.map((bet): DraftLine => ({ ...betLine(bet), ...betWage(termsOf(bet.at), bet), bets: 1, base: bet.stake }));
  return { window, figures: figuresOfBets(bets), reason: null, lines };
}

/** Lines for bets that the statements of settled windows lack, or name with another result. */
export function missedLines(
  termsOf: (at: number) => Terms<'realTime'>,
  missed: readonly BranchBet[],
  windowOf: (at: number) => WageWindow,
): readonly DraftLine[] {
  return missed.map((bet): DraftLine => {
    const paid = betWage(termsOf(bet.at), bet);
    return {
      ...betLine(bet),
      ...paid,
      wage: moneyFromUnits(paid.wage - (bet.recorded ?? 0n)),
      bets: bet.recorded === null ? 1 : 0,
      base: bet.stake,
      corrects: windowOf(bet.at),
    };
  });
}

/** Sums of the statements of a settled window, with its corrections so far. */
export interface Recorded {
  readonly bets: number;
  readonly base: Money;
  readonly wage: Money;
}

/**
 * The line for a settled window whose bets came to something else by now; null if it comes to the same. Without another bet nothing is
 * corrected, so that a paid window stays as it is when rules of its rate change.
 */
export function correctionLine(contract: PeriodTerms, window: WageWindow, parts: readonly BranchPart[], recorded: Recorded) {
  const figures = figuresOf(parts);
  const { base, rate, wage } = periodWage(contract, figures);
  if (wage === recorded.wage || (figures.bets === recorded.bets && base === recorded.base)) return null;
  const line: DraftLine = {
    ...noBet,
    type: 'correction',
    account: null,
    bets: figures.bets - recorded.bets,
    base: moneyFromUnits(base - recorded.base),
    rate,
    wage: moneyFromUnits(wage - recorded.wage),
    corrects: window,
  };
  return line;
}

/** A draft with corrections of earlier windows, and those that it could not take back in full. */
export interface CorrectedDraft extends Draft {
  readonly rest: readonly DraftLine[];
}

/** Adds corrections to a draft. They take away no more than the window earns: the rest is for later ones. */
export function withCorrections(draft: Draft, corrections: readonly DraftLine[]): CorrectedDraft {
  let left = sumsOf(draft).wage;
  const taken: DraftLine[] = [];
  const rest: DraftLine[] = [];
  // Those that add come first, so that most of the others fit.
  for (const line of corrections.toSorted((one, other) => Number(other.wage - one.wage))) {
    const wage = line.wage + left < 0n ? minus(left) : line.wage;
    if (wage !== line.wage) rest.push({ ...line, wage: moneyFromUnits(line.wage - wage) });
    if (wage === 0n && line.wage !== 0n) continue;
    left = moneyFromUnits(left + wage);
    taken.push(wage === line.wage ? line : { ...line, wage, bets: 0, base: zero, outcome: null });
  }
  return { ...draft, lines: [...draft.lines, ...taken], rest };
}

/** Span of the windows that lines correct; null without any. */
export function correctedSpan(lines: readonly DraftLine[]): WageWindow | null {
  const windows = lines.flatMap(({ corrects }) => corrects ?? []);
  if (windows.length === 0) return null;
  return {
    from: Math.min(...windows.map(({ from }) => from)),
    until: Math.max(...windows.map(({ until }) => until)),
  };
}

const noBet = { bet: null, outcome: null, reason: null, corrects: null } as const;

const betLine = ({ vendor, id, gameId, at, account }: BranchBet) =>
  ({ ...noBet, type: 'bet', account, bet: { vendor, id, gameId, at } }) as const;

const figuresOfBets = (bets: readonly BranchBet[]): WageFigures => ({
  bets: bets.length,
  validBet: sumOf(bets.map(({ validBet }) => validBet)),
  houseResult: moneyFromUnits(bets.reduce((sum, { stake, payout }) => sum + stake - payout, 0n)),
  activeMembers: new Set(bets.map(({ account }) => account)).size,
});
