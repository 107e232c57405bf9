import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Money, minus, moneyFromUnits, moneyToWire, unitsToWire, zero } from '../../../domain/money.ts';
import type { ExchangeState } from '../../../domain/points.ts';
import { Failure } from '../../../wire/failure.ts';
import type {
  GoodsStock,
  ListedExchange,
  ListedGoods,
  ListedPoints,
  PointReversal,
  PointsReversed,
} from '../../../wire/points.ts';
import type { Inbox } from '../../identity/inbox/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { pointEntry, pointExchange, pointStock, pointWallet } from '../../platform/db/tables/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import { notify } from '../../platform/live/index.ts';
import type { Judge } from '../../platform/secondYes/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { playWallet } from '../wallets/index.ts';
import type { ExchangeRow } from './board.ts';
import { asFailure, type ExchangeDeps, walletOfExchange } from './exchanges.ts';
import { conflict, isPointWallet, movePoints, pointsOf } from './pointBook.ts';
import { pointRulesOf } from './rules.ts';

interface OperatorDeps extends Pick<ExchangeDeps, 'db' | 'now' | 'ledger'> {
  readonly audit: Pick<Audit, 'note'>;
  readonly inbox: Pick<Inbox, 'send'>;
}

const maxListed = 200;

/** Acts of operators on points, rewards and exchanges, each noted in its transaction. */
export function createOperatorActs({ db, now, ledger, audit, inbox }: OperatorDeps) {
  async function find({ brand: { merchant } }: Tenant, id: string): Promise<ExchangeRow> {
    const [row] = await db.select().from(pointExchange).where(isExchange(merchant, id));
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  }

  /**
   * Ends an exchange once: completed credits its money, rejected returns points, payment and stock.
   * @throws Failure NOT_FOUND, CONFLICT with the state that it has
   */
  async function end(
    tenant: Tenant,
    operator: ActingOperator,
    id: string,
    { state, remark }: { readonly state: Exclude<ExchangeState, 'processing'>; readonly remark: string | null },
    judge: Judge | null,
  ): Promise<ListedExchange> {
    const known = await find(tenant, id);
    const { merchant, kind, account, goods, quantity } = known;
    const wallet = walletOfExchange(known);
    const amount = moneyFromUnits(known.amount);
    const isRejected = state === 'rejected';
    const isCredited = !isRejected && kind !== 'goods';
    const isRefunded = isRejected && known.paymentTransaction !== null;
    try {
      // A refused act rolls its claim back, so that each ending of an exchange can be asked for until one was done.
      await ledger.execute({ merchant, scope: 'exchange', id: `${id}/${state}`, body: '' }, async (tx, transaction) => {
        const [row] = await tx.select().from(pointExchange).where(isExchange(merchant, id)).for('update');
        if (row?.state !== 'processing') throw conflict({ state: row?.state ?? 'rejected' });
        await judge?.(tx, isCredited ? amount : moneyFromUnits(0n));
        const at = now();
        const change = { state, remark, operator: operator.id, decidedAt: at };
        await tx
          .update(pointExchange)
          .set({ ...change, ...(isCredited || isRefunded ? { creditTransaction: transaction } : {}) })
          .where(isExchange(merchant, id));
        if (isRejected) {
          const points = moneyFromUnits(row.points);
          await movePoints(tx, wallet, { type: 'redeem', source: `return:${id}`, points, exchange: id, at });
        }
        if (isRejected && goods !== null) {
          const isIt = and(eq(pointStock.merchant, merchant), eq(pointStock.goods, goods));
          await tx
            .update(pointStock)
            .set({ left: sql`${pointStock.left} + ${quantity}` })
            .where(isIt);
        }
        const details = { operator: operator.id, exchange: id, state };
        await audit.note({ merchant, kind: 'exchange.decided', accountId: account, details }, tx);
        await notify(tx, merchant, account, 'balance');
        const template = isRejected ? 'exchangeRejected' : 'exchangeApproved';
        await inbox.send(tenant, account, template, { points: moneyFromUnits(row.points) }, tx);
        if (isCredited) return { transaction: { kind: 'exchange', wallet, amount, exchange: id } };
        if (isRefunded) return { transaction: { kind: 'refund', wallet, amount, exchange: id } };
        return { transaction: null, wallet, earlier: null };
      });
    } catch (error) {
      throw asFailure(error);
    }
    return listed(await find(tenant, id));
  }

  return {
    /** @throws Failure NOT_FOUND */
    show: async (tenant: Tenant, _operator: ActingOperator, id: string): Promise<ListedExchange> =>
      listed(await find(tenant, id)),

    /** Exchanges that wait, oldest first; or the latest of a state. */
    async exchanges(
      { brand: { merchant } }: Tenant,
      _operator: ActingOperator,
      state: ExchangeState,
    ): Promise<ListedExchange[]> {
      const order = state === 'processing' ? asc : desc;
      const rows = await db
        .select()
        .from(pointExchange)
        .where(and(eq(pointExchange.merchant, merchant), eq(pointExchange.state, state)))
        .orderBy(order(pointExchange.createdAt), order(pointExchange.id))
        .limit(maxListed);
      return rows.map(listed);
    },

    approve: (tenant: Tenant, operator: ActingOperator, id: string, remark: string | null, judge: Judge) =>
      end(tenant, operator, id, { state: 'completed', remark }, judge),

    /** Returns points, payment and stock. */
    reject: (tenant: Tenant, operator: ActingOperator, id: string, remark: string) =>
      end(tenant, operator, id, { state: 'rejected', remark }, null),

    async goods({ brand }: Tenant, _operator: ActingOperator): Promise<ListedGoods[]> {
      const rows = await db.select().from(pointStock).where(eq(pointStock.merchant, brand.merchant));
      const left = new Map(rows.map((row) => [row.goods, row.left]));
      return pointRulesOf(brand).goods.map(({ id, kind, points, amount, stock }) => ({
        id,
        kind,
        points: moneyToWire(points),
        amount: moneyToWire(amount),
        left: left.get(id) ?? stock,
      }));
    },

    /** Sets how many of a reward are left. @throws Failure NOT_FOUND */
    async setStock(
      { brand }: Tenant,
      operator: ActingOperator,
      id: string,
      { left, reason }: GoodsStock,
    ): Promise<ListedGoods> {
      const goods = pointRulesOf(brand).goods.find((each) => each.id === id);
      if (goods === undefined) throw new Failure('NOT_FOUND');
      const { merchant } = brand;
      await db.transaction(async (tx) => {
        await tx
          .insert(pointStock)
          .values({ merchant, goods: id, left })
          .onConflictDoUpdate({ target: [pointStock.merchant, pointStock.goods], set: { left } });
        await audit.note({ merchant, kind: 'goods.stocked', details: { operator: operator.id, goods: id, left, reason } }, tx);
      });
      return { id, kind: goods.kind, points: moneyToWire(goods.points), amount: moneyToWire(goods.amount), left };
    },

    /** Movements of a member, newest first. */
    async points(tenant: Tenant, _operator: ActingOperator, owner: Account): Promise<ListedPoints[]> {
      const { merchant, holder, book } = playWallet(tenant, owner);
      const rows = await db
        .select()
        .from(pointEntry)
        .where(and(eq(pointEntry.merchant, merchant), eq(pointEntry.account, holder), eq(pointEntry.book, book)))
        .orderBy(desc(pointEntry.number))
        .limit(maxListed);
      return rows.map(({ source, type, points, balance, note, at }) => ({
        source,
        type,
        points: unitsToWire(points),
        balance: unitsToWire(balance),
        note,
        at: at.toISOString(),
      }));
    },

    /**
     * Takes points back whose deposit or bet was reversed, once, and never more than the account has.
     * @throws Failure NOT_FOUND; CONFLICT if they were taken back before
     */
    async reverse(
      tenant: Tenant,
      operator: ActingOperator,
      owner: Account,
      { source, reason: note }: PointReversal,
    ): Promise<PointsReversed> {
      const wallet = playWallet(tenant, owner);
      const { merchant, holder, book } = wallet;
      const ofSource = (name: string) =>
        and(
          eq(pointEntry.merchant, merchant),
          eq(pointEntry.account, holder),
          eq(pointEntry.book, book),
          eq(pointEntry.source, name),
        );
      return db.transaction(async (tx) => {
        // Locked first: a concurrent reversal then sees the entry of this one.
        await tx.select({ account: pointWallet.account }).from(pointWallet).where(isPointWallet(wallet)).for('update');
        const [earned] = await tx.select().from(pointEntry).where(ofSource(source));
        if (earned === undefined) throw new Failure('NOT_FOUND');
        if ((await tx.$count(pointEntry, ofSource(`reversal:${source}`))) > 0) throw new Failure('CONFLICT');
        const balance = await pointsOf(tx, wallet);
        const owed = moneyFromUnits(earned.points);
        const taken: Money = owed < balance ? owed : balance;
        const at = now();
        const { type } = earned;
        if (taken > zero) await movePoints(tx, wallet, { type, source: `reversal:${source}`, points: minus(taken), note, at });
        const details = { operator: operator.id, source, points: moneyToWire(taken), reason: note };
        await audit.note({ merchant, kind: 'points.reversed', accountId: holder, details }, tx);
        await notify(tx, merchant, holder, 'balance');
        const wireOf = (units: bigint) => unitsToWire(units);
        return { taken: wireOf(taken), missing: wireOf(owed - taken), balance: wireOf(balance - taken) };
      });
    },
  };
}

const isExchange = (merchant: string, id: string) => and(eq(pointExchange.merchant, merchant), eq(pointExchange.id, id));

const listed = (row: ExchangeRow): ListedExchange => ({
  id: row.id,
  account: row.account,
  kind: row.kind,
  goods: row.goods,
  quantity: row.quantity,
  points: unitsToWire(row.points),
  amount: unitsToWire(row.amount),
  state: row.state,
  remark: row.remark,
  operator: row.operator,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
