import { and, eq, gte, sql } from 'drizzle-orm';
import { type Money, minus, moneyFromUnits, zero } from '../../../domain/money.ts';
import { pointsFor } from '../../../domain/points.ts';
import { Failure } from '../../../wire/failure.ts';
import type { PointConflict } from '../../../wire/points.ts';
import type { Db } from '../../platform/db/index.ts';
import { pointEntry, pointWallet } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Wallet } from '../ledger/index.ts';
import { pointRulesOf } from './rules.ts';

/** The open transaction of an act. */
export type Writes = Pick<Db, 'select' | 'insert' | 'update'>;

type Holder = Pick<Wallet, 'merchant' | 'holder' | 'book'>;
type EntryRow = typeof pointEntry.$inferInsert;
export type PointMovement = Pick<EntryRow, 'type' | 'source' | 'base' | 'value' | 'category' | 'exchange' | 'note' | 'at'> & {
  /** Positive for a credit, negative for a debit. */
  readonly points: Money;
};

export const isPointWallet = ({ merchant, holder, book }: Holder) =>
  and(eq(pointWallet.merchant, merchant), eq(pointWallet.account, holder), eq(pointWallet.book, book));

export const conflict = (value: PointConflict): Failure => new Failure('CONFLICT', { value });

/**
 * Moves points of an account; the row of the account is locked from here to the end of the transaction. A second movement of a
 * source is refused by its index.
 * @throws Failure CONFLICT if the account has fewer
 */
export async function movePoints(tx: Writes, { merchant, holder, book }: Holder, { points, ...entry }: PointMovement) {
  const [moved] =
    points > zero
      ? await tx
          .insert(pointWallet)
          .values({ merchant, account: holder, book, balance: points, entries: 1 })
          .onConflictDoUpdate({
            target: [pointWallet.merchant, pointWallet.account, pointWallet.book],
            set: { balance: sql`${pointWallet.balance} + excluded.balance`, entries: sql`${pointWallet.entries} + 1` },
          })
          .returning()
      : await tx
          .update(pointWallet)
          .set({ balance: sql`${pointWallet.balance} + ${points}`, entries: sql`${pointWallet.entries} + 1` })
          .where(and(isPointWallet({ merchant, holder, book }), gte(pointWallet.balance, minus(points) as bigint)))
          .returning();
  if (moved === undefined) throw conflict({ reason: 'points' });
  const { balance, entries: number } = moved;
  await tx.insert(pointEntry).values({ ...entry, merchant, account: holder, book, number, points, balance });
}

/** Points of an account, zero for one that never had any. */
export async function pointsOf(on: Pick<Db, 'select'>, holder: Holder): Promise<Money> {
  const [row] = await on.select({ balance: pointWallet.balance }).from(pointWallet).where(isPointWallet(holder));
  return moneyFromUnits(row?.balance ?? zero);
}

interface CreditedDeposit {
  readonly id: string;
  readonly account: string;
  readonly book: string;
  /** Amount that was credited. */
  readonly amount: Money;
  readonly at: Date;
}

/** Credits the points of a deposit in the transaction that credits the deposit. */
export async function earnByDeposit(tx: Writes, { brand }: Tenant, { id, account, book, amount, at }: CreditedDeposit) {
  const { perDeposit: value, unit } = pointRulesOf(brand);
  const points = pointsFor(amount, { value, unit });
  if (points === zero || book.startsWith('trial:')) return;
  const holder: Holder = { merchant: brand.merchant, holder: account, book: book as Wallet['book'] };
  await movePoints(tx, holder, { type: 'deposit', source: `deposit:${id}`, points, base: amount, value, at });
}
