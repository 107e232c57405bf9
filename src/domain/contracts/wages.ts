import { type Money, moneyFromUnits, moneyOf, sumOf, zero } from '../money.ts';
import { type Rate, rateOf, wholeRate } from './rate.ts';
import type { KindTerms, Terms } from './terms.ts';

/*
 * What contracts pay (A212). All amounts are rounded down to cents.
 *
 * The branch of a contract is its downline with everyone below. It counts bets that were settled while the contract ran: a contract
 * that is signed or ended within a period counts its own part of it, against the same figures.
 *
 *   dividend   rate × result of the house (stakes less payouts), if that is positive and the period reached its three figures
 *              12 % of 48,300,000 with 20 active members                                   = 5,796,000.00
 *              12 % of 39,900,000 with 17 of 20 active members                             = 0   activeMembers
 *   daily      rate × valid bets of the day, once they reach the bet amount
 *              0.15 % of 88,400,000, bet amount 50,000,000                                 = 132,600.00
 *              0.15 % of 41,900,000                                                        = 0   betAmount
 *   hourly     rate × valid bets of the clock hour, once they reach the bet amount
 *              0.08 % of 52,000,000, bet amount 10,000,000                                 = 41,600.00
 *   real time  stake × profit rate of a won bet, or × loss rate of a lost bet; nothing for a draw or below the single bet amount
 *              won  200,000 × 0.12 %                                                       = 240.00
 *              lost 500,000 × 0.30 %                                                       = 1,500.00
 *              lost   8,000, single bet amount 10,000                                      = 0   belowMinimum
 *              lost   1,234.56 × 0.30 % = 3.70368                                          = 3.70
 */

/** Figures of a branch for a period. */
export interface WageFigures {
  readonly bets: number;
  readonly validBet: Money;
  /** Stakes less payouts. */
  readonly houseResult: Money;
  /** Accounts with a settled bet. */
  readonly activeMembers: number;
}

export const wageReasons = ['activeMembers', 'validBet', 'profitLoss', 'noProfit', 'betAmount'] as const;
/** Reason why a period pays nothing. */
export type WageReason = (typeof wageReasons)[number];

export interface PeriodWage {
  /** Base that the rate is applied to: valid bets, or the result of the house. */
  readonly base: Money;
  readonly rate: Rate;
  readonly wage: Money;
  readonly reason: WageReason | null;
}

/** Kinds that are counted by period; the wage of the others is the sum of their bets. */
export type PeriodKind = Exclude<KindTerms['kind'], 'realTime'>;
export type PeriodTerms = Extract<KindTerms, { kind: PeriodKind }>;

const unitsPerCent = 100n;

/** A share, rounded down to cents; of a negative amount away from zero. */
export function shareOf(amount: Money, rate: Rate): Money {
  const divisor = BigInt(wholeRate) * unitsPerCent;
  const product = amount * BigInt(rate);
  const cents = product / divisor - (product % divisor < 0n ? 1n : 0n);
  return moneyFromUnits(cents * unitsPerCent);
}

/** The wage of a period by dividend, day or hour. */
export function periodWage(contract: PeriodTerms, figures: WageFigures): PeriodWage {
  const rate = rateOf(contract.terms.rate);
  const base = contract.kind === 'dividend' ? figures.houseResult : figures.validBet;
  const reason = reasonOf(contract, figures);
  return { base, rate, reason, wage: reason === null ? shareOf(base, rate) : zero };
}

function reasonOf(contract: PeriodTerms, { validBet, houseResult, activeMembers }: WageFigures): WageReason | null {
  if (contract.kind !== 'dividend') {
    const least = moneyOf(contract.kind === 'daily' ? contract.terms.dailyBetAmount : contract.terms.hourlyBetAmount);
    return validBet === 0n || validBet < least ? 'betAmount' : null;
  }
  const { terms } = contract;
  if (houseResult <= 0n) return 'noProfit';
  if (activeMembers < terms.activeMembers) return 'activeMembers';
  if (validBet < moneyOf(terms.periodValidBet)) return 'validBet';
  return houseResult < moneyOf(terms.periodProfitLoss) ? 'profitLoss' : null;
}

/** The wages of the parts of a base, which add up to the share of its sum to the last cent. */
export function sharesOf(parts: readonly Money[], rate: Rate): readonly Money[] {
  let total: Money = zero;
  return parts.map((part) => {
    const before = total;
    total = sumOf([before, part]);
    return moneyFromUnits(shareOf(total, rate) - shareOf(before, rate));
  });
}

export type BetOutcome = 'won' | 'lost' | 'draw';

export interface BetWage {
  readonly outcome: BetOutcome;
  /** Null if the bet earns nothing. */
  readonly rate: Rate | null;
  readonly wage: Money;
  readonly reason: 'belowMinimum' | 'draw' | null;
}

/** The real-time wage of a settled bet. */
export function betWage(
  terms: Terms<'realTime'>,
  { stake, payout }: { readonly stake: Money; readonly payout: Money },
): BetWage {
  const outcome = payout > stake ? 'won' : payout < stake ? 'lost' : 'draw';
  const nothing = { outcome, rate: null, wage: zero } as const;
  if (outcome === 'draw') return { ...nothing, reason: 'draw' };
  if (stake < moneyOf(terms.singleBetAmount)) return { ...nothing, reason: 'belowMinimum' };
  const rate = rateOf(outcome === 'won' ? terms.profitRate : terms.lossRate);
  return { outcome, rate, wage: shareOf(stake, rate), reason: null };
}
