import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Language, type LocalText, localized } from '../../../domain/language.ts';
import { type Money, moneyToWire } from '../../../domain/money.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { Failure } from '../../../wire/failure.ts';
import type { InboxMessage, InboxPage, InboxQuery, InboxTemplate, UnreadMessages } from '../../../wire/inbox.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, broadcast, inboxMessage, type StoredParams } from '../../platform/db/tables/index.ts';

import { announcing, liveChannel, notify } from '../../platform/live/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { labelOf } from '../../tenants/brandRules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { messageText } from '../messages/texts.ts';
import type { Account } from '../ports/index.ts';

/** Values of the slots of a template about money: the name of the payment provider, and the amount. */
interface MoneyParams {
  readonly provider: string;
  readonly amount: Money;
}

/** Of an answer to feedback: its reference number, and what the operator wrote. */
interface AnswerParams {
  readonly reference: string;
  readonly answer: string;
}

/** Of an exchange of points that an operator has decided: the points that were given for it. */
interface PointParams {
  readonly points: Money;
}

/** Of a change of a VIP rank: the number of the new one. */
interface RankParams {
  readonly rank: number;
}

/** Of what another agent has done on a contract: the text says it all. */
type NoParams = Readonly<Record<string, never>>;

export type SentTemplate = Exclude<InboxTemplate, 'broadcast'>;
export type InboxParams<Template extends SentTemplate = SentTemplate> = Template extends 'feedbackAnswered'
  ? AnswerParams
  : Template extends 'rankRaised' | 'rankLowered'
    ? RankParams
    : Template extends 'exchangeApproved' | 'exchangeRejected'
      ? PointParams
      : Template extends 'contractOffered' | 'contractEnding' | 'contractStopped'
        ? NoParams
        : MoneyParams;

export type Inbox = ReturnType<typeof createInbox>;

interface InboxDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** The database, or the transaction that a message belongs to. */
type On = Pick<Db, 'execute'>;
type Owner = Pick<Account, 'merchant' | 'id'>;
type Row = typeof inboxMessage.$inferSelect;
type BroadcastRow = typeof broadcast.$inferSelect;

export interface TakenBack {
  readonly isLast: boolean;
  readonly count: number;
}

/** Templates that browsers show which the member let show messages: what has happened to money and contracts. */
const isPushed: ReadonlySet<SentTemplate> = new Set<SentTemplate>([
  'depositCredited',
  'depositFailed',
  'withdrawalApproved',
  'withdrawalPaid',
  'withdrawalRejected',
  'contractOffered',
  'contractEnding',
  'contractStopped',
]);

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
    const texts = await broadcastTexts(owner.merchant, shown);
    return { messages: shown.map((row) => messageOf(tenant, row, texts)), next: last === undefined ? null : cursorOf(last) };
  };

  /** The texts of the broadcasts among the messages, by id. */
  const broadcastTexts = async (merchant: string, rows: readonly Row[]): Promise<BroadcastTexts> => {
    const ids = [...new Set(rows.flatMap((row) => row.broadcast ?? []))];
    if (ids.length === 0) return new Map();
    const found = await db
      .select({ id: broadcast.id, title: broadcast.title, body: broadcast.body })
      .from(broadcast)
      .where(and(eq(broadcast.merchant, merchant), inArray(broadcast.id, ids)));
    return new Map(found.map(({ id, ...texts }) => [id, texts]));
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
    async send<Template extends SentTemplate>(
      { brand: { merchant, languages } }: Tenant,
      accountId: string,
      template: Template,
      given: InboxParams<Template>,
      on: On = db,
    ): Promise<void> {
      const stored = storedParams(given);
      const params = JSON.stringify(stored);
      const { rowCount } = await on.execute(sql`
        with sent as (
          insert into inbox_message (merchant, id, account, template, params, language, sent_at)
          select ${account.merchant}, ${randomUUID()}, ${account.id}, ${template}, ${params}::jsonb,
            ${languageFor(languages)}, ${now().toISOString()}::timestamptz
          from ${account} where ${account.merchant} = ${merchant} and ${account.id} = ${accountId}
          returning id
        ), due as (${isPushed.has(template) ? pushing(merchant, accountId, now()) : sql`select`})
        select ${announcing(merchant, accountId, 'inbox')} from sent`);
      if (rowCount === 0) throw new Error('A message was sent to an account that does not exist.');
    },

    /** Adds a message of a broadcast for each account that does not have it, in the transaction of its batch. */
    async sendBroadcast(
      on: On,
      { brand: { merchant, languages } }: Tenant,
      { id }: { readonly id: string },
      accounts: readonly string[],
    ): Promise<void> {
      const ids = JSON.stringify(accounts.map((accountId) => [accountId, randomUUID()]));
      const sent = sql`
        insert into inbox_message (merchant, id, account, template, params, broadcast, language, sent_at)
        select ${account.merchant}, (due.pair ->> 1)::uuid, ${account.id}, 'broadcast', '{}'::jsonb, ${id}::uuid,
          ${languageFor(languages)}, ${now().toISOString()}::timestamptz
        from jsonb_array_elements(${ids}::jsonb) due (pair)
        join ${account} on ${account.merchant} = ${merchant} and ${account.id} = due.pair ->> 0
        on conflict (merchant, broadcast, account) where broadcast is not null do nothing
        returning account`;
      const payload = sql`${`inbox ${merchant} `}::text || sent.account`;
      await on.execute(sql`with sent as (${sent}) select pg_notify(${liveChannel}, ${payload}) from sent`);
    },

    /**
     * Deletes messages of a broadcast that were not read, in the transaction of a batch, and announces it.
     * @returns `isLast` if no other one was found, and how many went
     */
    async takeBack(on: On, { merchant, id }: Pick<BroadcastRow, 'merchant' | 'id'>, limit: number): Promise<TakenBack> {
      const payload = sql`${`inbox ${merchant} `}::text || gone.account`;
      // Read while this waits for its row: it stays.
      const { rows } = await on.execute<{ account: string | null }>(sql`
        with due as (
          select id from inbox_message where merchant = ${merchant} and broadcast = ${id}::uuid and read_at is null limit ${limit}
        ), gone as (
          delete from inbox_message using due
          where merchant = ${merchant} and inbox_message.id = due.id and read_at is null
          returning inbox_message.id, account
        )
        select gone.account, case when gone.account is null then '' else pg_notify(${liveChannel}, ${payload})::text end
        from due left join gone on gone.id = due.id`);
      return { isLast: rows.length < limit, count: rows.filter(({ account: owner }) => owner !== null).length };
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

const storedParams = (given: InboxParams): StoredParams =>
  'amount' in given
    ? { ...given, amount: moneyToWire(given.amount) }
    : 'points' in given
      ? { points: moneyToWire(given.points) }
      : given;

/** Queues what `sent` holds for every browser of the account. */
const pushing = (merchant: string, accountId: string, at: Date) => sql`
  insert into push_due (merchant, device, message, next_at)
  select merchant, push_device.id, sent.id, ${at.toISOString()}::timestamptz from push_device, sent
  where merchant = ${merchant} and account = ${accountId}`;

const cursorOf = ({ sentAt, id }: Pick<Row, 'sentAt' | 'id'>) => `${sentAt.getTime()}_${id}`;

/** Whether a message lies behind the last one of a page. One comparison of rows, which the index answers. */
function isBefore(cursor: string): SQL {
  const [sentAt = '', id = ''] = cursor.split('_');
  const moment = new Date(Number(sentAt)).toISOString();
  return sql`(${inboxMessage.sentAt}, ${inboxMessage.id}) < (${moment}::timestamptz, ${id}::uuid)`;
}

/** The language a message is sent in: the member's, if the brand still offers it. */
const languageFor = ({ offered, default: fallback }: Tenant['brand']['languages']): SQL =>
  sql`case when ${account.language} in ${offered} then ${account.language} else ${fallback} end`;

type BroadcastTexts = ReadonlyMap<string, { readonly title: LocalText; readonly body: LocalText }>;

function messageOf(tenant: Tenant, row: Row, texts: BroadcastTexts): InboxMessage {
  const { id, params, language, sentAt, readAt } = row;
  const template = row.template as InboxTemplate;
  const ordered = texts.get(row.broadcast ?? '');
  const text =
    template === 'broadcast'
      ? { title: textIn(ordered?.title, language), text: textIn(ordered?.body, language) }
      : inboxText(tenant, language, template, params);
  return { id, template, ...text, sentAt: sentAt.toISOString(), isRead: readAt !== null };
}

const textIn = (text: LocalText | undefined, language: Language) => (text === undefined ? '' : localized(text, language));

/** Title and text of a message, with the overrides of the brand. `amount` and `points` are decimal strings. */
export function inboxText(tenant: Tenant, language: Language, kind: SentTemplate, params: Row['params']) {
  const { symbol, numberFormat } = tenant.brand.money;
  const { rank, ...texts } = params;
  const values = {
    ...texts,
    ...(texts.amount === undefined ? {} : { amount: priceText(texts.amount, symbol, numberFormat) }),
    ...(texts.points === undefined ? {} : { points: moneyText(texts.points, numberFormat) }),
    ...(rank === undefined ? {} : { rank: labelOf(tenant, rank, language) }),
  };
  const { subject, text } = messageText(tenant, language, { channel: 'inbox', kind, params: values });
  return { title: subject ?? '', text };
}

export const inboxModule = defineModule({ needs: ['db', 'now'], gives: { inbox: createInbox } });
