import { and, eq, exists, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { type Money, moneyFromUnits, moneyOf, moneyToWire } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import type { DepositOptions, DepositOrder, DepositRequest } from '../../../wire/deposit.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Inbox } from '../../identity/inbox/index.ts';
import { noteDeposit } from '../../identity/invitations/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { depositOrder } from '../../platform/db/tables/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import { notify } from '../../platform/live/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant, Tenants } from '../../tenants/tenant/index.ts';
import { type CallbackOutcome, type PaymentReport, type Payments, ProviderDown, ProviderRefusal } from '../payments/index.ts';
import { earnByDeposit } from '../points/pointBook.ts';
import { lockOfPlay, type SaferPlay } from '../saferPlay/index.ts';
import { playWallet } from '../wallets/index.ts';
import { createOperatorActs } from './operatorActs.ts';
import {
  type Carrier,
  feeOf,
  isOpen,
  isOrder,
  type Method,
  methodName,
  methodView,
  netOf,
  newOrderId,
  type Order,
  openStates,
  orderView,
  wireOf,
  withSafeRedirect,
} from './orders.ts';
import { createSettle, type SettleDeps } from './settle.ts';
import { transferOf, watched, withTransfer } from './transfer.ts';

export type { ListedDeposit } from './operatorActs.ts';
export { newOrderId } from './orders.ts';

export interface DepositDeps extends Omit<SettleDeps, 'onEnded' | 'assertMayDeposit'> {
  readonly saferPlay: Pick<SaferPlay, 'assertMay'>;
  readonly inbox: Pick<Inbox, 'send'>;
  readonly payments: Pick<Payments, 'of'>;
  readonly tenants: Pick<Tenants, 'byMerchant'>;
  readonly originOf: (tenant: Tenant) => string;
  readonly reportFault: ReportFault;
}

type Depositor = Pick<Account, 'id' | 'type'>;

/** Order that a member asks for, judged by the method. */
interface Placed {
  readonly method: Method;
  /** Of the card; null without one. */
  readonly carrier: Carrier | null;
  readonly amount: Money;
  /** Idempotency key. */
  readonly request: string;
}

/** An open order without a report is asked about as often. */
const askEveryMs = 120_000;
/** An order whose provider cannot be asked expires so much later. */
const graceMs = 3_600_000;
const ordersPerRun = 50;

export type Deposits = ReturnType<typeof createDeposits>;

/** Deposits of members: orders, what providers report about them, and what operators decide. */
export function createDeposits(deps: DepositDeps) {
  const { db, now, payments, tenants, originOf, reportFault, inbox, saferPlay } = deps;

  /** Performs what follows an end: a live event, the first deposit of an invited friend, and a message unless the member chose the end. */
  const follow: SettleDeps['onEnded'] = async (tx, order) => {
    // The ledger announces what it credits.
    if (order.state !== 'credited') await notify(tx, order.merchant, order.account, 'receipt');
    const tenant = tenants.byMerchant(order.merchant);
    if (tenant === null || order.state === 'expired' || order.reason === 'cancelled') return;
    if (order.state === 'credited') {
      const credited = { ...order, amount: netOf(order), at: now() };
      await noteDeposit(tx, tenant, credited);
      await earnByDeposit(tx, tenant, credited);
    }
    const template = order.state === 'credited' ? 'depositCredited' : 'depositFailed';
    const amount = order.state === 'credited' ? netOf(order) : moneyFromUnits(order.received ?? order.amount);
    await inbox.send(tenant, order.account, template, { provider: methodName(tenant, order), amount }, tx);
  };
  const assertMayDeposit: SettleDeps['assertMayDeposit'] = async (tx, order) => {
    const { merchant, account: id } = order;
    const tenant = tenants.byMerchant(merchant);
    const options = { amount: moneyFromUnits(order.amount), tx, paying: order.id };
    if (tenant !== null) await saferPlay.assertMay(tenant, { merchant, id }, 'deposit', options);
  };
  const settle = createSettle({ ...deps, onEnded: follow, assertMayDeposit });

  const methodsOf = (tenant: Tenant) =>
    tenant.brand.deposits.methods.filter(({ provider }) => payments.of(tenant, provider) !== null);

  const view = (tenant: Tenant, order: Order, language: Language) => orderView(tenant, order, language, now());

  const read = async (merchant: string, account: string, id: string): Promise<Order> => {
    const [order] = await db
      .select()
      .from(depositOrder)
      .where(and(isOrder(merchant, id), eq(depositOrder.account, account)));
    if (order === undefined) throw new Failure('NOT_FOUND');
    return order;
  };

  const openOrder = async (merchant: string, account: string): Promise<Order | null> => {
    const isOwn = and(eq(depositOrder.merchant, merchant), eq(depositOrder.account, account));
    const [order] = await db
      .select()
      .from(depositOrder)
      .where(and(isOwn, inArray(depositOrder.state, [...openStates])));
    return order ?? null;
  };

  /** The row of a request: a new one, or that of its first attempt. @throws Failure CONFLICT, LIMIT_REACHED, PLAY_BREAK */
  const place = async (tenant: Tenant, depositor: Depositor, { method, carrier, amount, request }: Placed) => {
    const { merchant, holder: account, book } = playWallet(tenant, depositor);
    const createdAt = now();
    const insert = (tx: Pick<typeof db, 'insert'>) =>
      tx
        .insert(depositOrder)
        .values({
          merchant,
          id: newOrderId(createdAt),
          account,
          request,
          method: method.id,
          kind: method.kind,
          carrier: carrier?.id ?? null,
          provider: method.provider,
          state: 'created',
          book,
          amount,
          fee: feeOf(carrier ?? method, amount),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + method.expiryMinutes * 60_000),
        })
        .onConflictDoNothing()
        .returning();
    const isFirst = and(
      eq(depositOrder.merchant, merchant),
      eq(depositOrder.account, account),
      eq(depositOrder.request, request),
    );
    return db.transaction(async (tx) => {
      // A repeated request is looked for before the limits are, which its own order may have used up.
      await tx.execute(lockOfPlay(merchant, account));
      const [first] = await tx.select().from(depositOrder).where(isFirst);
      if (first === undefined) {
        await saferPlay.assertMay(tenant, { merchant, id: account, type: depositor.type }, 'deposit', { amount, tx });
        const [placed] = await insert(tx);
        if (placed !== undefined) return placed;
      }
      const isSame = first?.method === method.id && first.amount === amount && first.carrier === (carrier?.id ?? null);
      if (first === undefined || !isSame) throw new Failure('CONFLICT');
      return first;
    });
  };

  /** Asks the provider for a payment and keeps what it says. @throws Failure UNAVAILABLE */
  const begin = async (tenant: Tenant, order: Order): Promise<Order> => {
    const { merchant, id, kind, amount, carrier, expiresAt, provider } = order;
    const transfer = transferOf(tenant, order);
    const origin = originOf(tenant);
    const isCreated = and(isOrder(merchant, id), eq(depositOrder.state, 'created'));
    try {
      const payment = await payments.of(tenant, provider)?.create({
        order: id,
        kind,
        amount: amount as Money,
        currency: tenant.brand.money.currency,
        carrier,
        transfer: watched(transfer),
        expiresAt,
        callbackUrl: `${origin}/payments/callback/${merchant}/${provider}`,
        returnUrl: `${origin}/index?member=depositv2`,
      });
      if (payment === undefined) throw new ProviderRefusal('The brand no longer has this provider.');
      await db
        .update(depositOrder)
        .set({
          state: 'pending',
          reference: payment.reference,
          instruction: withTransfer(withSafeRedirect(payment.instruction, origin), transfer, amount as Money),
        })
        .where(isCreated);
    } catch (error) {
      if (error instanceof ProviderRefusal)
        await settle.end(order, { state: 'failed', reason: 'provider' }, eq(depositOrder.state, 'created'));
      else if (!(error instanceof ProviderDown)) throw error;
      reportFault('payments', error);
      throw new Failure('UNAVAILABLE', { cause: error });
    }
    return read(merchant, order.account, id);
  };

  /** Asks the provider about an order and applies its answer. */
  const ask = async (tenant: Tenant, { merchant, id, provider }: Order): Promise<void> => {
    const report = await payments.of(tenant, provider)?.query(id);
    if (report !== null && report !== undefined) await settle.report(merchant, provider, report, { isAsked: true });
  };

  const before = (at: Date, ms: number) => new Date(at.getTime() - ms);
  const isDue = (at: Date) =>
    and(
      inArray(depositOrder.state, [...openStates]),
      or(
        lt(depositOrder.checkedAt, before(at, askEveryMs)),
        and(
          isNull(depositOrder.checkedAt),
          or(lt(depositOrder.createdAt, before(at, askEveryMs)), lte(depositOrder.expiresAt, at)),
        ),
      ),
    );
  const dueOrders = (at: Date) =>
    db.select({ merchant: depositOrder.merchant, id: depositOrder.id }).from(depositOrder).where(isDue(at));

  /** Asks about orders that are due, and expires what is unpaid. Each order is claimed by one process. */
  const reconcile = async (): Promise<number> => {
    const at = now();
    const due = dueOrders(at);
    const claimed = await db
      .update(depositOrder)
      .set({ checkedAt: at })
      .where(
        sql`(${depositOrder.merchant}, ${depositOrder.id}) in (${due.limit(ordersPerRun).for('update', { skipLocked: true })})`,
      )
      .returning();
    let expired = 0;
    for (const order of claimed) {
      const tenant = tenants.byMerchant(order.merchant);
      const isAnswered =
        tenant === null
          ? false
          : await ask(tenant, order).then(
              () => true,
              (error: unknown) => {
                reportFault('payments', error);
                return false;
              },
            );
      const isOver = order.expiresAt <= (isAnswered ? at : before(at, graceMs));
      if (isOver && (await settle.expire(order))) expired += 1;
    }
    return expired;
  };

  return {
    /** Data that the page starts with. */
    async options(tenant: Tenant, { id }: Depositor, language: Language): Promise<DepositOptions> {
      const { merchant, deposits } = tenant.brand;
      const order = await openOrder(merchant, id);
      return {
        methods: methodsOf(tenant).map((method) => methodView(method, language)),
        quickAmounts: deposits.quickAmounts.map(wireOf),
        order: order === null ? null : view(tenant, order, language),
      };
    },

    /**
     * Opens an order, once per request id.
     * @throws Failure VALIDATION, NOT_FOUND, UNAVAILABLE, LIMIT_REACHED, PLAY_BREAK, and CONFLICT if the account has another
     *   unfinished order
     */
    async create(tenant: Tenant, depositor: Depositor, asked: DepositRequest, language: Language): Promise<DepositOrder> {
      const method = methodsOf(tenant).find(({ id }) => id === asked.method);
      if (method === undefined) throw new Failure('NOT_FOUND');
      const amount = moneyOf(asked.amount);
      const carrier = carrierOf(method, asked.carrier, amount);
      const [min, max] = [moneyOf(String(method.min)), moneyOf(String(method.max))];
      if (amount < min || amount > max) {
        const { numberFormat } = tenant.brand.money;
        const params = { min: moneyText(moneyToWire(min), numberFormat), max: moneyText(moneyToWire(max), numberFormat) };
        throw new Failure('VALIDATION', { value: [{ field: 'amount', key: 'deposit.fault.limits', params }] });
      }
      const order = await place(tenant, depositor, { method, carrier, amount, request: asked.requestId });
      return view(tenant, order.state === 'created' ? await begin(tenant, order) : order, language);
    },

    /** @throws Failure NOT_FOUND */
    async read(tenant: Tenant, { id: account }: Depositor, id: string, language: Language): Promise<DepositOrder> {
      return view(tenant, await read(tenant.brand.merchant, account, id), language);
    },

    /** Asks the provider now, for a member who has paid. @throws Failure NOT_FOUND, UNAVAILABLE */
    async check(tenant: Tenant, { id: account }: Depositor, id: string, language: Language): Promise<DepositOrder> {
      const { merchant } = tenant.brand;
      const order = await read(merchant, account, id);
      try {
        if (order.state === 'created') await begin(tenant, order);
        else if (order.state !== 'credited') await ask(tenant, order);
      } catch (error) {
        if (!(error instanceof ProviderDown)) throw error;
        reportFault('payments', error);
        throw new Failure('UNAVAILABLE', { cause: error });
      }
      return view(tenant, await read(merchant, account, id), language);
    },

    /** Ends an unfinished order; another state stays as it is. @throws Failure NOT_FOUND */
    async cancel(tenant: Tenant, { id: account }: Depositor, id: string, language: Language): Promise<DepositOrder> {
      const { merchant } = tenant.brand;
      const order = await read(merchant, account, id);
      if (isOpen(order)) await settle.cancel(order);
      return view(tenant, await read(merchant, account, id), language);
    },

    /** Applies an authentic report of a provider that no call of ours asked for. */
    report: (tenant: Tenant, provider: string, report: PaymentReport): Promise<CallbackOutcome> =>
      settle.report(tenant.brand.merchant, provider, report, { isAsked: false }),

    /** Condition: there are orders to ask about. */
    hasDue: () => exists(dueOrders(now())),

    /** A job; returns how many orders it expired. */
    reconcile,

    ...createOperatorActs({ ...deps, settle }),
  };
}

/**
 * The carrier of an order; null for a method without carriers.
 * @throws Failure VALIDATION for a carrier that the method does not have, or an amount that is no face value of it
 */
function carrierOf({ carriers }: Method, asked: string | undefined, amount: Money): Carrier | null {
  if (asked === undefined && carriers.length === 0) return null;
  const carrier = carriers.find(({ id }) => id === asked);
  if (carrier === undefined) throw new Failure('VALIDATION', { value: [{ field: 'carrier', key: 'deposit.fault.carrier' }] });
  if (!carrier.values.some((value) => moneyOf(String(value)) === amount))
    throw new Failure('VALIDATION', { value: [{ field: 'amount', key: 'deposit.fault.value' }] });
  return carrier;
}

export const depositsModule = defineModule({
  needs: ['db', 'now', 'reportFault', 'audit', 'inbox', 'ledger', 'originOf', 'payments', 'saferPlay', 'tenants'],
  gives: { deposits: createDeposits },
  jobs: ({ deposits }) => [{ name: 'deposits', isDue: deposits.hasDue, run: () => deposits.reconcile() }],
});
