import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../domain/language.ts';
import { type Money, moneyToWire } from '../../domain/money.ts';
import { priceText } from '../../domain/moneyText.ts';
import { Failure } from '../../wire/failure.ts';
import type { InboxMessage, InboxPage, InboxQuery, InboxTemplate, UnreadMessages } from '../../wire/inbox.ts';
import type { Account } from '../accounts/account.ts';
import type { Db } from '../db/index.ts';
import { account } from '../db/tables/accounts.ts';
import { inboxMessage } from '../db/tables/inbox.ts';
import { announcing, notify } from '../live/notify.ts';
import { messageText } from '../messages/texts.ts';
import { labelOf } from '../ranks/rules.ts';
import type { Tenant } from '../registry/tenant.ts';

/** Values of the slots of a template: the name of the payment provider and the amount, or a VIP rank. */
export type InboxParams = { readonly provider: string; readonly amount: Money } | { readonly rank: number };

export type Inbox = ReturnType<typeof createInbox>;

interface InboxDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** The database, or the transaction that a message belongs to. */
type On = Pick<Db, 'execute'>;
type Owner = Pick<Account, 'merchant' | 'id'>;
type Row = typeof inboxMessage.$inferSelect;

const pageSize = 20;
/** Counting further would read every unread message; screens show "99+". */
const maxUnread = 100;
/** Rows of one statement of `readAll`. */
const batchSize = 5_000;

/** Messages of the platform to members, in the language a member had when the message was sent. */
export function createInbox({ db, now }: InboxDeps) {
  const ofOwner = ({ merchant, id }: Owner) =>
    and(eq(inboxMessage.merchant, merchant), eq(inboxMessage.account, id), isNull(inboxMessage.deletedAt));

  const pageOf = async (tenant: Tenant, owner: Owner, { before, unread }: InboxQuery) => {
    const isUnread = unread === undefined ? undefined : isNull(inboxMessage.readAt);
    const rows = await db
      .select()
      .from(inboxMessage)
      .where(and(ofOwner(owner), isUnread, before === undefined ? undefined : isBefore(before)))
      .orderBy(desc(inboxMessage.sentAt), desc(inboxMessage.id))
      .limit(pageSize + 1);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { messages: shown.map((row) => messageOf(tenant, row)), next: last === undefined ? null : cursorOf(last) };
  };

  const unreadOf = async ({ merchant, id }: Owner): Promise<number> => {
    const { rows } = await db.execute<{ count: string }>(sql`
      select count(*) from (
        select from inbox_message
        where merchant = ${merchant} and account = ${id} and deleted_at is null and read_at is null limit ${maxUnread}
      ) unread`);
    return Number(rows[0]?.count);
  };

  /** @throws {Failure} `NOT_FOUND` if the account has no such message */
  const change = async ({ merchant, id: owner }: Owner, id: string, set: SQL) => {
    const { rowCount } = await db.execute(sql`
      with changed as (
        update inbox_message set ${set} where merchant = ${merchant} and id = ${id} and account = ${owner} returning 1
      )
      select ${announcing(merchant, owner, 'inbox')} from changed`);
    if (rowCount === 0) throw new Failure('NOT_FOUND');
  };

  return {
    /** Sends a message, in the transaction if one is given; the member's open pages then show it. */
    async send(
      { brand: { merchant, languages } }: Tenant,
      accountId: string,
      template: InboxTemplate,
      given: InboxParams,
      on: On = db,
    ): Promise<void> {
      const params = JSON.stringify('rank' in given ? given : { ...given, amount: moneyToWire(given.amount) });
      const { rowCount } = await on.execute(sql`
        with sent as (
          insert into inbox_message (merchant, id, account, template, params, language, sent_at)
          select ${account.merchant}, ${randomUUID()}, ${account.id}, ${template}, ${params}::jsonb,
            case when ${account.language} in ${languages.offered} then ${account.language} else ${languages.default} end,
            ${now().toISOString()}::timestamptz
          from ${account} where ${account.merchant} = ${merchant} and ${account.id} = ${accountId}
          returning 1
        )
        select ${announcing(merchant, accountId, 'inbox')} from sent`);
      if (rowCount === 0) throw new Error('A message was sent to an account that does not exist.');
    },

    list: (tenant: Tenant, owner: Owner, query: InboxQuery): Promise<InboxPage> => pageOf(tenant, owner, query),

    /** The newest unread messages and the number of all, up to 100. */
    async unreadMessages(tenant: Tenant, owner: Owner): Promise<UnreadMessages> {
      const [{ messages }, count] = await Promise.all([pageOf(tenant, owner, { unread: '1' }), unreadOf(owner)]);
      return { messages, count };
    },

    /** Number of unread messages, up to 100. */
    unread: unreadOf,

    read: (owner: Owner, id: string) =>
      change(owner, id, sql`read_at = coalesce(read_at, ${now().toISOString()}::timestamptz)`),

    /** In batches, because one statement for very many messages would run into the statement timeout. */
    async readAll({ merchant, id: owner }: Owner): Promise<void> {
      for (let changed = batchSize; changed === batchSize; ) {
        const { rowCount } = await db.execute(sql`
          update inbox_message set read_at = ${now().toISOString()}::timestamptz
          where merchant = ${merchant} and id in (
            select id from inbox_message
            where merchant = ${merchant} and account = ${owner} and deleted_at is null and read_at is null limit ${batchSize}
          )`);
        changed = rowCount ?? 0;
      }
      await notify(db, merchant, owner, 'inbox');
    },

    delete: (owner: Owner, id: string) =>
      change(owner, id, sql`deleted_at = coalesce(deleted_at, ${now().toISOString()}::timestamptz)`),

    restore: (owner: Owner, id: string) => change(owner, id, sql`deleted_at = null`),
  };
}

const cursorOf = ({ sentAt, id }: Pick<Row, 'sentAt' | 'id'>) => `${sentAt.getTime()}_${id}`;

/** Whether a message lies behind the last one of a page. One comparison of rows, which the index answers. */
function isBefore(cursor: string): SQL {
  const [sentAt = '', id = ''] = cursor.split('_');
  const moment = new Date(Number(sentAt)).toISOString();
  return sql`(${inboxMessage.sentAt}, ${inboxMessage.id}) < (${moment}::timestamptz, ${id}::uuid)`;
}

function messageOf(tenant: Tenant, { id, template, params, language, sentAt, readAt }: Row): InboxMessage {
  return {
    id,
    template: template as InboxTemplate,
    ...inboxText(tenant, language, template as InboxTemplate, params),
    sentAt: sentAt.toISOString(),
    isRead: readAt !== null,
  };
}

/** Title and text of a message, with the overrides of the brand. `amount` is a decimal string. */
export function inboxText(tenant: Tenant, language: Language, kind: InboxTemplate, params: Row['params']) {
  const { symbol, numberFormat } = tenant.brand.money;
  const values =
    'rank' in params
      ? { rank: labelOf(tenant, params.rank, language) }
      : { ...params, amount: priceText(params.amount, symbol, numberFormat) };
  const { subject, text } = messageText(tenant, language, { channel: 'inbox', kind, params: values });
  return { title: subject ?? '', text };
}
