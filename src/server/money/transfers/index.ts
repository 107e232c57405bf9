import { agentAccountTypes, trialAccountType } from '../../../domain/accountType.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type Money, moneyFromUnits, moneyOf, moneyToWire, unitsToWire } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { Failure } from '../../../wire/failure.ts';
import type { AccountTransfer, AccountTransferred, UplineTransfers } from '../../../wire/transfer.ts';
import { avatarAddress } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Db, type DbTransaction, run } from '../../platform/db/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Ledger, LedgerRefusal } from '../ledger/index.ts';
import type { SaferPlay } from '../saferPlay/index.ts';
import { playWallet } from '../wallets/index.ts';
import { turnoverOf } from '../withdrawals/index.ts';
import {
  findUpline,
  listTransfers,
  openingTransfer,
  type Parties,
  type Party,
  type SenderSums,
  sumsOfSender,
  type Totals,
  type TransferRow,
  writingTransfer,
} from './statements.ts';

export interface TransferDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Ledger;
  readonly audit: Pick<Audit, 'entry'>;
  readonly saferPlay: Pick<SaferPlay, 'assertMay'>;
  /** @throws Failure for a wrong password, and while the account is locked after too many of them. */
  readonly verifyPaymentPassword: (tenant: Tenant, account: Account, password: string) => Promise<void>;
}

export type Transfers = ReturnType<typeof createTransfers>;

/** Transfers between an account and its upline or a direct downline. */
export function createTransfers({ db, now, ledger, audit, saferPlay, verifyPaymentPassword }: TransferDeps) {
  /**
   * Money from the upline is a deposit for the breaks and limits of its receiver. The sender learns that it is refused, and not why.
   * @throws Failure VALIDATION
   */
  async function assertMayFund(tx: DbTransaction, tenant: Tenant, { id, type }: Party, amount: Money): Promise<void> {
    const { merchant } = tenant.brand;
    await saferPlay.assertMay(tenant, { merchant, id, type }, 'fund', { amount, tx }).catch((error: unknown) => {
      const isForbidden = error instanceof Failure && (error.code === 'PLAY_BREAK' || error.code === 'LIMIT_REACHED');
      throw isForbidden ? fault('transfer.fault.receiver', {}) : error;
    });
  }

  const today = ({ brand }: Tenant) => dayText(now(), brand.timeZone);

  return {
    /** The form of a transfer to the upline: receiver, limits and what was transferred before. */
    async toUpline(tenant: Tenant, account: Account): Promise<UplineTransfers> {
      const { merchant } = tenant.brand;
      const { book } = playWallet(tenant, account);
      const [[upline], [sums], transfers] = await Promise.all([
        run<Party>(db, findUpline, [merchant, account.uplineId]),
        run<SenderSums>(db, sumsOfSender, [merchant, account.id, book, today(tenant)]),
        run<TransferRow>(db, listTransfers, [merchant, account.id, book]),
      ]);
      const { min, max, perDay } = limitsOf(tenant);
      const left = perDay - unitsOf(sums?.today);
      return {
        upline:
          upline === undefined || !mayReceive(upline)
            ? null
            : { nickname: upline.nickname, avatar: avatarAddress(merchant, upline.avatar) },
        hasPaymentPassword: account.paymentPasswordHash !== null,
        limits: { min: moneyToWire(min), max: moneyToWire(max), leftToday: unitsToWire(left > 0n ? left : 0n) },
        thisMonth: { amount: moneyToWire(unitsOf(sums?.month)), count: Number(sums?.count ?? 0) },
        transfers: transfers.map(({ id, receiver, amount, at }) => ({
          id,
          receiver,
          amount: moneyToWire(unitsOf(amount)),
          at: at.toISOString(),
        })),
      };
    },

    /**
     * Transfers to the upline, or to a direct downline of an agent. Idempotent by request id.
     * @throws Failure TRUE_ACCOUNT, NOT_AGENT, NOT_FOUND, VALIDATION, BALANCE_TOO_LOW, CONFLICT, and those of the payment password
     */
    async send(tenant: Tenant, account: Account, order: AccountTransfer): Promise<AccountTransferred> {
      const { merchant, money, policies } = tenant.brand;
      const { downline = null, requestId, paymentPassword } = order;
      const amount = moneyOf(order.amount);
      if (account.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
      if (downline !== null && !agentAccountTypes.includes(account.type)) throw new Failure('NOT_AGENT');
      const { min, max, perDay } = limitsOf(tenant);
      if (amount < min) throw refusal(tenant, 'transfer.fault.min', min);
      if (amount > max) throw refusal(tenant, 'transfer.fault.max', max);
      await verifyPaymentPassword(tenant, account, paymentPassword);
      const wallet = playWallet(tenant, account);
      const day = today(tenant);
      const request = {
        merchant,
        scope: `pass:${account.id}`,
        id: requestId,
        body: `${downline ?? 'upline'} ${amount}`,
      };
      let publish = () => {};
      try {
        const { transaction, balance } = await ledger.execute<Parties, Totals>(
          request,
          async (tx, id, parties, [totals]) => {
            const to = receiverOf(parties, downline);
            if (totals === undefined) throw new Failure('NOT_FOUND');
            const left = perDay - unitsOf(totals.today);
            if (amount > left) throw refusal(tenant, 'transfer.fault.day', moneyFromUnits(left > 0n ? left : 0n));
            if (policies.transfer.turnover === 'met') {
              const missing = (await turnoverOf(tx, tenant, wallet, now())).left;
              if (missing > 0n) throw refusal(tenant, 'transfer.fault.turnover', missing);
            }
            if (downline !== null) await assertMayFund(tx, tenant, to, amount);
            // The audit record is written for what will be posted; the ledger refuses the rest, of concurrent stakes.
            if (amount > unitsOf(totals.balance)) throw new LedgerRefusal('BALANCE_TOO_LOW');
            const details = { receiver: to.id, amount: moneyToWire(amount), currency: money.currency };
            const audited = await audit.entry({ merchant, kind: 'transfer.sent', accountId: account.id, details });
            publish = audited.publish;
            return {
              transaction: { kind: 'pass', wallet, to: { ...wallet, holder: to.id }, amount, order: id },
              writes: [writingTransfer(wallet, { id, receiver: to.id, amount, day, at: now() }), audited.query],
            };
          },
          openingTransfer(wallet, downline, day),
        );
        publish();
        return {
          transferId: transaction ?? requestId,
          amount: moneyToWire(amount),
          balance: moneyToWire(balance),
          currency: money.currency,
        };
      } catch (error) {
        if (!(error instanceof LedgerRefusal)) throw error;
        throw new Failure(error.code === 'REQUEST_CONFLICT' ? 'CONFLICT' : 'BALANCE_TOO_LOW');
      }
    },
  };
}

/** The receiver, while sender and receiver are still related as the transfer says. @throws Failure ACCOUNT_CLOSED, NOT_FOUND */
function receiverOf({ sender, receiver }: Parties, downline: string | null): Party {
  if (sender?.state !== 'active') throw new Failure('ACCOUNT_CLOSED');
  if (receiver === null || !mayReceive(receiver)) throw new Failure('NOT_FOUND');
  if (downline !== null && receiver.uplineId !== sender.id) throw new Failure('NOT_FOUND');
  return receiver;
}

const mayReceive = ({ type, state }: Party) => state === 'active' && type !== trialAccountType;

/** Limits of the brand, which names them in whole units of its currency. */
function limitsOf({ brand: { policies } }: Tenant) {
  const { min, max, perDay } = policies.transfer;
  return { min: moneyOf(String(min)), max: moneyOf(String(max)), perDay: moneyOf(String(perDay)) };
}

const refusal = ({ brand: { money } }: Tenant, key: string, limit: Money) =>
  fault(key, { limit: moneyText(moneyToWire(limit), money.numberFormat) });

const fault = (key: string, params: Readonly<Record<string, string>>) =>
  new Failure('VALIDATION', { value: [{ field: 'amount', key, params }] });

const unitsOf = (units: string | undefined): Money => moneyFromUnits(BigInt(units ?? '0'));

type TransferNeeds = Omit<TransferDeps, 'verifyPaymentPassword'> &
  Record<'paymentPasswords', Pick<TransferDeps, 'verifyPaymentPassword'>>;

export const transfersModule = defineModule({
  needs: ['db', 'now', 'audit', 'ledger', 'paymentPasswords', 'saferPlay'],
  gives: {
    transfers: ({ paymentPasswords, ...deps }: TransferNeeds) =>
      createTransfers({ ...deps, verifyPaymentPassword: (...given) => paymentPasswords.verifyPaymentPassword(...given) }),
  },
});
