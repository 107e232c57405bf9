import { and, asc, count, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unitsToWire } from '../../../domain/money.ts';
import type { Withdrawal, WithdrawalPart } from '../../../wire/withdrawal.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { payoutBinding, withdrawal, withdrawalPart, withdrawalProof } from '../../platform/db/tables/index.ts';
import type { OrderRow, PartRow } from './withdrawalDeps.ts';

export type BindingRow = typeof payoutBinding.$inferSelect;

interface FullOrder {
  readonly row: OrderRow;
  readonly binding: BindingRow;
  readonly shown: Withdrawal;
}

/** Withdrawals with their parts, newest first. */
export async function readOrders(db: Db | DbTransaction, where: SQL | undefined, limit: number): Promise<FullOrder[]> {
  const orders = await db
    .select({ row: withdrawal, binding: payoutBinding })
    .from(withdrawal)
    .innerJoin(payoutBinding, and(eq(payoutBinding.merchant, withdrawal.merchant), eq(payoutBinding.id, withdrawal.binding)))
    .where(where)
    .orderBy(desc(withdrawal.requestedAt), desc(withdrawal.id))
    .limit(limit);
  const [first] = orders;
  if (first === undefined) return [];
  const parts = await partsOf(
    db,
    first.row.merchant,
    orders.map(({ row }) => row.id),
  );
  return orders.map(({ row, binding }) => ({ row, binding, shown: shownOrder(row, binding, parts.get(row.id) ?? []) }));
}

/** Orders since a moment, and those with a receipt that is open. */
export const recentOrOpen = (since: Date) =>
  or(
    gte(withdrawal.requestedAt, since),
    sql`exists (select from ${withdrawalPart} where ${withdrawalPart.merchant} = ${withdrawal.merchant}
      and ${withdrawalPart.order} = ${withdrawal.id} and ${withdrawalPart.receipt} in ('awaiting', 'partly', 'notReceived'))`,
  );

async function partsOf(db: Db | DbTransaction, merchant: string, orders: readonly string[]) {
  const proofs = await db
    .select({ order: withdrawalProof.order, part: withdrawalProof.part, images: count() })
    .from(withdrawalProof)
    .where(and(eq(withdrawalProof.merchant, merchant), inArray(withdrawalProof.order, [...orders])))
    .groupBy(withdrawalProof.order, withdrawalProof.part);
  const rows = await db
    .select()
    .from(withdrawalPart)
    .where(and(eq(withdrawalPart.merchant, merchant), inArray(withdrawalPart.order, [...orders])))
    .orderBy(asc(withdrawalPart.part));
  const imagesOf = ({ order, part }: PartRow) =>
    proofs.find((proof) => proof.order === order && proof.part === part)?.images ?? 0;
  return Map.groupBy(
    rows.map((row) => ({ row, proofs: imagesOf(row) })),
    ({ row }) => row.order,
  );
}

function shownOrder(
  row: OrderRow,
  { kind, provider, tail }: BindingRow,
  parts: readonly { row: PartRow; proofs: number }[],
): Withdrawal {
  return {
    order: row.id,
    amount: unitsToWire(row.amount),
    fee: unitsToWire(row.fee),
    net: unitsToWire(row.amount - row.fee),
    returned: row.releaseTransaction === null ? null : unitsToWire(row.amount - row.paid),
    state: row.state,
    to: { kind, provider, tail },
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    parts: parts.map(({ row: part, proofs }) => shownPart(part, proofs)),
  };
}

const shownPart = (row: PartRow, proofs: number): WithdrawalPart => ({
  part: row.part,
  amount: unitsToWire(row.amount),
  receipt: row.receipt,
  paidAt: row.paidAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  received: row.received === null ? null : unitsToWire(row.received),
  proofs,
});
