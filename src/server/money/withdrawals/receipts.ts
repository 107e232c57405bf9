import { and, asc, eq, exists, gt, lte, type SQL } from 'drizzle-orm';
import { imageLimits } from '../../../domain/imageRules.ts';
import { readMoney } from '../../../domain/money.ts';
import { isDisputed } from '../../../domain/withdrawal.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ReceiptAnswer, ReceiptProofs, WithdrawalRefusal } from '../../../wire/withdrawal.ts';
import type { Account } from '../../identity/ports/index.ts';
import { cleanUploads } from '../../media/pictures/index.ts';
import { withdrawalPart, withdrawalProof } from '../../platform/db/tables/index.ts';
import { notify } from '../../platform/live/index.ts';
import type { CleanImage } from '../../platform/rendering/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { PartRow, WithdrawalDeps } from './withdrawalDeps.ts';

/** Receipts that one run of the job confirms at most. */
const batch = 500;

/** Reports of a member about payments, and the timer that reports for those who do not. */
export function createReceipts({ db, now, audit }: Pick<WithdrawalDeps, 'db' | 'now' | 'audit'>) {
  const waiting = (where: SQL | undefined) => and(where, eq(withdrawalPart.receipt, 'awaiting'));
  const overdue = () => waiting(lte(withdrawalPart.dueAt, now()));
  const inTime = (where: SQL | undefined) => and(waiting(where), gt(withdrawalPart.dueAt, now()));

  async function confirm(where: SQL | undefined, { merchant, id: accountId }: Account): Promise<PartRow[]> {
    return db.transaction(async (tx) => {
      const rows = await tx
        .update(withdrawalPart)
        .set({ receipt: 'received', answeredAt: now() })
        .where(inTime(where))
        .returning();
      for (const { order, part } of rows)
        await audit.note({ merchant, kind: 'receipt.confirmed', accountId, details: { order, part } }, tx);
      if (rows.length > 0) await notify(tx, merchant, accountId, 'receipt');
      return rows;
    });
  }

  /** One statement decides against the timer and a concurrent answer: only a receipt that still waits is disputed. */
  async function dispute(where: SQL | undefined, owner: Account, { state, received, note, images }: Dispute) {
    const { merchant, id: accountId } = owner;
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(withdrawalPart)
        .set({ receipt: state, received, note, answeredAt: now() })
        .where(inTime(where))
        .returning();
      if (row === undefined) return [];
      const { order, part } = row;
      await tx.insert(withdrawalProof).values(images.map((image, position) => ({ merchant, order, part, position, ...image })));
      await audit.note({ merchant, kind: 'receipt.disputed', accountId, details: { order, part, state } }, tx);
      await notify(tx, merchant, accountId, 'receipt');
      return [row];
    });
  }

  return {
    /**
     * Stores an answer to a payment. A dispute stops its timer.
     * @throws Failure NOT_FOUND; VALIDATION for an amount or images; CONFLICT if it was answered, or its time has run out
     */
    async answer({ brand: { merchant } }: Tenant, owner: Account, sent: ReceiptAnswer): Promise<void> {
      const { order, part, answer } = sent;
      const own = and(
        eq(withdrawalPart.merchant, merchant),
        eq(withdrawalPart.account, owner.id),
        eq(withdrawalPart.order, order),
        part === undefined ? undefined : eq(withdrawalPart.part, part),
      );
      const [first] = await db.select().from(withdrawalPart).where(own).orderBy(asc(withdrawalPart.part)).limit(1);
      if (first === undefined) throw new Failure('NOT_FOUND');
      if (answer !== 'received' && part === undefined) throw new Failure('MALFORMED');
      const answered =
        answer === 'received' ? await confirm(own, owner) : await dispute(own, owner, await readDispute(first, sent));
      if (answered.length === 0) throw new Failure('CONFLICT');
    },

    /** Condition: there are receipts whose time is over. */
    hasOverdue: () => exists(db.select({ order: withdrawalPart.order }).from(withdrawalPart).where(overdue())),

    /**
     * Adds images to a dispute that is not decided. One that is there already is not stored again, so that a request may be
     * repeated.
     * @throws Failure NOT_FOUND; VALIDATION for an image, or more than three in all; CONFLICT without an open dispute
     */
    async addProofs({ brand: { merchant } }: Tenant, owner: Account, { order, part, images }: ReceiptProofs): Promise<void> {
      const cleaned = await cleanUploads(images);
      const self = and(eq(withdrawalPart.merchant, merchant), eq(withdrawalPart.order, order), eq(withdrawalPart.part, part));
      const isProof = and(
        eq(withdrawalProof.merchant, merchant),
        eq(withdrawalProof.order, order),
        eq(withdrawalProof.part, part),
      );
      await db.transaction(async (tx) => {
        const own = and(self, eq(withdrawalPart.account, owner.id));
        const [row] = await tx.select().from(withdrawalPart).where(own).for('update');
        if (row === undefined) throw new Failure('NOT_FOUND');
        if (!isDisputed(row.receipt)) throw new Failure('CONFLICT');
        const kept = await tx.select({ bytes: withdrawalProof.bytes }).from(withdrawalProof).where(isProof);
        const added = cleaned.filter(({ bytes }) => !kept.some((proof) => Buffer.compare(proof.bytes, bytes) === 0));
        if (added.length === 0) return;
        const index = imageLimits.count - kept.length;
        if (added.length > index) throw new Failure('VALIDATION', { value: { field: 'images', index, rule: 'count' } });
        const rows = added.map((image, at) => ({ merchant, order, part, position: kept.length + at, ...image }));
        await tx.insert(withdrawalProof).values(rows);
        await audit.note({ merchant, kind: 'receipt.proofAdded', accountId: owner.id, details: { order, part } }, tx);
        await notify(tx, merchant, owner.id, 'receipt');
      });
    },

    /**
     * Counts payments as received whose time is over. Any number of processes may run it: each receipt is confirmed once.
     * @returns the receipts that this run confirmed
     */
    async confirmOverdue(): Promise<PartRow[]> {
      const moment = now();
      return db.transaction(async (tx) => {
        const found = await tx
          .select({ merchant: withdrawalPart.merchant, order: withdrawalPart.order, part: withdrawalPart.part })
          .from(withdrawalPart)
          .where(overdue())
          .orderBy(asc(withdrawalPart.dueAt))
          .limit(batch)
          .for('update', { skipLocked: true });
        const rows: PartRow[] = [];
        for (const { merchant, order, part } of found) {
          const self = and(
            eq(withdrawalPart.merchant, merchant),
            eq(withdrawalPart.order, order),
            eq(withdrawalPart.part, part),
          );
          const [row] = await tx
            .update(withdrawalPart)
            .set({ receipt: 'auto', answeredAt: moment })
            .where(waiting(self))
            .returning();
          if (row === undefined) continue;
          await audit.note({ merchant, kind: 'receipt.expired', accountId: row.account, details: { order, part } }, tx);
          await notify(tx, merchant, row.account, 'receipt');
          rows.push(row);
        }
        return rows;
      });
    },
  };
}

interface Dispute {
  readonly state: 'partly' | 'notReceived';
  readonly received: bigint;
  readonly note: string | null;
  readonly images: readonly CleanImage[];
}

/** @throws Failure VALIDATION */
async function readDispute({ amount }: PartRow, sent: ReceiptAnswer): Promise<Dispute> {
  const state = sent.answer === 'partly' ? 'partly' : 'notReceived';
  const received = state === 'notReceived' ? 0n : readMoney(sent.amount ?? '');
  if (received === null || received >= amount || (state === 'partly' && received <= 0n)) {
    const value: WithdrawalRefusal = { limit: 'amount' };
    throw new Failure('VALIDATION', { value });
  }
  const images = await cleanUploads(sent.images ?? []);
  if (images.length === 0) throw new Failure('VALIDATION', { value: { field: 'images', index: 0, rule: 'missing' } });
  const note = sent.note?.trim() ?? '';
  return { state, received, note: note === '' ? null : note, images };
}
