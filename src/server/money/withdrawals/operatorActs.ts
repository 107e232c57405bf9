import { and, eq, inArray, sql } from 'drizzle-orm';
import { moneyFromUnits, readMoney, sumOf } from '../../../domain/money.ts';
import { feeOfPaid, isDisputed, lessAtMost, receiptDeadline, type WithdrawalState } from '../../../domain/withdrawal.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Withdrawal } from '../../../wire/withdrawal.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { account, withdrawal, withdrawalPart, withdrawalProof } from '../../platform/db/tables/index.ts';

import type { ActingOperator } from '../../platform/events/index.ts';
import { notify } from '../../platform/live/index.ts';
import type { Judge } from '../../platform/secondYes/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { LedgerRefusal } from '../ledger/index.ts';
import { paramsOf, releaseHeld } from './release.ts';
import { readOrders } from './views.ts';
import { type PartRow, type WithdrawalDeps, walletOfOrder } from './withdrawalDeps.ts';

const maxListed = 200;

/** A withdrawal as operators see it, who pay it. */
export interface OperatorWithdrawal extends Withdrawal {
  readonly account: string;
  readonly username: string;
  readonly number: string;
  readonly holder: string;
}

interface Payment {
  readonly order: string;
  /** Amount that the member is to receive, as a decimal string: all that is left, or a part of it. */
  readonly amount: string;
  readonly provider: string;
  readonly requestId: string;
}

/** A part of a withdrawal, which has a receipt. */
interface PartName {
  readonly order: string;
  readonly part: number;
}

/** Acts of operators on withdrawals. Each is audited in its transaction. */
export function createOperatorActs(deps: WithdrawalDeps) {
  const { db, now, ledger, audit, bindings, inbox } = deps;
  const release = releaseHeld(deps);
  const orderIs = ({ brand: { merchant } }: Tenant, order: string) =>
    and(eq(withdrawal.merchant, merchant), eq(withdrawal.id, order));
  const partIs = ({ brand: { merchant } }: Tenant, { order, part }: PartName) =>
    and(eq(withdrawalPart.merchant, merchant), eq(withdrawalPart.order, order), eq(withdrawalPart.part, part));

  return {
    /** Withdrawals in the states, newest first; default: the open ones. */
    async list(
      { brand: { merchant } }: Tenant,
      _operator: ActingOperator,
      states: readonly WithdrawalState[] = ['requested', 'approved'],
    ): Promise<OperatorWithdrawal[]> {
      const where = and(eq(withdrawal.merchant, merchant), inArray(withdrawal.state, [...states]));
      const orders = await readOrders(db, where, maxListed);
      const names = await usernames(merchant, [...new Set(orders.map(({ row }) => row.account))]);
      return Promise.all(
        orders.map(async ({ row, binding, shown }) => ({
          ...shown,
          account: row.account,
          username: names.get(row.account) ?? '',
          ...(await bindings.open(binding)),
        })),
      );
    },

    /** @throws Failure NOT_FOUND */
    async amountOf(tenant: Tenant, _operator: ActingOperator, order: string) {
      const [row] = await db
        .select({ account: withdrawal.account, amount: withdrawal.amount, state: withdrawal.state })
        .from(withdrawal)
        .where(orderIs(tenant, order));
      if (row === undefined) throw new Failure('NOT_FOUND');
      return { ...row, amount: moneyFromUnits(row.amount) };
    },

    /** @throws Failure NOT_FOUND; CONFLICT if it does not wait for approval */
    async approve(tenant: Tenant, operator: ActingOperator, order: string, judge: Judge): Promise<void> {
      await db.transaction(async (tx) => {
        const [row] = await tx.select().from(withdrawal).where(orderIs(tenant, order)).for('update');
        if (row === undefined) throw new Failure('NOT_FOUND');
        // One that a single operator approved needs the second yes when the threshold was lowered before it was paid.
        if (row.state === 'requested' || row.state === 'approved') await judge(tx, moneyFromUnits(row.amount));
        if (row.state !== 'requested') throw new Failure('CONFLICT');
        const change = { state: 'approved', decidedAt: now(), decidedBy: operator.id } as const;
        await tx.update(withdrawal).set(change).where(orderIs(tenant, order));
        const details = { order, operator: operator.id };
        await audit.note({ merchant: row.merchant, kind: 'withdrawal.approved', accountId: row.account, details }, tx);
        await notify(tx, row.merchant, row.account, 'receipt');
        await inbox.send(tenant, row.account, 'withdrawalApproved', await paramsOf(tx, row), tx);
      });
    },

    /**
     * Gives the held money back: all of it, or what no payment has taken yet.
     * @throws Failure NOT_FOUND; CONFLICT if it is closed
     */
    async reject(
      tenant: Tenant,
      operator: ActingOperator,
      { order, reason }: { order: string; reason: string },
    ): Promise<void> {
      await release(tenant, order, { to: 'rejected', from: ['requested', 'approved'], operator, reason });
    },

    /**
     * Pays an approved withdrawal or a part of it; the timer of its receipt starts. Idempotent by request id.
     * @throws Failure NOT_FOUND; CONFLICT if it is not approved or the request id was used for another payment; VALIDATION for an
     * amount beyond what is left
     */
    async pay(
      tenant: Tenant,
      operator: ActingOperator,
      { order, amount: typed, provider, requestId }: Payment,
      judge: Judge,
    ): Promise<void> {
      const { merchant, policies } = tenant.brand;
      const amount = readMoney(typed);
      if (amount === null || amount <= 0n) throw new Failure('VALIDATION');
      const request = { merchant, scope: `withdrawal-payment:${order}`, id: requestId, body: `${amount} ${provider}` };
      await ledger
        .execute(request, async (tx, transaction) => {
          const [row] = await tx.select().from(withdrawal).where(orderIs(tenant, order)).for('update');
          if (row === undefined) throw new Failure('NOT_FOUND');
          if (row.state !== 'approved') throw new Failure('CONFLICT');
          await judge(tx, moneyFromUnits(row.amount));
          const before = await partsBefore(tx, tenant, order);
          const net = moneyFromUnits(row.amount - row.fee);
          const paidOut = moneyFromUnits(before.amount + amount);
          if (paidOut > net) throw new Failure('VALIDATION');
          const feeLeft = lessAtMost(
            feeOfPaid(moneyFromUnits(row.fee), { paid: paidOut, net }),
            moneyFromUnits(row.paid - before.amount),
          );
          const part = before.last + 1;
          const taken = sumOf([amount, feeLeft]);
          const paid = row.paid + taken;
          const paidAt = now();
          const dueAt = receiptDeadline(paidAt, policies.withdraw.autoConfirmMinutes);
          const { account: owner } = row;
          await tx.insert(withdrawalPart).values({
            merchant,
            order,
            part,
            account: owner,
            amount,
            provider,
            transaction,
            paidAt,
            paidBy: operator.id,
            receipt: 'awaiting',
            dueAt,
          });
          await tx
            .update(withdrawal)
            .set({ paid, state: paid === row.amount ? 'paid' : 'approved' })
            .where(orderIs(tenant, order));
          const details = { order, part, operator: operator.id };
          await audit.note({ merchant, kind: 'withdrawal.paid', accountId: owner, details }, tx);
          await notify(tx, merchant, owner, 'receipt');
          await inbox.send(tenant, owner, 'withdrawalPaid', { provider, amount }, tx);
          const wallet = walletOfOrder(row, 'held');
          return { transaction: { kind: 'payout', wallet, amount: taken, fee: feeLeft, provider, order } };
        })
        .catch(asFailure);
    },

    /**
     * Counts a receipt that waits or is disputed as received. A receipt that counted as received by the timer or an operator is final: it is
     * neither refunded nor disputed any more.
     * @throws Failure NOT_FOUND; CONFLICT if it is final
     */
    async forceReceipt(tenant: Tenant, operator: ActingOperator, resolution: PartName): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lockPart(tx, tenant, resolution);
        if (row.receipt !== 'awaiting' && !isDisputed(row.receipt)) throw new Failure('CONFLICT');
        await tx
          .update(withdrawalPart)
          .set({ receipt: 'forced', resolvedAt: now(), resolvedBy: operator.id })
          .where(partIs(tenant, resolution));
        await audit.note(eventOf(row, 'receipt.forced', operator), tx);
        await notify(tx, row.merchant, row.account, 'receipt');
      });
    },

    refund,

    /** An image of a dispute as WebP; null if there is none. */
    async proof(
      { brand: { merchant } }: Tenant,
      _operator: ActingOperator,
      { order, part, position }: ProofName,
    ): Promise<Buffer | null> {
      const [row] = await db
        .select({ bytes: withdrawalProof.bytes })
        .from(withdrawalProof)
        .where(
          and(
            eq(withdrawalProof.merchant, merchant),
            eq(withdrawalProof.order, order),
            eq(withdrawalProof.part, part),
            eq(withdrawalProof.position, position),
          ),
        );
      return row?.bytes ?? null;
    },
  };

  async function usernames(merchant: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ id: account.id, username: account.username })
      .from(account)
      .where(and(eq(account.merchant, merchant), inArray(account.id, [...ids])));
    return new Map(rows.map(({ id, username }) => [id, username]));
  }

  /** The last part of a withdrawal, zero if it has none, and the sum of all. */
  async function partsBefore(tx: DbTransaction, { brand: { merchant } }: Tenant, order: string) {
    const own = and(eq(withdrawalPart.merchant, merchant), eq(withdrawalPart.order, order));
    const [row] = await tx
      .select({
        last: sql<number>`coalesce(max(${withdrawalPart.part}), 0)`,
        amount: sql<string>`coalesce(sum(${withdrawalPart.amount}), 0)::text`,
      })
      .from(withdrawalPart)
      .where(own);
    return { last: row?.last ?? 0, amount: BigInt(row?.amount ?? '0') };
  }

  async function lockPart(tx: Pick<DbTransaction, 'select'>, tenant: Tenant, name: PartName) {
    const [row] = await tx.select().from(withdrawalPart).where(partIs(tenant, name)).for('update');
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  }

  /**
   * Gives what did not arrive back to the main wallet, once.
   * @throws Failure NOT_FOUND; CONFLICT if the receipt is not disputed
   */
  async function refund(tenant: Tenant, operator: ActingOperator, resolution: PartName, judge: Judge): Promise<void> {
    const { order, part } = resolution;
    const subject = `${order}/${part}`;
    const request = { merchant: tenant.brand.merchant, scope: 'receipt', id: `${subject}/refund`, body: subject };
    await ledger
      .execute(request, async (tx, refundAct) => {
        const row = await lockPart(tx, tenant, resolution);
        if (!isDisputed(row.receipt)) throw new Failure('CONFLICT');
        const amount = moneyFromUnits(row.amount - (row.received ?? 0n));
        await judge(tx, amount);
        const [of] = await tx.select().from(withdrawal).where(orderIs(tenant, order));
        if (of === undefined) throw new Failure('NOT_FOUND');
        await tx
          .update(withdrawalPart)
          .set({ receipt: 'refunded', refundAct, resolvedAt: now(), resolvedBy: operator.id })
          .where(partIs(tenant, resolution));
        await audit.note(eventOf(row, 'receipt.refunded', operator), tx);
        await notify(tx, row.merchant, row.account, 'receipt');
        return { transaction: { kind: 'credit', wallet: walletOfOrder(of, 'main'), amount, adjustment: `receipt:${subject}` } };
      })
      .catch(asFailure);
  }
}

interface ProofName extends PartName {
  readonly position: number;
}

const eventOf = (
  { merchant, account: accountId, order, part }: PartRow,
  kind: 'receipt.forced' | 'receipt.refunded',
  { id }: ActingOperator,
) => ({
  merchant,
  kind,
  accountId,
  details: { order, part, operator: id },
});

function asFailure(error: unknown): never {
  throw error instanceof LedgerRefusal ? new Failure('CONFLICT', { cause: error }) : error;
}
