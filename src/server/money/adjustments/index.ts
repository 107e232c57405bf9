import { and, eq, gt, sql } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { type Money, moneyFromUnits, moneyToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { adjustment, ledgerWallet, operator } from '../../platform/db/tables/index.ts';

import type { Audit } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Judge } from '../../platform/secondYes/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Executed, type Ledger, LedgerRefusal, type Wallet } from '../ledger/index.ts';
import { playWallet } from '../wallets/index.ts';

interface AdjustmentDeps {
  readonly ledger: Pick<Ledger, 'execute'>;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
}

export interface Adjustment {
  readonly direction: 'credit' | 'debit';
  readonly amount: Money;
  readonly reason: string;
}

/** Author of an adjustment, and its idempotency key. */
export interface AdjustmentAuthority {
  readonly operator: string;
  /** The second operator; null if none approved. */
  readonly approvedBy: string | null;
  readonly requestId: string;
  /** Asked with what the operator has adjusted on the account within a day. */
  readonly judge: Judge;
}

const windowMs = 24 * 3_600_000;

export type Adjustments = ReturnType<typeof createAdjustments>;

/** Credits to and debits from the main wallet of an account by operators. */
export function createAdjustments({ ledger, now, audit }: AdjustmentDeps) {
  /** Sum that the operator has adjusted on the account within a day, this amount included. Locks the operator's acts until the end. */
  async function sumOfDay(tx: DbTransaction, { merchant, id }: Account, by: string, amount: Money): Promise<Money> {
    await tx.select({ id: operator.id }).from(operator).where(eq(operator.id, by)).for('update');
    const recent = and(
      eq(adjustment.merchant, merchant),
      eq(adjustment.account, id),
      eq(adjustment.operator, by),
      gt(adjustment.at, new Date(now().getTime() - windowMs)),
    );
    const [found] = await tx
      .select({ sum: sql<string>`coalesce(sum(${adjustment.amount}) filter (where ${adjustment.approvedBy} is null), 0)` })
      .from(adjustment)
      .where(recent);
    return moneyFromUnits(amount + BigInt(found?.sum ?? '0'));
  }

  return {
    /**
     * Posts an adjustment, its row and its event in one transaction. Idempotent by operator and request id.
     * @returns the balance after it
     * @throws Failure TRUE_ACCOUNT, BALANCE_TOO_LOW, CONFLICT
     */
    async post(tenant: Tenant, owner: Account, order: Adjustment, by: AdjustmentAuthority): Promise<Money> {
      if (owner.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
      const { direction, amount, reason } = order;
      const { merchant, id: account } = owner;
      const wallet = playWallet(tenant, owner);
      const scope = by.approvedBy === null ? `adjust:${by.operator}` : 'adjust:approved';
      const request = { merchant, scope, id: by.requestId, body: `${account} ${direction} ${amount} ${reason}` };
      const executed = await refusing(() =>
        ledger.execute(request, async (tx, transaction) => {
          await by.judge(tx, amount, await sumOfDay(tx, owner, by.operator, amount));
          if (direction === 'debit') await lockFunds(tx, wallet, amount);
          await tx.insert(adjustment).values({
            merchant,
            id: transaction,
            account,
            direction,
            amount,
            reason,
            operator: by.operator,
            approvedBy: by.approvedBy,
            transaction,
            at: now(),
          });
          const details = {
            operator: by.operator,
            direction,
            amount: moneyToWire(amount),
            reason,
            transaction,
            ...(by.approvedBy === null ? {} : { approvedBy: by.approvedBy }),
          };
          await audit.note({ merchant, kind: 'balance.adjusted', accountId: account, details }, tx);
          return { transaction: { kind: direction, wallet, amount, adjustment: transaction } };
        }),
      );
      return executed.balance;
    },
  };
}

/** Refuses before anything is noted what the ledger would refuse at the end. @throws Failure BALANCE_TOO_LOW */
async function lockFunds(tx: DbTransaction, { merchant, holder, name, book }: Wallet, amount: Money) {
  const self = and(
    eq(ledgerWallet.merchant, merchant),
    eq(ledgerWallet.holder, holder),
    eq(ledgerWallet.name, name),
    eq(ledgerWallet.book, book),
  );
  const [held] = await tx.select({ balance: ledgerWallet.balance }).from(ledgerWallet).where(self).for('update');
  if ((held?.balance ?? 0n) < amount) throw new Failure('BALANCE_TOO_LOW');
}

async function refusing(work: () => Promise<Executed>): Promise<Executed> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LedgerRefusal)) throw error;
    throw new Failure(error.code === 'REQUEST_CONFLICT' ? 'CONFLICT' : 'BALANCE_TOO_LOW');
  }
}

export const adjustmentsModule = defineModule({ needs: ['now', 'audit', 'ledger'], gives: { adjustments: createAdjustments } });
