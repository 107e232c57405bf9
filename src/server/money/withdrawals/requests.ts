import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dayText } from '../../../domain/dateText.ts';
import { moneyToWire, readMoney } from '../../../domain/money.ts';
import { withdrawalFault, withdrawalFee } from '../../../domain/withdrawal.ts';
import { Failure } from '../../../wire/failure.ts';
import type {
  Withdrawal,
  WithdrawalBoard,
  WithdrawalRefusal,
  WithdrawalRequest,
  Withdrawals,
} from '../../../wire/withdrawal.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type DbTransaction, run } from '../../platform/db/index.ts';
import { payoutBinding, withdrawal } from '../../platform/db/tables/index.ts';
import { notify } from '../../platform/live/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { LedgerRefusal, type Wallet } from '../ledger/index.ts';
import { mainWallet } from '../wallets/index.ts';
import { currentLimits } from './limits.ts';
import { releaseHeld } from './release.ts';
import { readOrders, recentOrOpen } from './views.ts';
import type { WithdrawalDeps } from './withdrawalDeps.ts';

const dayMs = 86_400_000;
const maxListed = 200;

/** Withdrawals of a member: what may be withdrawn, requests and their cancellation. */
export function createRequests(deps: WithdrawalDeps) {
  const { db, now, ledger, audit, bindings, paymentPasswords } = deps;
  const release = releaseHeld(deps);

  const one = async ({ brand: { merchant } }: Tenant, { id }: Account, holdTransaction: string): Promise<Withdrawal> => {
    const own = and(
      eq(withdrawal.merchant, merchant),
      eq(withdrawal.account, id),
      eq(withdrawal.holdTransaction, holdTransaction),
    );
    const [order] = await readOrders(db, own, 1);
    if (order === undefined) throw new Error('A withdrawal that was requested is missing.');
    return order.shown;
  };

  return {
    /** Data for the form. */
    async board(tenant: Tenant, owner: Account): Promise<WithdrawalBoard> {
      const wallet = mainWallet(tenant, owner);
      const [available, limits, own] = await Promise.all([
        ledger.balance(wallet),
        currentLimits(db, tenant, wallet, now()),
        bindings.ownedBy(owner),
      ]);
      const { quickAmounts, autoConfirmMinutes } = tenant.brand.policies.withdraw;
      return {
        ...own,
        available: moneyToWire(available),
        isPaymentPasswordSet: owner.paymentPasswordHash !== null,
        limits: {
          min: moneyToWire(limits.min),
          max: moneyToWire(limits.max),
          perDay: moneyToWire(limits.perDay),
          usedToday: moneyToWire(limits.usedToday),
          leftToday: moneyToWire(limits.leftToday),
          timesPerDay: limits.timesPerDay,
          timesLeft: limits.timesLeft,
          turnoverRequired: moneyToWire(limits.turnoverRequired),
          turnoverLeft: moneyToWire(limits.turnoverLeft),
        },
        fee: limits.fee,
        quickAmounts: quickAmounts.map(String),
        autoConfirmMinutes,
      };
    },

    /** Withdrawals of the last days, and those with an open receipt. */
    async orders({ brand: { merchant } }: Tenant, { id }: Account, days: number): Promise<Withdrawals> {
      const since = new Date(now().getTime() - days * dayMs);
      const own = and(eq(withdrawal.merchant, merchant), eq(withdrawal.account, id), recentOrOpen(since));
      const orders = await readOrders(db, own, maxListed);
      return { orders: orders.map(({ shown }) => shown) };
    },

    /**
     * Holds the amount until an operator pays or rejects it. Limits are checked while the wallets of the account are locked, so
     * that concurrent requests see each other. Idempotent by request id.
     * @throws Failure PAYMENT_PASSWORD…, AUTH_WAIT; VALIDATION with a `WithdrawalRefusal`; BALANCE_TOO_LOW; CONFLICT
     */
    async request(tenant: Tenant, owner: Account, { binding, amount: typed, paymentPassword, requestId }: WithdrawalRequest) {
      await paymentPasswords.verifyPaymentPassword(tenant, owner, paymentPassword);
      const { merchant, id: accountId } = owner;
      const amount = readMoney(typed);
      if (amount === null || amount <= 0n) throw refused('amount');
      const wallet = mainWallet(tenant, owner);
      const request = { merchant, scope: `withdraw:${accountId}`, id: requestId, body: `${binding} ${amount}` };
      const { transaction } = await ledger
        .execute(request, async (tx, holdTransaction) => {
          const balance = await lockWallets(tx, wallet);
          if (!(await isUsable(tx, owner, binding))) throw refused('binding');
          const at = now();
          const limits = await currentLimits(tx, tenant, wallet, at);
          const fault = withdrawalFault(amount, limits);
          if (fault !== null) throw refused(fault);
          if (balance < amount) throw new Failure('BALANCE_TOO_LOW');
          const id = newWithdrawalId(at, tenant);
          const fee = withdrawalFee(amount, limits.fee, limits.places);
          await tx.insert(withdrawal).values({
            merchant,
            id,
            account: accountId,
            book: wallet.book,
            binding,
            amount,
            fee,
            paid: 0n,
            state: 'requested',
            holdTransaction,
            requestedAt: at,
          });
          await audit.note({ merchant, kind: 'withdrawal.requested', accountId, details: { order: id } }, tx);
          await notify(tx, merchant, accountId, 'receipt');
          return { transaction: { kind: 'hold', wallet, to: { ...wallet, name: 'held' }, amount, order: id } };
        })
        .catch((error: unknown) => {
          if (!(error instanceof LedgerRefusal)) throw error;
          throw new Failure(error.code === 'REQUEST_CONFLICT' ? 'CONFLICT' : 'BALANCE_TOO_LOW');
        });
      if (transaction === null) throw new Error('A withdrawal was requested without a ledger transaction.');
      return one(tenant, owner, transaction);
    },

    /**
     * Gives the money of a request back that no operator has approved yet.
     * @throws Failure NOT_FOUND; CONFLICT if it is not open any more
     */
    async cancel(tenant: Tenant, owner: Account, order: string): Promise<void> {
      await release(tenant, order, { to: 'cancelled', account: owner.id, from: ['requested'] });
    },
  };

  async function isUsable(tx: DbTransaction, { merchant, id: account }: Account, binding: string): Promise<boolean> {
    const rows = await tx
      .select({ id: payoutBinding.id })
      .from(payoutBinding)
      .where(
        and(
          eq(payoutBinding.merchant, merchant),
          eq(payoutBinding.account, account),
          eq(payoutBinding.id, binding),
          eq(payoutBinding.state, 'confirmed'),
        ),
      );
    return rows.length > 0;
  }
}

function refused(limit: WithdrawalRefusal['limit']) {
  const value: WithdrawalRefusal = { limit };
  return new Failure('VALIDATION', { value });
}

/** In the order of the ledger, which locks the wallets of a posting by name. */
const lockStatement = {
  name: 'withdrawal-lock',
  text: `select name, balance from ledger_wallet
    where merchant = $1 and holder = $2 and book = $3 and name in ('held', 'main') order by name for update`,
};

/** Locks the wallets of a withdrawal and returns the balance of the main one, in units. */
async function lockWallets(tx: DbTransaction, { merchant, holder, book }: Wallet): Promise<bigint> {
  const rows = await run<{ name: string; balance: string }>(tx, lockStatement, [merchant, holder, book]);
  return BigInt(rows.find(({ name }) => name === 'main')?.balance ?? '0');
}

/**
 * As `W261120-482913`: the day in the time zone of the brand, and a number that discloses nothing.
 * @param below A random whole number from 0 up to, not including, its argument.
 */
export const newWithdrawalId = (
  at: Date,
  { brand: { timeZone } }: Tenant,
  below: (count: number) => number = randomInt,
): string => `W${dayText(at, timeZone).slice(2).replaceAll('-', '')}-${100_000 + below(900_000)}`;
