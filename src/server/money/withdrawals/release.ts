import { and, eq } from 'drizzle-orm';
import { moneyFromUnits } from '../../../domain/money.ts';
import type { WithdrawalState } from '../../../domain/withdrawal.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { payoutBinding, withdrawal } from '../../platform/db/tables/index.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import { notify } from '../../platform/live/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type OrderRow, type WithdrawalDeps, walletOfOrder } from './withdrawalDeps.ts';

interface Release {
  readonly to: 'rejected' | 'cancelled';
  readonly from: readonly WithdrawalState[];
  /** Owner, where it is the owner who cancels. */
  readonly account?: string;
  readonly operator?: ActingOperator;
  readonly reason?: string;
}

/** Gives the held money of a withdrawal back and closes it, once. */
export const releaseHeld =
  ({ now, ledger, audit, inbox }: Pick<WithdrawalDeps, 'now' | 'ledger' | 'audit' | 'inbox'>) =>
  /** @throws Failure NOT_FOUND; CONFLICT if it is in another state */
  async (tenant: Tenant, order: string, { to, from, account, operator, reason }: Release): Promise<void> => {
    const { merchant } = tenant.brand;
    const request = { merchant, scope: 'withdrawal', id: `${order}/release/${to}`, body: order };
    await ledger.execute(request, async (tx, releaseTransaction) => {
      const self = and(eq(withdrawal.merchant, merchant), eq(withdrawal.id, order));
      const [row] = await tx.select().from(withdrawal).where(self).for('update');
      if (row === undefined || (account !== undefined && row.account !== account)) throw new Failure('NOT_FOUND');
      if (!from.includes(row.state)) throw new Failure('CONFLICT');
      await tx
        .update(withdrawal)
        .set({ state: to, reason: reason ?? null, releaseTransaction, decidedAt: now(), decidedBy: operator?.id ?? null })
        .where(self);
      const details = { order, ...(operator === undefined ? {} : { operator: operator.id }) };
      await audit.note({ merchant, kind: `withdrawal.${to}`, accountId: row.account, details }, tx);
      await notify(tx, merchant, row.account, 'receipt');
      if (to === 'rejected') await inbox.send(tenant, row.account, 'withdrawalRejected', await paramsOf(tx, row), tx);
      const [wallet, main] = [walletOfOrder(row, 'held'), walletOfOrder(row, 'main')];
      return { transaction: { kind: 'release', wallet, to: main, amount: leftOf(row), order } };
    });
  };

/** Values that a message to the owner names: the payee, and the part that is not paid yet. */
export async function paramsOf(tx: Pick<DbTransaction, 'select'>, { merchant, binding, ...row }: OrderRow) {
  const self = and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.id, binding));
  const [bound] = await tx.select({ provider: payoutBinding.provider }).from(payoutBinding).where(self);
  return { provider: bound?.provider ?? '', amount: leftOf(row) };
}

/** Amount that no payment has taken yet. */
const leftOf = ({ amount, paid }: Pick<OrderRow, 'amount' | 'paid'>) => moneyFromUnits(amount - paid);
