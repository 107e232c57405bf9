import { randomBytes } from 'node:crypto';
import { and, eq, exists, isNotNull, lte, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { moneyOf, unitsToWire } from '../../../../domain/money.ts';
import type { DepositInstruction, DepositKind } from '../../../../wire/deposit.ts';
import type { Db } from '../../../platform/db/index.ts';
import { simulatedPayment } from '../../../platform/db/tables/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { type SimulatedReport, SimulatedRequest, signedHeaders, simulatedHeaders } from '../adapters/simulated.ts';
import { isSignedByAny } from '../sendToProvider.ts';

export type SimulatedPayment = typeof simulatedPayment.$inferSelect;

/** `late` pays after `delayMs`. */
export type Decision = 'paid' | 'failed' | 'late';

/** Sends a callback to this server; resolves with the status of the answer. */
export type SendCallback = (call: {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<number>;

interface SimulatedDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secretOf: (merchant: string) => Promise<string>;
  readonly originOf: (tenant: Tenant) => string;
}

interface ProviderCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const delayMs = 30_000;

/** Path of the page on which a payment is decided. */
export const pagePath = (reference: string) => `/payments/simulated/${reference}`;

/**
 * The provider's side of the simulated provider: it has its own rows, speaks signed calls in both directions, and is reached through
 * the adapter as any other.
 */
export function createSimulatedProvider({ db, now, secretOf, originOf }: SimulatedDeps) {
  const isOf = (merchant: string, reference: string) =>
    and(eq(simulatedPayment.merchant, merchant), eq(simulatedPayment.reference, reference));
  const byOrder = async (merchant: string, order: string) => {
    const [row] = await db
      .select()
      .from(simulatedPayment)
      .where(and(eq(simulatedPayment.merchant, merchant), eq(simulatedPayment.order, order)));
    return row ?? null;
  };

  const open = async (tenant: Tenant, content: unknown): Promise<object | null> => {
    if (!Value.Check(SimulatedRequest, content)) return null;
    const { merchant } = tenant.brand;
    const { order, kind, amount, currency, callback } = content;
    await db
      .insert(simulatedPayment)
      .values({
        merchant,
        reference: randomBytes(18).toString('base64url'),
        order,
        kind: kind as DepositKind,
        amount: moneyOf(amount),
        currency,
        state: 'pending',
        callback: new URL(callback).pathname,
        createdAt: now(),
      })
      .onConflictDoNothing();
    const payment = await byOrder(merchant, order);
    if (payment === null || payment.amount !== moneyOf(amount) || payment.currency !== currency) return null;
    const { reference } = payment;
    return { reference, instruction: instructionOf(payment, originOf(tenant) + pagePath(reference)) };
  };

  const report = async (payment: SimulatedPayment, send: SendCallback): Promise<boolean> => {
    const body = JSON.stringify(reportOf(payment));
    const headers = signedHeaders(await secretOf(payment.merchant), body, now());
    return (await send({ path: payment.callback, headers, body })) === 200;
  };

  return {
    /** Answers a call of the adapter. */
    async handle(tenant: Tenant, { path, headers, body }: ProviderCall): Promise<Response> {
      const { merchant } = tenant.brand;
      const signed = `${headers[simulatedHeaders.timestamp]}\n${body}`;
      if (!isSignedByAny([await secretOf(merchant)], signed, headers[simulatedHeaders.signature]))
        return new Response(null, { status: 401 });
      const content = JSON.parse(body) as { readonly order: string };
      if (path === '/orders') {
        const opened = await open(tenant, content);
        return opened === null ? new Response(null, { status: 409 }) : Response.json(opened);
      }
      const payment = await byOrder(merchant, content.order);
      return Response.json({ report: payment === null ? null : reportOf(payment) });
    },

    async find(merchant: string, reference: string): Promise<SimulatedPayment | null> {
      const [row] = await db.select().from(simulatedPayment).where(isOf(merchant, reference));
      return row ?? null;
    },

    /** Decides a payment once and reports it; a second decision of another kind changes nothing. */
    async decide(merchant: string, reference: string, decision: Decision, send: SendCallback): Promise<void> {
      const isPending = and(isOf(merchant, reference), eq(simulatedPayment.state, 'pending'));
      const change = decision === 'late' ? { dueAt: new Date(now().getTime() + delayMs) } : { state: decision, dueAt: now() };
      const [payment] = await db.update(simulatedPayment).set(change).where(isPending).returning();
      if (payment !== undefined && decision !== 'late') await this.deliver(send);
    },

    /** Condition: there are payments or reports that are due. */
    hasDue: () =>
      exists(
        db.select({ reference: simulatedPayment.reference }).from(simulatedPayment).where(lte(simulatedPayment.dueAt, now())),
      ),

    /** Pays what was delayed and is due, and sends every report that has not been accepted yet. Each one from one process. */
    async deliver(send: SendCallback): Promise<void> {
      const retryAt = new Date(now().getTime() + delayMs);
      const due = sql`(${simulatedPayment.merchant}, ${simulatedPayment.reference}) in (
        select merchant, reference from ${simulatedPayment} due where due.due_at <= ${now().toISOString()}::timestamptz
        limit 50 for update skip locked)`;
      const claimed = await db
        .update(simulatedPayment)
        .set({
          dueAt: retryAt,
          state: sql`case ${simulatedPayment.state} when 'pending' then 'paid' else ${simulatedPayment.state} end`,
        })
        .where(due)
        .returning();
      for (const payment of claimed) {
        if (!(await report(payment, send))) continue;
        await db
          .update(simulatedPayment)
          .set({ dueAt: null })
          .where(
            and(
              isOf(payment.merchant, payment.reference),
              isNotNull(simulatedPayment.dueAt),
              lte(simulatedPayment.dueAt, retryAt),
            ),
          );
      }
    },
  };
}

const reportOf = ({ merchant, order, reference, state, amount, currency }: SimulatedPayment): SimulatedReport => {
  return { account: merchant, order, reference, state, amount: unitsToWire(amount), currency };
};

/** Money for one USDT. A provider has rates of the day; these are of a demo. */
const demoRates: Readonly<Record<string, bigint>> = { VND: 25_400n };

/** Amount of the coin, rounded up to its hundredths, so that what is sent is never less than what was ordered. */
function coinText(units: bigint, currency: string): string {
  const perCoin = (demoRates[currency] ?? 1n) * moneyOf('1');
  const hundredths = (units * 100n + perCoin - 1n) / perCoin;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} USDT`;
}

/** Invented names, as a provider would give its own. */
function instructionOf({ kind, order, amount, currency }: SimulatedPayment, page: string): DepositInstruction {
  const content = { detail: 'content', text: order } as const;
  const bank = [
    { detail: 'bank', text: 'NH Mẫu Bắc Nam' },
    { detail: 'accountNumber', text: '0000 1234 5678' },
    { detail: 'accountHolder', text: 'CTY DEMO' },
    content,
  ] as const;
  const crypto = [
    { detail: 'network', text: 'TRC20' },
    { detail: 'coin', text: coinText(amount, currency) },
    { detail: 'address', text: 'TDemo1234567890abcdefghijkLMNOPQRS' },
  ] as const;
  const details = { qr: bank, bank, wallet: [{ detail: 'wallet', text: '0900 000 000' }, content], card: [], crypto } as const;
  return { qr: kind === 'card' ? null : page, redirect: page, details: [...details[kind]] };
}
