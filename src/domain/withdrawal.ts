import { toPlaces } from './currencyPlaces.ts';
import { type Money, minus, moneyFromUnits, moneyOf, sumOf, zero } from './money.ts';

/** `requested` and `approved` are open; `approved` may be paid in part. */
export type WithdrawalState = 'requested' | 'approved' | 'paid' | 'rejected' | 'cancelled';

/**
 * `awaiting` waits for the member. `partly` and `notReceived` are disputes, which an operator resolves. `auto` (by the timer) and
 * `forced` (by an operator) count as received; with `received` and `refunded` they are final.
 */
export type ReceiptState = 'awaiting' | 'received' | 'partly' | 'notReceived' | 'auto' | 'forced' | 'refunded';

export const isDisputed = (state: ReceiptState) => state === 'partly' || state === 'notReceived';

const minuteMs = 60_000;

/** Time at which a payment without an answer counts as received. */
export const receiptDeadline = (paidAt: Date, autoConfirmMinutes: number) =>
  new Date(paidAt.getTime() + autoConfirmMinutes * minuteMs);

export interface WithdrawalFee {
  /** Percent of the amount, with two decimals at most. */
  readonly percent: number;
  /** In the currency of the brand. */
  readonly fixed: number;
}

/**
 * Part of a withdrawal that the house keeps, rounded down to what the currency has, so that a bank can pay the rest.
 * @param places Decimals of the currency.
 */
export function withdrawalFee(amount: Money, { percent, fixed }: WithdrawalFee, places: number): Money {
  const units: bigint = amount;
  const share = (units * BigInt(Math.round(percent * 100))) / 10_000n;
  return toPlaces(sumOf([moneyFromUnits(share), moneyOf(String(fixed))]), places);
}

/** The share of a fee that falls on what was paid so far of a withdrawal of `net`, rounded down to four decimals. */
export function feeOfPaid(fee: Money, { paid, net }: { readonly paid: Money; readonly net: Money }): Money {
  const units: bigint = fee;
  return moneyFromUnits((units * paid) / net);
}

export interface WithdrawalLimits {
  readonly min: Money;
  readonly max: Money;
  /** Sum that may still be requested today. */
  readonly leftToday: Money;
  readonly timesLeft: number;
  /** Stakes that are missing from the turnover requirement. */
  readonly turnoverLeft: Money;
  readonly fee: WithdrawalFee;
  /** Decimals of the currency. */
  readonly places: number;
}

/** The first limit a withdrawal violates. `fee`: nothing would be left after it. */
export type WithdrawalFault = 'turnover' | 'times' | 'min' | 'max' | 'perDay' | 'fee';

export function withdrawalFault(amount: Money, limits: WithdrawalLimits): WithdrawalFault | null {
  if (limits.turnoverLeft > 0n) return 'turnover';
  if (limits.timesLeft <= 0) return 'times';
  if (amount < limits.min) return 'min';
  if (amount > limits.max) return 'max';
  if (amount > limits.leftToday) return 'perDay';
  return withdrawalFee(amount, limits.fee, limits.places) >= amount ? 'fee' : null;
}

/** The difference, or zero where it would be below. */
export function lessAtMost(amount: Money, less: Money): Money {
  const left = sumOf([amount, minus(less)]);
  return left > 0n ? left : zero;
}
