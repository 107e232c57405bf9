import { unitsToWire } from '../../../../domain/money.ts';
import type { FigureSums } from '../../../../wire/studio/deskFigures.ts';
import type { Db } from '../../../platform/db/index.ts';

/** The brand that figures are of. Each statement names merchant and book. */
export interface FigureScope {
  readonly db: Db;
  readonly merchant: string;
  readonly book: string;
  readonly timeZone: string;
}

export const figureCounts = ['registrations', 'firstDeposits', 'active'] as const;
export const figureAmounts = ['stakes', 'payouts', 'bonuses', 'wages', 'deposits', 'withdrawals'] as const;

/** Sums while they are added up; amounts are in units of the database. */
export type RunningSums = Record<(typeof figureCounts)[number], number> & Record<(typeof figureAmounts)[number], bigint>;

export const noSums = (): RunningSums => ({
  registrations: 0,
  firstDeposits: 0,
  active: 0,
  stakes: 0n,
  payouts: 0n,
  bonuses: 0n,
  wages: 0n,
  deposits: 0n,
  withdrawals: 0n,
});

/** Part of the sums of an hour or a day, as a statement returns it: amounts as text. */
export type SumsPart = Partial<Record<(typeof figureCounts)[number], number> & Record<(typeof figureAmounts)[number], string>>;

export function add(sums: RunningSums, part: SumsPart): void {
  for (const name of figureCounts) sums[name] += part[name] ?? 0;
  for (const name of figureAmounts) sums[name] += BigInt(part[name] ?? '0');
}

/** The sum of several hours or days. Different members are no sum, so that `active` is given. */
export function totalOf(parts: readonly RunningSums[], active: number): RunningSums {
  const total = noSums();
  for (const part of parts) {
    for (const name of figureCounts) total[name] += part[name];
    for (const name of figureAmounts) total[name] += part[name];
  }
  return { ...total, active };
}

export const toWire = ({ registrations, firstDeposits, active, ...amounts }: RunningSums): FigureSums => ({
  registrations,
  firstDeposits,
  active,
  stakes: unitsToWire(amounts.stakes),
  payouts: unitsToWire(amounts.payouts),
  bonuses: unitsToWire(amounts.bonuses),
  wages: unitsToWire(amounts.wages),
  deposits: unitsToWire(amounts.deposits),
  withdrawals: unitsToWire(amounts.withdrawals),
});
