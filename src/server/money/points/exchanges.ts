import { randomInt } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { dayText } from '../../../domain/dateText.ts';
import type { Language } from '../../../domain/language.ts';
import { type Money, minus, moneyFromUnits, moneyOf, readMoney, zero } from '../../../domain/money.ts';
import { convertRefusal, type ExchangeKind, type ExchangeState, worthOf } from '../../../domain/points.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ConvertOrder, PointExchange, RedeemOrder } from '../../../wire/points.ts';
import type { PaymentPasswords } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { pointExchange, pointStock } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Ledger, LedgerRefusal, type Wallet } from '../ledger/index.ts';
import { playWallet } from '../wallets/index.ts';
import { type ExchangeRow, exchangeView } from './board.ts';
import { conflict, movePoints } from './pointBook.ts';
import { type Goods, pointRulesOf } from './rules.ts';

export interface ExchangeDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Pick<Ledger, 'execute'>;
  readonly paymentPasswords: Pick<PaymentPasswords, 'verifyPaymentPassword'>;
}

/** Subject that a request exchanges points for. */
interface Exchange {
  readonly kind: ExchangeKind;
  /** Null for money. */
  readonly goods: Goods | null;
  readonly quantity: number;
  readonly points: Money;
  readonly amount: Money;
  readonly state: ExchangeState;
}

/** Exchanges of points by members, behind the payment password. */
export function createExchanges({ db, now, ledger, paymentPasswords }: ExchangeDeps) {
  /**
   * Takes the points, the reward and the payment, or credits the money, all in one transaction. A repeated request gets the first
   * answer. Points are locked before the stock and both before the wallet.
   */
  async function exchange(
    tenant: Tenant,
    owner: Account,
    { request: requestId, body }: { readonly request: string; readonly body: string },
    { kind, goods, quantity, points, amount, state }: Exchange,
  ): Promise<ExchangeRow> {
    const wallet = playWallet(tenant, owner);
    const { merchant, holder, book } = wallet;
    const request = { merchant, scope: `points:${holder}`, id: requestId, body };
    try {
      await ledger.execute(request, async (tx, transaction) => {
        const at = now();
        const id = numberOf(tenant, at);
        const isPaid = kind === 'goods' && amount > zero;
        const isCredited = kind !== 'goods' && state === 'completed';
        await movePoints(tx, wallet, { type: 'redeem', source: `exchange:${id}`, points: minus(points), exchange: id, at });
        if (goods !== null) await takeStock(tx, merchant, goods, quantity);
        await tx.insert(pointExchange).values({
          merchant,
          id,
          account: holder,
          book,
          request: requestId,
          kind,
          goods: goods?.id ?? null,
          name: goods?.name ?? null,
          quantity,
          points,
          amount,
          state,
          createdAt: at,
          decidedAt: state === 'processing' ? null : at,
          paymentTransaction: isPaid ? transaction : null,
          creditTransaction: isCredited ? transaction : null,
        });
        if (isPaid) return { transaction: { kind: 'purchase', wallet, amount, exchange: id } };
        if (isCredited) return { transaction: { kind: 'exchange', wallet, amount, exchange: id } };
        return { transaction: null, wallet, earlier: null };
      });
    } catch (error) {
      throw asFailure(error);
    }
    const [row] = await db
      .select()
      .from(pointExchange)
      .where(
        and(eq(pointExchange.merchant, merchant), eq(pointExchange.account, holder), eq(pointExchange.request, requestId)),
      );
    if (row === undefined) throw new Error(`The exchange ${requestId} has no row.`);
    return row;
  }

  return {
    /**
     * Redeems goods or vouchers. Idempotent by request id.
     * @throws Failure TRUE_ACCOUNT, NOT_FOUND, CONFLICT with its reason, BALANCE_TOO_LOW, and those of the payment password
     */
    async redeem(tenant: Tenant, owner: Account, language: Language, order: RedeemOrder): Promise<PointExchange> {
      if (owner.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
      const { goods: id, quantity, requestId, paymentPassword } = order;
      await paymentPasswords.verifyPaymentPassword(tenant, owner, paymentPassword);
      const goods = pointRulesOf(tenant.brand).goods.find((each) => each.id === id);
      if (goods === undefined) throw conflict({ reason: 'gone' });
      if (quantity > goods.most) throw conflict({ reason: 'quantity' });
      if (readMoney(order.points) !== goods.points) throw conflict({ reason: 'changed' });
      const times = (sum: Money) => moneyFromUnits(sum * BigInt(quantity));
      const row = await exchange(
        tenant,
        owner,
        { request: requestId, body: `${id} ${quantity} ${goods.points}` },
        {
          kind: goods.kind,
          goods,
          quantity,
          points: times(goods.points),
          amount: times(goods.amount),
          state: goods.kind === 'voucher' ? 'completed' : 'processing',
        },
      );
      return exchangeView(row, language);
    },

    /**
     * Exchanges points for money in the main wallet, immediately or when an operator has approved it. Idempotent by request id.
     * @throws Failure TRUE_ACCOUNT, CONFLICT with its reason, and those of the payment password
     */
    async convert(tenant: Tenant, owner: Account, language: Language, order: ConvertOrder): Promise<PointExchange> {
      if (owner.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
      await paymentPasswords.verifyPaymentPassword(tenant, owner, order.paymentPassword);
      const { convert, reviewFrom } = pointRulesOf(tenant.brand);
      const points = moneyOf(order.points);
      const reason = convertRefusal(points, convert);
      if (reason !== null) throw conflict({ reason });
      const isReviewed = reviewFrom !== null && points >= reviewFrom;
      const row = await exchange(
        tenant,
        owner,
        { request: order.requestId, body: `money ${points}` },
        {
          kind: 'money',
          goods: null,
          quantity: 1,
          points,
          amount: worthOf(points, convert.rate),
          state: isReviewed ? 'processing' : 'completed',
        },
      );
      return exchangeView(row, language);
    },
  };
}

/** Numbers are random, so that none says how many there are. One that is taken makes the ledger try again. */
const numberOf = ({ brand }: Tenant, at: Date): string =>
  `EX${dayText(at, brand.timeZone).replaceAll('-', '').slice(2)}-${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** @throws Failure CONFLICT if fewer are left */
async function takeStock(tx: DbTransaction, merchant: string, { id, stock }: Goods, quantity: number): Promise<void> {
  await tx.insert(pointStock).values({ merchant, goods: id, left: stock }).onConflictDoNothing();
  const taken = await tx
    .update(pointStock)
    .set({ left: sql`${pointStock.left} - ${quantity}` })
    .where(and(eq(pointStock.merchant, merchant), eq(pointStock.goods, id), gte(pointStock.left, quantity)))
    .returning({ left: pointStock.left });
  if (taken.length === 0) throw conflict({ reason: 'stock' });
}

/** A refusal of the ledger as a failure that a user may read. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof LedgerRefusal)) return error;
  return new Failure(error.code === 'REQUEST_CONFLICT' ? 'CONFLICT' : 'BALANCE_TOO_LOW');
}

/** The wallet of an exchange. */
export const walletOfExchange = ({ merchant, account, book }: ExchangeRow): Wallet => ({
  merchant,
  holder: account,
  name: 'main',
  book: book as Wallet['book'],
});
