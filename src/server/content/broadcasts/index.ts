import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { BroadcastSegment } from '../../../domain/broadcast.ts';
import { localized } from '../../../domain/language.ts';
import type {
  BroadcastAudienceCount,
  BroadcastDetail,
  BroadcastOrder,
  BroadcastProgress,
  BroadcastStop,
} from '../../../wire/broadcast.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Reasoned } from '../../../wire/operate.ts';
import type { TakenBack } from '../../identity/inbox/index.ts';
import type { Identity } from '../../identity/ports/index.ts';
import { notOnBreak } from '../../money/saferPlay/index.ts';
import { account, broadcast, operator } from '../../platform/db/tables/index.ts';

import type { Audit, SecurityEventKind } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { deliveredBatches, deliveredOf } from './delivered.ts';
import { inSegment } from './segment.ts';

type Row = typeof broadcast.$inferSelect;
type Actor = { readonly id: string };

interface BroadcastDeps extends Pick<Identity, 'db' | 'now'> {
  readonly audit: Pick<Audit, 'note'>;
  readonly tenants: { readonly byMerchant: (merchant: string) => Tenant | null; readonly all: () => readonly Tenant[] };
  /** Adds a message of a broadcast for each account, once, and announces it; part of the transaction. */
  readonly sendBroadcast: (
    on: BatchTx,
    tenant: Tenant,
    broadcast: Pick<Row, 'id'>,
    accounts: readonly string[],
  ) => Promise<void>;
  /** Takes messages back that were not read; part of the transaction. */
  readonly takeBack: (on: BatchTx, broadcast: Pick<Row, 'merchant' | 'id'>, limit: number) => Promise<TakenBack>;
  /** Members of one transaction. */
  readonly batchSize?: number;
}

type BatchTx = Parameters<Parameters<BroadcastDeps['db']['transaction']>[0]>[0];

const maxListed = 50;
/** Batches of one run of the job, so that a process can stop between two runs. */
const batchesPerRun = 20;

/**
 * Messages of operators to many members. The row of a broadcast has the account that it has come to: a batch adds its messages and
 * moves that on in one transaction, so that a member has it once however often a process dies or two of them run.
 */
export function createBroadcasts({ db, now, audit, tenants, sendBroadcast, takeBack, batchSize = 500 }: BroadcastDeps) {
  const one = (merchant: string, id: string) => and(eq(broadcast.merchant, merchant), eq(broadcast.id, id));

  async function found({ brand: { merchant } }: Tenant, id: string): Promise<Row> {
    const [row] = await db.select().from(broadcast).where(one(merchant, id));
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  }
  const show = async (tenant: Tenant, id: string): Promise<BroadcastProgress> =>
    progressOf(await found(tenant, id), tenant.brand.languages.default);

  async function countOf(on: Pick<BroadcastDeps['db'], 'select'>, where: SQL | undefined): Promise<number> {
    const [counted] = await on.select({ members: count() }).from(account).where(where);
    return counted?.members ?? 0;
  }

  /** Sends the next batch of a broadcast that no other process is sending. Returns false if there is none. */
  async function sendBatch(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const served = isServed();
      if (served === null) return false;
      const [row] = await tx
        .select()
        .from(broadcast)
        .where(and(eq(broadcast.state, 'sending'), served))
        .orderBy(asc(broadcast.orderedAt), asc(broadcast.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const tenant = row === undefined ? null : tenants.byMerchant(row.merchant);
      if (row === undefined || tenant === null) return false;
      const after = row.sentTo === null ? undefined : sql`${account.id} > ${row.sentTo}`;
      const due = await tx
        .select({ id: account.id })
        .from(account)
        .where(and(inSegment(tenant, row.segment, row.orderedAt), mayBeOffered(), after))
        .orderBy(asc(account.id))
        .limit(batchSize);
      const ids = due.map(({ id }) => id);
      if (ids.length > 0) await sendBroadcast(tx, tenant, row, ids);
      const isLast = ids.length < batchSize;
      await tx
        .update(broadcast)
        .set({
          sent: row.sent + ids.length,
          sentTo: ids.at(-1) ?? row.sentTo,
          ...(isLast ? { state: 'sent', endedAt: now() } : {}),
        })
        .where(one(row.merchant, row.id));
      return true;
    });
  }

  /** Takes the next batch of a broadcast back that no other process is taking back. Returns false if there is none. */
  async function takeBackBatch(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const served = isServed();
      if (served === null) return false;
      const [row] = await tx
        .select()
        .from(broadcast)
        .where(and(isNotNull(broadcast.takeBackSince), served))
        .orderBy(asc(broadcast.takeBackSince), asc(broadcast.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (row === undefined) return false;
      const gone = await takeBack(tx, row, batchSize);
      await tx
        .update(broadcast)
        .set({ takenBack: row.takenBack + gone.count, ...(gone.isLast ? { takeBackSince: null } : {}) })
        .where(one(row.merchant, row.id));
      return true;
    });
  }

  /** Broadcasts of brands that are served, or null if there is none: others wait. */
  const isServed = (): SQL | null => {
    const merchants = servedMerchants();
    return merchants.length === 0 ? null : inArray(broadcast.merchant, merchants);
  };
  /** Members on a break are sent no offers, and nothing says that a broadcast is none. */
  const mayBeOffered = (): SQL => notOnBreak(account, now());
  const servedMerchants = () => tenants.all().map(({ brand }) => brand.merchant);

  /** The row until the end of the transaction: waits for a batch that is under way. */
  async function held(tx: BatchTx, { brand: { merchant } }: Tenant, id: string): Promise<Row> {
    const [row] = await tx.select().from(broadcast).where(one(merchant, id)).for('update');
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  }
  const mustBe = (state: Row['state'], ...states: readonly Row['state'][]) => {
    if (!states.includes(state)) throw new Failure('CONFLICT', { value: { state } });
  };
  const noted = (tx: BatchTx, { merchant, id }: Row, kind: SecurityEventKind, details: Record<string, string | number>) =>
    audit.note({ merchant, kind, details: { ...details, broadcast: id } }, tx);
  const beginTakingBack = async (tx: BatchTx, row: Row, by: Actor, { reason }: Reasoned) => {
    await tx.update(broadcast).set({ takeBackSince: now() }).where(one(row.merchant, row.id));
    await noted(tx, row, 'broadcast.takenBack', { operator: by.id, reason });
  };

  return {
    show,

    /** A broadcast with what became of its messages. @throws Failure NOT_FOUND */
    async detail(tenant: Tenant, id: string): Promise<BroadcastDetail> {
      const row = await found(tenant, id);
      const batches = await deliveredBatches(db, row.merchant, id);
      const { title, body, orderedBy } = row;
      const [by] = await db
        .select({ name: sql<string>`coalesce(${operator.displayName}, ${operator.name})` })
        .from(operator)
        .where(eq(operator.id, orderedBy));
      const texts = { title, body };
      const progress = progressOf(row, tenant.brand.languages.default);
      return { ...progress, texts, orderedByName: by?.name ?? orderedBy, ...deliveredOf(batches, now()) };
    },

    /** Members whom a broadcast would reach now. @throws Failure VALIDATION for a language the brand does not offer */
    async audience(tenant: Tenant, segment: BroadcastSegment): Promise<BroadcastAudienceCount> {
      checkLanguage(tenant, segment);
      const isIn = inSegment(tenant, segment, now());
      const [all, members] = [await countOf(db, isIn), await countOf(db, and(isIn, mayBeOffered()))];
      return { members, onBreak: all - members };
    },

    /** Stops after the batch that is under way; again it changes nothing. @throws Failure NOT_FOUND, CONFLICT with its state */
    async stop(
      tenant: Tenant,
      by: Actor,
      id: string,
      { reason, takeBack: isTakenBack = false }: BroadcastStop,
    ): Promise<BroadcastProgress> {
      await db.transaction(async (tx) => {
        const row = await held(tx, tenant, id);
        mustBe(row.state, 'sending', 'stopped');
        if (row.state === 'sending') {
          await tx.update(broadcast).set({ state: 'stopped' }).where(one(row.merchant, id));
          await noted(tx, row, 'broadcast.stopped', { operator: by.id, sent: row.sent, reason });
        }
        if (isTakenBack && row.takeBackSince === null) await beginTakingBack(tx, row, by, { reason });
      });
      return show(tenant, id);
    },

    /** Goes on behind the last member that has it. @throws Failure NOT_FOUND, CONFLICT with its state, or while it is taken back */
    async resume(tenant: Tenant, by: Actor, id: string): Promise<BroadcastProgress> {
      await db.transaction(async (tx) => {
        const row = await held(tx, tenant, id);
        mustBe(row.state, 'stopped', 'sending');
        if (row.state === 'sending') return;
        if (row.takeBackSince !== null) throw new Failure('CONFLICT', { value: { rule: 'takingBack' } });
        await tx.update(broadcast).set({ state: 'sending' }).where(one(row.merchant, id));
        await noted(tx, row, 'broadcast.resumed', { operator: by.id, sent: row.sent });
      });
      return show(tenant, id);
    },

    /**
     * Takes back what was not read, of a broadcast that is stopped or sent; while that is under way it changes nothing.
     * @throws Failure NOT_FOUND, CONFLICT with its state
     */
    async takeBack(tenant: Tenant, by: Actor, id: string, reasoned: Reasoned): Promise<BroadcastProgress> {
      await db.transaction(async (tx) => {
        const row = await held(tx, tenant, id);
        mustBe(row.state, 'stopped', 'sent');
        if (row.takeBackSince === null) await beginTakingBack(tx, row, by, reasoned);
      });
      return show(tenant, id);
    },

    async list({ brand: { merchant, languages } }: Tenant): Promise<BroadcastProgress[]> {
      const rows = await db
        .select()
        .from(broadcast)
        .where(eq(broadcast.merchant, merchant))
        .orderBy(desc(broadcast.orderedAt), desc(broadcast.id))
        .limit(maxListed);
      return rows.map((row) => progressOf(row, languages.default));
    },

    /**
     * Orders a broadcast; a job sends it. The same `requestId` again gives the one that is there.
     * @throws Failure CONFLICT if another broadcast has that id, VALIDATION for a language the brand does not offer
     */
    async order(
      tenant: Tenant,
      by: Actor,
      { requestId: id, title, body, segment }: BroadcastOrder,
    ): Promise<BroadcastProgress> {
      const { merchant } = tenant.brand;
      checkLanguage(tenant, segment);
      const orderedAt = now();
      await db.transaction(async (tx) => {
        const total = await countOf(tx, and(inSegment(tenant, segment, orderedAt), mayBeOffered()));
        const added = await tx
          .insert(broadcast)
          .values({
            merchant,
            id,
            title,
            body,
            segment,
            state: 'sending',
            total,
            orderedBy: by.id,
            orderedAt,
          })
          .onConflictDoNothing()
          .returning({ id: broadcast.id });
        if (added.length === 0) {
          const [there] = await tx.select().from(broadcast).where(one(merchant, id));
          const isSame = there !== undefined && contentKey(there) === contentKey({ title, body, segment });
          if (!isSame) throw new Failure('CONFLICT');
          return;
        }
        const details = { operator: by.id, broadcast: id, audience: segment.audience, members: total };
        await audit.note({ merchant, kind: 'broadcast.ordered', details }, tx);
      });
      return show(tenant, id);
    },

    /** Condition of the database: a broadcast is to be sent or taken back. */
    hasDue: (): SQL => {
      const served = isServed();
      return served === null ? sql`false` : sql`exists (select from ${broadcast} where ${isDue} and ${served})`;
    },

    sendBatch,
    takeBackBatch,

    /** Takes back and sends batches, until all is done or it is time for other work. */
    async send(): Promise<void> {
      for (let batch = 0; batch < batchesPerRun; batch += 1) {
        if (!(await takeBackBatch()) && !(await sendBatch())) return;
      }
    },
  };
}

/** A broadcast is to be sent, or taken back. Each part is the condition of an index. */
const isDue = sql`(${broadcast.state} = 'sending' or ${broadcast.takeBackSince} is not null)`;

/** @throws Failure VALIDATION for a language the brand does not offer */
function checkLanguage({ brand: { languages } }: Tenant, { language }: BroadcastSegment): void {
  const isOffered = language === undefined || languages.offered.some((each) => each === language);
  if (!isOffered) throw new Failure('VALIDATION', { value: { field: 'language' } });
}

/** jsonb keeps no order of keys. */
const contentKey = ({ title, body, segment }: Pick<Row, 'title' | 'body' | 'segment'>) =>
  JSON.stringify([title, body, segment].map((part) => Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b))));

const progressOf = (row: Row, language: Parameters<typeof localized>[1]): BroadcastProgress => ({
  id: row.id,
  title: localized(row.title, language),
  segment: row.segment,
  state: row.state,
  sent: row.sent,
  total: row.total,
  orderedBy: row.orderedBy,
  orderedAt: row.orderedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  takenBack: row.takenBack,
  isTakingBack: row.takeBackSince !== null,
});

type InboxPart = Pick<BroadcastDeps, 'sendBroadcast' | 'takeBack'>;
type BroadcastNeeds = Omit<BroadcastDeps, keyof InboxPart> & Record<'inbox', InboxPart>;

export const broadcastsModule = defineModule({
  needs: ['db', 'now', 'audit', 'inbox', 'tenants'],
  gives: {
    broadcasts: ({ inbox, ...deps }: BroadcastNeeds) => createBroadcasts({ ...deps, ...inbox }),
  },
  jobs: ({ broadcasts }) => [{ name: 'broadcasts', isDue: broadcasts.hasDue, run: () => broadcasts.send() }],
});
