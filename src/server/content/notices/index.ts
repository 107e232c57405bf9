import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { agentAccountTypes, trialAccountType } from '../../../domain/accountType.ts';
import { defaultLanguage, type LocalText, languages } from '../../../domain/language.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ListedNotice, NewNotice, NoticeChange, NoticeReaders } from '../../../wire/notice.ts';
import type { Reasoned } from '../../../wire/operate.ts';
import type { Identity } from '../../identity/ports/index.ts';
import { changeContent } from '../../platform/contentVersions/index.ts';
import { account, announcement } from '../../platform/db/tables/index.ts';
import type { SecurityEventKind } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

type NoticeDeps = Pick<Identity, 'db' | 'now' | 'audit'>;
type Row = typeof announcement.$inferSelect;
type Tx = Parameters<Parameters<NoticeDeps['db']['transaction']>[0]>[0];
type Actor = { readonly id: string };

const maxListed = 200;

/** Notices as operators write them. Each act is noted in its transaction and shows within half a second. */
export function createNotices({ db, now, audit }: NoticeDeps) {
  const one = ({ brand: { merchant } }: Tenant, id: string) =>
    and(eq(announcement.merchant, merchant), eq(announcement.id, id));

  async function publish(tx: Tx, { brand: { merchant } }: Tenant, kind: SecurityEventKind, details: Record<string, string>) {
    await audit.note({ merchant, kind, details }, tx);
    await changeContent(tx, merchant, now());
  }

  async function held(tx: Tx, tenant: Tenant, id: string): Promise<Row> {
    const [row] = await tx.select().from(announcement).where(one(tenant, id)).for('update');
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  }

  return {
    /** The newest notices of all kinds and states. */
    async list({ brand: { merchant } }: Tenant): Promise<ListedNotice[]> {
      const rows = await db
        .select()
        .from(announcement)
        .where(eq(announcement.merchant, merchant))
        .orderBy(desc(announcement.publishedAt), desc(announcement.id))
        .limit(maxListed);
      return rows.map((row) => listed(row, now()));
    },

    async readers({ brand: { merchant } }: Tenant): Promise<NoticeReaders> {
      const isReader = and(eq(account.merchant, merchant), eq(account.state, 'active'), ne(account.type, trialAccountType));
      const isAgent = inArray(account.type, [...agentAccountTypes]);
      const [counted] = await db
        .select({ members: count(), agents: sql<string>`count(*) filter (where ${isAgent})` })
        .from(account)
        .where(isReader);
      return { members: counted?.members ?? 0, agents: Number(counted?.agents ?? 0) };
    },

    /**
     * Adds a notice; the same `requestId` again gives the one that is there.
     * @throws Failure VALIDATION with the field, CONFLICT if another notice has that id
     */
    async add(tenant: Tenant, by: Actor, { requestId, from, until, ...texts }: NewNotice): Promise<ListedNotice> {
      const row: Row = {
        merchant: tenant.brand.merchant,
        id: requestId,
        type: texts.type,
        execution: texts.execution ?? null,
        title: texts.title,
        body: texts.body,
        topic: texts.topic ?? null,
        audience: texts.audience ?? 'all',
        publishedAt: from === undefined ? now() : new Date(from),
        endsAt: until === undefined || until === null ? null : new Date(until),
        isActive: true,
        madeBy: by.id,
      };
      check(tenant, row);
      return db.transaction(async (tx) => {
        const added = await tx.insert(announcement).values(row).onConflictDoNothing().returning({ id: announcement.id });
        if (added.length === 0) {
          const there = await held(tx, tenant, requestId);
          const isSame = there.type === row.type && textKey(there) === textKey(row);
          if (!isSame) throw new Failure('CONFLICT');
          return listed(there, now());
        }
        await publish(tx, tenant, 'notice.added', { operator: by.id, notice: row.id, type: row.type });
        return listed(row, now());
      });
    },

    /**
     * Changes what is given. A notice that was ended shows again only by a new one.
     * @throws Failure NOT_FOUND, VALIDATION with the field, CONFLICT for a notice that was ended
     */
    async edit(
      tenant: Tenant,
      by: Actor,
      id: string,
      { from, until, title, body, ...rest }: NoticeChange,
    ): Promise<ListedNotice> {
      return db.transaction(async (tx) => {
        const before = await held(tx, tenant, id);
        if (!before.isActive) throw new Failure('CONFLICT');
        const row: Row = {
          ...before,
          ...rest,
          title: { ...before.title, ...title },
          body: { ...before.body, ...body },
          publishedAt: from === undefined ? before.publishedAt : new Date(from),
          endsAt: until === undefined ? before.endsAt : until === null ? null : new Date(until),
          madeBy: by.id,
        };
        check(tenant, row);
        await tx.update(announcement).set(row).where(one(tenant, id));
        await publish(tx, tenant, 'notice.changed', { operator: by.id, notice: id });
        return listed(row, now());
      });
    },

    /** Ends a notice now; again it changes nothing. @throws Failure NOT_FOUND */
    async end(tenant: Tenant, by: Actor, id: string, { reason }: Reasoned): Promise<ListedNotice> {
      return db.transaction(async (tx) => {
        const before = await held(tx, tenant, id);
        if (!before.isActive) return listed(before, now());
        const row: Row = { ...before, isActive: false, madeBy: by.id };
        await tx.update(announcement).set(row).where(one(tenant, id));
        await publish(tx, tenant, 'notice.ended', { operator: by.id, notice: id, reason });
        return listed(row, now());
      });
    },
  };
}

const textKey = ({ title, body }: Row) => JSON.stringify(languages.map((language) => [title[language], body[language]]));

/** @throws Failure VALIDATION with the field that is wrong */
function check({ brand }: Tenant, { type, audience, title, body, publishedAt, endsAt }: Row): void {
  const refuse = (field: string) => {
    throw new Failure('VALIDATION', { value: { field } });
  };
  if (endsAt !== null && endsAt <= publishedAt) refuse('until');
  // No guest sees what opens after the login.
  if (type === 'PL' && audience === 'guests') refuse('audience');
  const isOffered = (text: LocalText) =>
    Object.keys(text).every(
      (language) => language === defaultLanguage || brand.languages.offered.some((each) => each === language),
    );
  if (!isOffered(title)) refuse('title');
  if (!isOffered(body)) refuse('body');
}

function listed({ endsAt, publishedAt, isActive, ...row }: Row, at: Date): ListedNotice {
  const isOver = !isActive || (endsAt !== null && endsAt <= at);
  return {
    id: row.id,
    type: row.type as ListedNotice['type'],
    title: row.title,
    body: row.body,
    topic: row.topic,
    audience: row.audience,
    execution: row.execution as ListedNotice['execution'],
    from: publishedAt.toISOString(),
    until: endsAt?.toISOString() ?? null,
    state: isOver ? 'ended' : publishedAt > at ? 'planned' : 'shown',
    madeBy: row.madeBy,
  };
}

export const noticesModule = defineModule({ needs: ['db', 'now', 'audit'], gives: { notices: createNotices } });
