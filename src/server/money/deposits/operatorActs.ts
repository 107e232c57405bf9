import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { type Money, moneyFromUnits, moneyToWire, readMoney, unitsToWire } from '../../../domain/money.ts';
import type { DepositState } from '../../../wire/deposit.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Db } from '../../platform/db/index.ts';
import { depositOrder } from '../../platform/db/tables/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import type { Judge } from '../../platform/secondYes/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { isOrder, netOf, type Order } from './orders.ts';
import type { Settle } from './settle.ts';

interface OperatorDeps {
  readonly db: Db;
  readonly audit: Pick<Audit, 'note'>;
  readonly settle: Settle;
}

/** An order as operators see it. Amounts are decimal strings, moments ISO 8601. */
export interface ListedDeposit {
  readonly id: string;
  readonly account: string;
  readonly method: string;
  readonly provider: string;
  readonly reference: string | null;
  readonly state: DepositState;
  readonly reason: Order['reason'];
  readonly amount: string;
  readonly fee: string;
  readonly received: string | null;
  readonly note: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

const maxListed = 200;

/** Acts of operators on deposits, each noted in the transaction of the act. */
export function createOperatorActs({ db, audit, settle }: OperatorDeps) {
  const read = async (merchant: string, id: string): Promise<Order> => {
    const [order] = await db.select().from(depositOrder).where(isOrder(merchant, id));
    if (order === undefined) throw new Failure('NOT_FOUND');
    return order;
  };

  const after = async (merchant: string, id: string) => listed(await read(merchant, id));

  return {
    /** @throws Failure NOT_FOUND */
    show: ({ brand: { merchant } }: Tenant, _operator: ActingOperator, id: string): Promise<ListedDeposit> =>
      after(merchant, id),

    /** Latest first; `before` is the `createdAt` of the last order of the page before. */
    async list(
      { brand: { merchant } }: Tenant,
      _operator: ActingOperator,
      { state, before, limit = 50 }: { readonly state?: DepositState; readonly before?: Date; readonly limit?: number } = {},
    ): Promise<readonly ListedDeposit[]> {
      const rows = await db
        .select()
        .from(depositOrder)
        .where(
          and(
            eq(depositOrder.merchant, merchant),
            state === undefined ? undefined : eq(depositOrder.state, state),
            before === undefined ? undefined : lt(depositOrder.createdAt, before),
          ),
        )
        .orderBy(desc(depositOrder.createdAt), desc(depositOrder.id))
        .limit(Math.min(limit, maxListed));
      return rows.map(listed);
    },

    /**
     * Credits an order that is not credited, whatever its state: by default what the provider reported, or was asked for,
     * less the fee; or what the operator says was `received`, in full.
     * @throws Failure NOT_FOUND, VALIDATION; CONFLICT if it is credited already
     */
    async credit(
      { brand: { merchant } }: Tenant,
      operator: ActingOperator,
      { order: id, received, reason }: { readonly order: string; readonly received?: string; readonly reason: string },
      judge: Judge,
    ): Promise<ListedDeposit> {
      const order = await read(merchant, id);
      const paid = received === undefined ? moneyFromUnits(order.received ?? order.amount) : readMoney(received);
      const amount: Money | null = received === undefined ? netOf(order) : paid;
      if (paid === null || amount === null || amount <= 0n || reason.trim() === '') throw new Failure('VALIDATION');
      const isDone = await settle.credit(order, {
        reference: order.reference,
        received: paid,
        amount,
        // What was reported meanwhile is another amount.
        isAllowed: (locked) => locked.state !== 'credited' && locked.received === order.received,
        note: reason,
        alongside: async (tx) => {
          await judge(tx, amount);
          const details = { operator: operator.id, order: id, amount: moneyToWire(amount) };
          await audit.note({ merchant, kind: 'deposit.credited', accountId: order.account, details }, tx);
        },
      });
      if (!isDone) throw new Failure('CONFLICT');
      return after(merchant, id);
    },

    /**
     * Fails an order; from then on only an operator can credit it.
     * @throws Failure NOT_FOUND, VALIDATION; CONFLICT if it is credited
     */
    async fail(
      { brand: { merchant } }: Tenant,
      operator: ActingOperator,
      { order: id, reason }: { readonly order: string; readonly reason: string },
    ): Promise<ListedDeposit> {
      const order = await read(merchant, id);
      if (reason.trim() === '') throw new Failure('VALIDATION');
      const change = { state: 'failed', reason: 'operator', note: reason } as const;
      const ended = await settle.end(order, change, ne(depositOrder.state, 'credited'), (tx) =>
        audit.note(
          { merchant, kind: 'deposit.failed', accountId: order.account, details: { operator: operator.id, order: id } },
          tx,
        ),
      );
      if (ended === null) throw new Failure('CONFLICT');
      return after(merchant, id);
    },
  };
}

function listed(order: Order): ListedDeposit {
  const { id, account, method, provider, reference, state, reason, note, createdAt, expiresAt } = order;
  return {
    id,
    account,
    method,
    provider,
    reference,
    state,
    reason,
    amount: unitsToWire(order.amount),
    fee: unitsToWire(order.fee),
    received: order.received === null ? null : unitsToWire(order.received),
    note,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
