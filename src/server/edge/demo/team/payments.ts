import { placesOf } from '../../../../domain/currencyPlaces.ts';
import { type Money, moneyFromUnits, moneyOf, zero } from '../../../../domain/money.ts';
import { withdrawalFee } from '../../../../domain/withdrawal.ts';
import type { DepositReason, DepositState } from '../../../../wire/deposit.ts';
import { newOrderId } from '../../../money/deposits/index.ts';
import { newWithdrawalId } from '../../../money/withdrawals/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { createChance } from '../chance.ts';
import { historyDays } from './history.ts';

type Method = Tenant['brand']['deposits']['methods'][number];

export interface DemoDeposit {
  readonly id: string;
  readonly account: string;
  readonly method: Method;
  readonly amount: Money;
  readonly state: Extract<DepositState, 'credited' | 'failed' | 'expired'>;
  readonly reason: DepositReason | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly endedAt: number;
}

export interface DemoWithdrawal {
  readonly id: string;
  readonly account: string;
  readonly amount: Money;
  readonly fee: Money;
  readonly state: 'requested' | 'approved' | 'paid' | 'rejected' | 'cancelled';
  /** Epoch milliseconds. */
  readonly requestedAt: number;
  /** Null while it waits. */
  readonly decidedAt: number | null;
  /** Null unless it was paid. */
  readonly paidAt: number | null;
}

export interface DemoPayments {
  readonly deposits: readonly DemoDeposit[];
  readonly withdrawals: readonly DemoWithdrawal[];
}

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const weeks = Math.floor(historyDays / 7);
const amounts = ['200000', '500000', '1000000', '2000000'] as const;
const hundredThousand = moneyOf('100000');

/** Half of an amount, in whole hundred thousands. */
const halfOf = (amount: Money): Money => moneyFromUnits((amount / 2n / hundredThousand) * hundredThousand);

/**
 * Deposits and withdrawals of a player in the ninety days up to a moment, each list in order. No more is withdrawn than was deposited
 * before, so that what the player stakes is there.
 * @param open State of a withdrawal of today, for players who have one.
 */
export function paymentsOf(
  tenant: Tenant,
  account: string,
  until: number,
  open: 'requested' | 'approved' | null,
): DemoPayments {
  const { merchant, money, policies, deposits: offered } = tenant.brand;
  // A card has a face value, and a carrier that took it.
  const methods = offered.methods.filter(({ carriers }) => carriers.length === 0);
  const chance = createChance(`${merchant} ${account} payments`);
  const below = (count: number) => Math.floor(chance() * count);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const deposits: DemoDeposit[] = [];
  const withdrawals: DemoWithdrawal[] = [];
  let free: Money = zero;

  const withdraw = (amount: Money, requestedAt: number, state: DemoWithdrawal['state']) => {
    const { min, max, feePercent, feeFixed } = policies.withdraw;
    if (amount < moneyOf(String(min)) || amount > moneyOf(String(max))) return;
    const fee = withdrawalFee(amount, { percent: feePercent, fixed: feeFixed }, placesOf(money.currency));
    if (fee >= amount) return;
    const id = newWithdrawalId(new Date(requestedAt), tenant, below);
    const decidedAt = state === 'requested' ? null : requestedAt + Math.floor((10 + chance() * 50) * minuteMs);
    const paidAt = state === 'paid' && decidedAt !== null ? decidedAt + Math.floor((5 + chance() * 40) * minuteMs) : null;
    withdrawals.push({ id, account, amount, fee, state, requestedAt, decidedAt, paidAt });
    if (state !== 'rejected' && state !== 'cancelled') free = moneyFromUnits(free - amount);
  };

  for (let week = 0; week < weeks; week += 1) {
    const createdAt = Math.floor(until - (weeks - week) * 7 * dayMs + chance() * 6 * dayMs);
    const [method, typed, luck, pause] = [pick(methods), pick(amounts), chance(), chance()];
    if (method === undefined || typed === undefined) continue;
    const amount = moneyOf(typed);
    const id = newOrderId(new Date(createdAt), below);
    const [state, reason] =
      luck < 0.86
        ? (['credited', null] as const)
        : luck < 0.94
          ? (['expired', null] as const)
          : (['failed', luck < 0.97 ? 'cancelled' : 'provider'] as const);
    const endedAt = createdAt + (state === 'expired' ? 30 * minuteMs : Math.floor((1 + pause * 8) * minuteMs));
    deposits.push({ id, account, method, amount, state, reason, createdAt, endedAt });
    if (state === 'credited') free = moneyFromUnits(free + amount);
    if (week % 3 !== 2 || week === weeks - 1) continue;
    const end = chance();
    withdraw(
      halfOf(free),
      endedAt + Math.floor((2 + chance() * 10) * hourMs),
      end < 0.1 ? 'rejected' : end < 0.2 ? 'cancelled' : 'paid',
    );
  }
  if (open !== null) withdraw(halfOf(free), until - (open === 'approved' ? 5 : 2) * hourMs, open);
  return { deposits, withdrawals };
}
