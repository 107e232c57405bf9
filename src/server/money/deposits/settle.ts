import { and, inArray } from 'drizzle-orm';
import { type Money, moneyToWire, unitsToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { depositOrder } from '../../platform/db/tables/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import type { Book } from '../../tenants/books/index.ts';
import { type Ledger, LedgerRefusal } from '../ledger/index.ts';
import type { CallbackOutcome, PaymentReport } from '../payments/index.ts';
import { isCreditable, isOpen, isOrder, mayCredit, netOf, type Order, openStates } from './orders.ts';

/** The open transaction of an act. */
type Writes = Pick<Db, 'select' | 'insert' | 'update' | 'execute'>;

export interface SettleDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Pick<Ledger, 'execute'>;
  readonly audit: Pick<Audit, 'note'>;
  /** Runs in the transaction that ends an order. */
  readonly onEnded: (tx: Writes, order: Order) => Promise<void>;
  /** @throws Failure LIMIT_REACHED, PLAY_BREAK */
  readonly assertMayDeposit: (tx: Writes, order: Order) => Promise<void>;
}

/** Credit of an order: its author and its amounts. */
export interface Credit {
  /** The provider's name of the payment; null if only an operator knows of it. */
  readonly reference: string | null;
  /** Amount that was paid. */
  readonly received: Money;
  /** Amount that the member gets. */
  readonly amount: Money;
  /** Whether this order may be credited now; asked with the order locked. */
  readonly isAllowed: (order: Order) => boolean;
  /** Throws if the member's limits forbid it; within the transaction. */
  readonly assertAllowed?: (tx: Writes, order: Order) => Promise<void>;
  /** Columns that are written with it. */
  readonly note?: string;
  /** Runs in the same transaction. */
  readonly alongside?: (tx: DbTransaction) => Promise<void>;
}

/** The order is credited already, or may not be credited. */
class NotCredited extends Error {
  override readonly name = 'NotCredited';
}

/** Ends orders by what providers and operators report. */
export function createSettle({ db, now, ledger, audit, onEnded, assertMayDeposit }: SettleDeps) {
  /**
   * Credits an order once: the ledger request has the order's id, and the order is locked while it is decided.
   * @returns false if the order was credited before or may not be credited
   */
  const credit = async (known: Order, by: Credit): Promise<boolean> => {
    const { merchant, id, account, book, provider } = known;
    const wallet = { merchant, holder: account, name: 'main', book: book as Book } as const;
    const request = { merchant, scope: 'deposit', id, body: `${by.reference ?? ''} ${by.amount}` };
    let isOurs = false;
    try {
      await ledger.execute(request, async (tx, transaction) => {
        // Locks the player before the order, as the making of an order does.
        await by.assertAllowed?.(tx, known);
        const [order] = await tx.select().from(depositOrder).where(isOrder(merchant, id)).for('update');
        if (order === undefined || !by.isAllowed(order)) throw new NotCredited();
        const change = {
          state: 'credited',
          reason: null,
          reference: order.reference ?? by.reference,
          received: by.received,
          fee: by.received - by.amount,
          transaction,
          endedAt: now(),
          ...(by.note === undefined ? {} : { note: by.note }),
        } as const;
        await tx.update(depositOrder).set(change).where(isOrder(merchant, id));
        await by.alongside?.(tx);
        await onEnded(tx, { ...order, ...change });
        isOurs = true;
        return { transaction: { kind: 'deposit', provider, order: id, wallet, amount: by.amount } };
      });
      return isOurs;
    } catch (error) {
      // Another credit of this order came first, with another amount or reference.
      const isTaken = error instanceof LedgerRefusal && error.code === 'REQUEST_CONFLICT';
      if (isTaken || error instanceof NotCredited) return false;
      throw error;
    }
  };

  /** Ends an order without money if it is in a state that permits it. */
  const end = (
    { merchant, id }: Pick<Order, 'merchant' | 'id'>,
    change: Pick<Partial<Order>, 'state' | 'reason' | 'received' | 'note' | 'reference'>,
    permitted: ReturnType<typeof and>,
    alongside?: (tx: Writes) => Promise<void>,
  ): Promise<Order | null> =>
    db.transaction(async (tx) => {
      const [ended] = await tx
        .update(depositOrder)
        .set({ ...change, endedAt: now() })
        .where(and(isOrder(merchant, id), permitted))
        .returning();
      if (ended === undefined) return null;
      await alongside?.(tx);
      await onEnded(tx, ended);
      return ended;
    });

  const refuse = async (merchant: string, provider: string, reason: string): Promise<CallbackOutcome> => {
    await audit.note({ merchant, kind: 'payment.refused', details: { provider, reason } });
    return 'refused';
  };

  return {
    credit,
    end,

    /**
     * Applies what a provider reports about a payment of this merchant; the report is authentic. Unasked, it credits no order whose
     * provider has never answered a call of ours: a person who learns a secret could pay orders at a provider that does not exist.
     */
    async report(
      merchant: string,
      provider: string,
      given: PaymentReport,
      { isAsked }: { readonly isAsked: boolean },
    ): Promise<CallbackOutcome> {
      const [order] = await db.select().from(depositOrder).where(isOrder(merchant, given.order));
      if (order === undefined || order.provider !== provider) return refuse(merchant, provider, 'order');
      if (order.reference !== null && order.reference !== given.reference) return refuse(merchant, provider, 'reference');
      if (order.book.split(':')[1] !== given.currency) return refuse(merchant, provider, 'currency');
      const { reference, state, amount } = given;
      if (state === 'pending') return 'accepted';
      if (state === 'failed') {
        await end(order, { state: 'failed', reason: 'provider', reference }, inArray(depositOrder.state, [...openStates]));
        return 'accepted';
      }
      const isAnswered = isAsked || order.reference !== null;
      if (amount !== order.amount || !isAnswered) {
        // Money has come, but not for this order as it stands: an operator decides.
        const reason = isAnswered ? 'amount' : 'unanswered';
        const change = { state: 'failed', reason, received: amount, reference } as const;
        const ended = await end(order, change, isCreditable, (tx) =>
          audit.note(
            {
              merchant,
              kind: 'payment.mismatch',
              accountId: order.account,
              details: {
                provider,
                order: order.id,
                expected: unitsToWire(order.amount),
                paid: moneyToWire(amount),
              },
            },
            tx,
          ),
        );
        return ended === null && order.state === 'credited' ? refuse(merchant, provider, 'amount') : 'accepted';
      }
      try {
        await credit(order, {
          reference,
          received: amount,
          amount: netOf(order),
          isAllowed: mayCredit,
          assertAllowed: assertMayDeposit,
        });
      } catch (error) {
        const isForbidden = error instanceof Failure && (error.code === 'LIMIT_REACHED' || error.code === 'PLAY_BREAK');
        if (!isForbidden) throw error;
        await end(order, { state: 'failed', reason: 'limit', received: amount, reference }, isCreditable);
      }
      return 'accepted';
    },

    /** An unpaid order whose time is over; false if it was decided meanwhile. */
    async expire(order: Order): Promise<boolean> {
      if (!isOpen(order)) return false;
      return (await end(order, { state: 'expired' }, inArray(depositOrder.state, [...openStates]))) !== null;
    },

    cancel: (order: Order) =>
      end(order, { state: 'failed', reason: 'cancelled' }, inArray(depositOrder.state, [...openStates])),
  };
}

export type Settle = ReturnType<typeof createSettle>;
