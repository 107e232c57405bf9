import { and, asc, count, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { agentAccountTypes, trialAccountType } from '../../../domain/accountType.ts';
import type { BroadcastSegment } from '../../../domain/broadcast.ts';
import { localized } from '../../../domain/language.ts';
import type { BroadcastOrder, BroadcastProgress } from '../../../wire/broadcast.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Identity } from '../../identity/ports/index.ts';
import { notOnBreak } from '../../money/saferPlay/index.ts';
import { account, broadcast } from '../../platform/db/tables/index.ts';

import type { Audit } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

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
  /** Members of one transaction. */
  readonly batchSize?: number;
}

type BatchTx = Parameters<Parameters<BroadcastDeps['db']['transaction']>[0]>[0];

const dayMs = 86_400_000;
const maxListed = 50;
/** Batches of one run of the job, so that a process can stop between two runs. */
const batchesPerRun = 20;

/**
 * Messages of operators to many members. The row of a broadcast has the account that it has come to: a batch adds its messages and
 * moves that on in one transaction, so that a member has it once however often a process dies or two of them run.
 */
export function createBroadcasts({ db, now, audit, tenants, sendBroadcast, batchSize = 500 }: BroadcastDeps) {
  const one = (merchant: string, id: string) => and(eq(broadcast.merchant, merchant), eq(broadcast.id, id));

  async function show({ brand: { merchant, languages } }: Tenant, id: string): Promise<BroadcastProgress> {
    const [row] = await db.select().from(broadcast).where(one(merchant, id));
    if (row === undefined) throw new Failure('NOT_FOUND');
    return progressOf(row, languages.default);
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

  /** Broadcasts of brands that are served, or null if there is none: others wait. */
  const isServed = (): SQL | null => {
    const merchants = servedMerchants();
    return merchants.length === 0 ? null : inArray(broadcast.merchant, merchants);
  };
  /** Members on a break are sent no offers, and nothing says that a broadcast is none. */
  const mayBeOffered = (): SQL => notOnBreak(account, now());
  const servedMerchants = () => tenants.all().map(({ brand }) => brand.merchant);

  /** Changes the state in one statement, so that it waits for a batch that is under way. */
  async function turn(tenant: Tenant, by: Actor, id: string, to: 'sending' | 'stopped'): Promise<BroadcastProgress> {
    const { merchant } = tenant.brand;
    const from = to === 'stopped' ? 'sending' : 'stopped';
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(broadcast).where(one(merchant, id)).for('update');
      if (row === undefined) throw new Failure('NOT_FOUND');
      if (row.state === to) return;
      if (row.state !== from) throw new Failure('CONFLICT', { value: { state: row.state } });
      await tx.update(broadcast).set({ state: to }).where(one(merchant, id));
      const kind = to === 'stopped' ? 'broadcast.stopped' : 'broadcast.resumed';
      await audit.note({ merchant, kind, details: { operator: by.id, broadcast: id, sent: row.sent } }, tx);
    });
    return show(tenant, id);
  }

  return {
    show,
    stop: (tenant: Tenant, by: Actor, id: string) => turn(tenant, by, id, 'stopped'),
    resume: (tenant: Tenant, by: Actor, id: string) => turn(tenant, by, id, 'sending'),

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
      const { merchant, languages } = tenant.brand;
      const isOffered = (language: string) => languages.offered.some((each) => each === language);
      if (segment.language !== undefined && !isOffered(segment.language)) {
        throw new Failure('VALIDATION', { value: { field: 'language' } });
      }
      const orderedAt = now();
      await db.transaction(async (tx) => {
        const [members] = await tx
          .select({ total: count() })
          .from(account)
          .where(and(inSegment(tenant, segment, orderedAt), mayBeOffered()));
        const added = await tx
          .insert(broadcast)
          .values({
            merchant,
            id,
            title,
            body,
            segment,
            state: 'sending',
            total: members?.total ?? 0,
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
        const details = { operator: by.id, broadcast: id, audience: segment.audience, members: members?.total ?? 0 };
        await audit.note({ merchant, kind: 'broadcast.ordered', details }, tx);
      });
      return show(tenant, id);
    },

    /** Condition of the database: a broadcast is to be sent. */
    hasDue: (): SQL => {
      const served = isServed();
      return served === null
        ? sql`false`
        : sql`exists (select from ${broadcast} where ${broadcast.state} = 'sending' and ${served})`;
    },

    sendBatch,

    /** Sends batches, until all is sent or it is time for other work. */
    async send(): Promise<void> {
      for (let batch = 0; batch < batchesPerRun; batch += 1) {
        if (!(await sendBatch())) return;
      }
    },
  };
}

/** Accounts of a segment: open ones that are not trials, and were there when the broadcast was ordered. */
function inSegment({ brand: { merchant, languages } }: Tenant, segment: BroadcastSegment, orderedAt: Date): SQL | undefined {
  const { audience, language, registeredDays } = segment;
  const agents = [...agentAccountTypes];
  const ofAudience = {
    all: undefined,
    agents: inArray(account.type, agents),
    members: sql`${account.type} not in ${agents}`,
  }[audience];
  const readsDefault = or(isNull(account.language), sql`${account.language} not in ${languages.offered}`);
  const reads = language === undefined ? undefined : eq(account.language, language);
  const since = registeredDays === undefined ? null : new Date(orderedAt.getTime() - registeredDays * dayMs);
  return and(
    eq(account.merchant, merchant),
    eq(account.state, 'active'),
    ne(account.type, trialAccountType),
    lte(account.createdAt, orderedAt),
    ofAudience,
    language === languages.default ? or(reads, readsDefault) : reads,
    since === null ? undefined : sql`${account.createdAt} >= ${since.toISOString()}::timestamptz`,
  );
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
});

type BroadcastNeeds = Omit<BroadcastDeps, 'sendBroadcast'> & Record<'inbox', Pick<BroadcastDeps, 'sendBroadcast'>>;

export const broadcastsModule = defineModule({
  needs: ['db', 'now', 'audit', 'inbox', 'tenants'],
  gives: {
    broadcasts: ({ inbox, ...deps }: BroadcastNeeds) =>
      createBroadcasts({ ...deps, sendBroadcast: (...given) => inbox.sendBroadcast(...given) }),
  },
  jobs: ({ broadcasts }) => [{ name: 'broadcasts', isDue: broadcasts.hasDue, run: () => broadcasts.send() }],
});
