import { and, eq, exists, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FunnelEvents } from '../../../wire/analytics.ts';
import { signatureOf } from '../../identity/messages/index.ts';
import type { Account, Identity } from '../../identity/ports/index.ts';
import { funnelCursor, funnelEvent } from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { faultText, type SharedSecrets } from '../../platform/secrets/index.ts';
import type { Registry } from '../../tenants/registry/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { collectEvents } from './collect.ts';

export interface AnalyticsDeps extends Pick<Identity, 'db' | 'now' | 'reportFault'> {
  readonly tenants: Pick<Registry, 'all' | 'byMerchant'>;
  readonly shared: SharedSecrets;
  readonly outbound: Pick<Outbound, 'fetchFor'>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A transaction that was open when the rows were read shows its rows later. */
const overlapMs = 10 * minuteMs;
const batchSize = 20;
/** Longer than the timeout of a post, so that no other process takes an event in flight. */
const leaseMs = minuteMs;
const longestDelayMs = 60 * minuteMs;
/** With the growing delays, about four days. */
const maxAttempts = 100;
const retryableStatuses = new Set([408, 425, 429]);

export type Analytics = ReturnType<typeof createAnalytics>;

/** Registrations, first deposits and first bets, for the operator's webhook and the visitor's tag. */
export function createAnalytics({ db, now, reportFault, tenants, shared, outbound }: AnalyticsDeps) {
  type Row = typeof funnelEvent.$inferSelect;
  const isDue = () => and(eq(funnelEvent.state, 'waiting'), lte(funnelEvent.nextAt, now()));

  const attempt = async ({ id, merchant, kind, at }: Row): Promise<'done' | 'later' | 'never'> => {
    const webhook = tenants.byMerchant(merchant)?.brand.analytics.webhook;
    if (webhook === undefined) return 'never';
    const variable = webhook.secret.slice('env:'.length);
    const [secret] = shared.of('webhook', variable, merchant);
    if (secret === undefined) {
      reportFault('gateway', new Error(faultText(variable, shared.faultOf('webhook', variable, merchant) ?? 'missing')));
      return 'later';
    }
    const body = JSON.stringify({ id, event: kind, merchant, at: at.toISOString() });
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const { status } = await outbound.fetchFor('webhook')(new URL(webhook.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'livery-timestamp': timestamp,
        'livery-signature': `v1=${signatureOf(secret, timestamp, body)}`,
      },
      body,
    });
    if (status >= 200 && status < 300) return 'done';
    return status >= 500 || retryableStatuses.has(status) ? 'later' : 'never';
  };

  const deliverOne = async (row: Row) => {
    const delivery = await attempt(row).catch((error: unknown) => {
      reportFault('gateway', error);
      return 'later' as const;
    });
    const delayMs = Math.min(5_000 * 2 ** Math.min(row.tries - 1, 20), longestDelayMs);
    await db
      .update(funnelEvent)
      .set(
        delivery === 'later' && row.tries < maxAttempts
          ? { nextAt: new Date(now().getTime() + delayMs) }
          : { state: delivery === 'done' ? ('sent' as const) : ('failed' as const), doneAt: now() },
      )
      .where(eq(funnelEvent.id, row.id));
  };

  /** The cursor of a merchant's webhook, which begins when the webhook is first seen. */
  const cursorOf = async (merchant: string) => {
    const [known] = await db.select().from(funnelCursor).where(eq(funnelCursor.merchant, merchant));
    if (known !== undefined) return known;
    await db.insert(funnelCursor).values({ merchant, startedAt: now(), readUntil: now() }).onConflictDoNothing();
    return { merchant, startedAt: now(), readUntil: now() };
  };

  const collectFor = async (tenant: Tenant) => {
    const { merchant } = tenant.brand;
    const { startedAt, readUntil } = await cursorOf(merchant);
    const moment = now();
    const since = new Date(readUntil.getTime() - overlapMs);
    await collectEvents(db, tenant, { since, sendSince: startedAt, now: moment });
    await db.update(funnelCursor).set({ readUntil: moment }).where(eq(funnelCursor.merchant, merchant));
  };

  return {
    /** Finds new events of every brand that has a webhook. Several processes may do so concurrently. */
    async collect(): Promise<void> {
      for (const tenant of tenants.all()) if (tenant.brand.analytics.webhook !== undefined) await collectFor(tenant);
    },

    /** Condition: there are events to send. */
    hasDue: () => exists(db.select({ id: funnelEvent.id }).from(funnelEvent).where(isDue())),

    /** Attempts a batch of due events once; returns their number. Safe to run in several processes. */
    async deliver(): Promise<number> {
      const moment = now();
      const due = db
        .select({ id: funnelEvent.id })
        .from(funnelEvent)
        .where(isDue())
        .orderBy(funnelEvent.nextAt)
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(funnelEvent)
        .set({ tries: sql`${funnelEvent.tries} + 1`, nextAt: new Date(moment.getTime() + leaseMs) })
        .where(inArray(funnelEvent.id, due))
        .returning();
      await Promise.all(rows.map(deliverOne));
      return rows.length;
    },

    /** Events of the last day that no browser has taken for its tag yet; none for a brand without a tag. */
    async take(tenant: Tenant, { merchant, id }: Pick<Account, 'merchant' | 'id'>): Promise<FunnelEvents> {
      const { gtagId, webhook } = tenant.brand.analytics;
      if (gtagId === undefined) return { events: [] };
      const moment = now();
      const since = new Date(moment.getTime() - dayMs);
      const sendSince = webhook === undefined ? null : (await cursorOf(merchant)).startedAt;
      await collectEvents(db, tenant, { since, sendSince, account: id, now: moment });
      const isFresh = and(
        eq(funnelEvent.merchant, merchant),
        eq(funnelEvent.account, id),
        isNull(funnelEvent.takenAt),
        gt(funnelEvent.at, since),
      );
      const rows = await db.update(funnelEvent).set({ takenAt: moment }).where(isFresh).returning({ kind: funnelEvent.kind });
      return { events: rows.map(({ kind }) => kind) };
    },
  };
}

const collectEveryMs = 30_000;

export const analyticsModule = defineModule({
  needs: ['db', 'now', 'reportFault', 'outbound', 'shared', 'tenants'],
  gives: { analytics: createAnalytics },
  jobs: ({ analytics }) => [
    { name: 'analytics', everyMs: collectEveryMs, run: () => analytics.collect() },
    { name: 'funnelEvents', isDue: analytics.hasDue, run: () => analytics.deliver() },
  ],
});
