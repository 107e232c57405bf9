import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { chatText } from '../../../domain/chat.ts';
import type { ChatMessageRow, ChatMute, ModeratorMessage, MuteOrder } from '../../../wire/chat.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, chatLine, chatMute } from '../../platform/db/tables/index.ts';

import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { createLines, RoomKey, StoredLine } from './lines.ts';
import { createReview } from './review.ts';

interface OperatorDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  readonly lines: Pick<ReturnType<typeof createLines>, 'remove' | 'say'>;
  /** Announces lines of a room, or the pause of an account, to every process. */
  readonly announce: (
    news: { readonly room: RoomKey } | { readonly merchant: string; readonly muted: string },
  ) => Promise<void>;
}

const maxListed = 100;
/** Messages before and after the one that is looked at. */
const linesAround = 20;

const isMessageOf = ({ merchant, room }: RoomKey) =>
  and(eq(chatLine.merchant, merchant), eq(chatLine.room, room), sql`${chatLine.text} is not null`);

/** Acts of moderators, each noted in its transaction and effective on every open socket. */
export function createOperatorActs({ db, now, audit, lines, announce }: OperatorDeps) {
  const keyOf = ({ brand: { merchant, chat } }: Tenant, room: string): RoomKey => {
    if (!chat.rooms.some(({ id }) => id === room)) throw new Failure('NOT_FOUND');
    return { merchant, room };
  };

  /** Messages with the usernames of their authors. */
  async function named(merchant: string, rows: readonly StoredLine[]): Promise<ChatMessageRow[]> {
    const ids = rows.flatMap((row) => row.account ?? []);
    const owners = await db
      .select({ id: account.id, username: account.username })
      .from(account)
      .where(and(eq(account.merchant, merchant), inArray(account.id, ids)));
    const names = new Map(owners.map(({ id, username }) => [id, username]));
    return rows.map(({ room, seq, at, text, hidden, operator, account: author }) => ({
      room,
      seq,
      at: at.toISOString(),
      account: author,
      username: author === null ? null : (names.get(author) ?? null),
      text: text ?? '',
      hidden,
      operator,
    }));
  }

  /** Messages of a room with their authors, oldest first: the newest, or those around one. @throws Failure NOT_FOUND */
  async function messages(tenant: Tenant, _operator: ActingOperator, room: string, around?: number): Promise<ChatMessageRow[]> {
    const key = keyOf(tenant, room);
    const upTo = (where: SQL | undefined, most: number) =>
      db
        .select()
        .from(chatLine)
        .where(and(isMessageOf(key), where))
        .orderBy(desc(chatLine.seq))
        .limit(most);
    if (around === undefined) return named(key.merchant, (await upTo(undefined, maxListed)).reverse());
    const before = await upTo(lte(chatLine.seq, around), linesAround + 1);
    const after = await db
      .select()
      .from(chatLine)
      .where(and(isMessageOf(key), gt(chatLine.seq, around)))
      .orderBy(asc(chatLine.seq))
      .limit(linesAround);
    return named(key.merchant, [...before.reverse(), ...after]);
  }

  return {
    messages,
    ...createReview({ db, now, named }),

    /** Members who may not write now. */
    async mutes({ brand: { merchant } }: Tenant, _operator: ActingOperator): Promise<ChatMute[]> {
      const rows = await db
        .select({ account: chatMute.account, username: account.username, until: chatMute.until, reason: chatMute.reason })
        .from(chatMute)
        .innerJoin(account, and(eq(account.merchant, chatMute.merchant), eq(account.id, chatMute.account)))
        .where(and(eq(chatMute.merchant, merchant), gt(chatMute.until, now())))
        .orderBy(desc(chatMute.at))
        .limit(maxListed);
      return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }));
    },

    /** Keeps a member from writing for a time; a later order replaces an earlier one. */
    async mute(
      { brand: { merchant } }: Tenant,
      operator: ActingOperator,
      owner: Account,
      { minutes, reason }: MuteOrder,
    ): Promise<ChatMute> {
      const at = now();
      const until = new Date(at.getTime() + minutes * 60_000);
      const values = { until, reason, operator: operator.id, at };
      await db.transaction(async (tx) => {
        await tx
          .insert(chatMute)
          .values({ merchant, account: owner.id, ...values })
          .onConflictDoUpdate({ target: [chatMute.merchant, chatMute.account], set: values });
        const details = { operator: operator.id, minutes, reason };
        await audit.note({ merchant, kind: 'chat.muted', accountId: owner.id, details }, tx);
      });
      await announce({ merchant, muted: owner.id });
      return { account: owner.id, username: owner.username, until: until.toISOString(), reason };
    },

    /** Lets a member write again. @throws Failure NOT_FOUND */
    async unmute({ brand: { merchant } }: Tenant, operator: ActingOperator, owner: Account): Promise<ChatMute> {
      const isIt = and(eq(chatMute.merchant, merchant), eq(chatMute.account, owner.id));
      const reason = await db.transaction(async (tx) => {
        const [row] = await tx.delete(chatMute).where(isIt).returning();
        if (row === undefined) throw new Failure('NOT_FOUND');
        const details = { operator: operator.id, minutes: 0 };
        await audit.note({ merchant, kind: 'chat.muted', accountId: owner.id, details }, tx);
        return row.reason;
      });
      await announce({ merchant, muted: owner.id });
      return { account: owner.id, username: owner.username, until: null, reason };
    },

    /** Removes a message. @throws Failure NOT_FOUND, also for one that is removed already */
    async remove(
      tenant: Tenant,
      operator: ActingOperator,
      room: string,
      seq: number,
      reason: string,
    ): Promise<ChatMessageRow[]> {
      const key = keyOf(tenant, room);
      await db.transaction(async (tx) => {
        const removed = await lines.remove(tx, key, seq, operator.id);
        if (removed === null) throw new Failure('NOT_FOUND');
        const details = { operator: operator.id, room, seq, reason };
        await audit.note({ merchant: key.merchant, kind: 'chat.removed', accountId: removed.account, details }, tx);
      });
      await announce({ room: key });
      return messages(tenant, operator, room);
    },

    /** Writes as a moderator, once by `requestId`. @throws Failure NOT_FOUND, VALIDATION */
    async say(tenant: Tenant, operator: ActingOperator, room: string, message: ModeratorMessage): Promise<ChatMessageRow[]> {
      const key = keyOf(tenant, room);
      const text = chatText(message.text);
      if (text === '') throw new Failure('VALIDATION');
      await lines.say(key, operator.id, { id: message.requestId, text });
      await audit.note({ merchant: key.merchant, kind: 'chat.said', details: { operator: operator.id, room } });
      await announce({ room: key });
      return messages(tenant, operator, room);
    },
  };
}
