import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { hiddenReasonOf } from '../../../domain/chat.ts';
import { maskName } from '../../../domain/names.ts';
import type { ChatLine } from '../../../wire/chat.ts';
import { avatarAddress, avatarFor } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Db, isUniqueViolation, run, type Statement } from '../../platform/db/index.ts';
import { chatLine, chatMute } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** A line as it is stored; only `wireOf` leaves the server. */
export type StoredLine = typeof chatLine.$inferSelect;

export interface RoomKey {
  readonly merchant: string;
  readonly room: string;
}

interface NewLine {
  readonly account: string | null;
  readonly clientId: string;
  readonly name: string | null;
  readonly avatar: string | null;
  readonly text: string;
  readonly hidden: string | null;
  readonly operator: string | null;
}

/** Outcome of a message: its number, or the end of its author's mute. */
export type PostResult = { readonly seq: number } | { readonly mutedUntil: Date };

/**
 * Adds a message unless it is stored already or its author is muted. The row of the room is locked until the commit, so numbers appear
 * in their order: a reader that has one has all before it.
 */
const add: Statement = {
  name: 'chat-add',
  text: `with known as (
    select seq from chat_line where merchant = $1 and client_id = $3 and account is not distinct from $4
      and operator is not distinct from $9
  ), muted as (
    select until from chat_mute where merchant = $1 and account = $4 and until > $10::timestamptz
  ), next as (
    insert into chat_room (merchant, room, seq)
    select $1, $2, 1 where not exists (select from known) and not exists (select from muted)
    on conflict (merchant, room) do update set seq = chat_room.seq + 1 returning seq
  ), added as (
    insert into chat_line (merchant, room, seq, client_id, account, name, avatar, text, hidden, operator, at)
    select $1, $2, next.seq, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz from next returning seq
  ) select (select seq from known)::int8 as known, (select seq from added)::int8 as added, (select until from muted) as until`,
};

interface Added {
  readonly known: string | null;
  readonly added: string | null;
  readonly until: Date | null;
}

/** At most so many lines are read at a time. */
const maxRead = 500;

export function createLines({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const inRoom = ({ merchant, room }: RoomKey) => and(eq(chatLine.merchant, merchant), eq(chatLine.room, room));

  async function store({ merchant, room }: RoomKey, line: NewLine): Promise<PostResult> {
    const { clientId, account, name, avatar, text, hidden, operator } = line;
    const values = [merchant, room, clientId, account, name, avatar, text, hidden, operator, now().toISOString()];
    const [row] = await run<Added>(db, add, values);
    const seq = row?.added ?? row?.known ?? null;
    if (seq !== null) return { seq: Number(seq) };
    if (row?.until === null || row === undefined) throw new Error('A line of the chat was not stored.');
    return { mutedUntil: row.until };
  }

  /** Again after another connection has stored the same message meanwhile. */
  const storeOnce = (key: RoomKey, line: NewLine) =>
    store(key, line).catch((error: unknown) => {
      if (isUniqueViolation(error)) return store(key, line);
      throw error;
    });

  return {
    /** Stores a message of a member. */
    post: ({ brand }: Tenant, room: string, owner: Account, { id, text }: { readonly id: string; readonly text: string }) =>
      storeOnce(
        { merchant: brand.merchant, room },
        {
          account: owner.id,
          clientId: id,
          name: maskName(owner.username),
          avatar: avatarAddress(brand.merchant, owner.avatar || avatarFor(owner.id)),
          text,
          hidden: hiddenReasonOf(text, brand.chat),
          operator: null,
        },
      ),

    /** Stores a message of a moderator. */
    say: (key: RoomKey, operator: string, { id, text }: { readonly id: string; readonly text: string }) =>
      storeOnce(key, { account: null, clientId: id, name: null, avatar: null, text, hidden: null, operator }),

    /** Hides a message and adds the line that says so; null if there is none, or it is removed already. */
    async remove(tx: Pick<Db, 'execute'>, { merchant, room }: RoomKey, seq: number, operator: string) {
      const { rows } = await tx.execute<{ account: string | null }>(sql`
        with hidden as (
          update chat_line set hidden = 'moderator'
          where merchant = ${merchant} and room = ${room} and seq = ${seq} and text is not null
            and hidden is distinct from 'moderator'
          returning account
        ), next as (
          update chat_room set seq = seq + 1
          where merchant = ${merchant} and room = ${room} and exists (select from hidden) returning seq
        ), added as (
          insert into chat_line (merchant, room, seq, target, operator, at)
          select ${merchant}, ${room}, next.seq, ${seq}, ${operator}, ${now().toISOString()}::timestamptz from next returning seq
        ) select hidden.account from hidden, added`);
      return rows[0] ?? null;
    },

    /** Lines after a number, oldest first. */
    since: (key: RoomKey, after: number): Promise<StoredLine[]> =>
      db
        .select()
        .from(chatLine)
        .where(and(inRoom(key), gt(chatLine.seq, after)))
        .orderBy(asc(chatLine.seq))
        .limit(maxRead),

    /** The newest messages, oldest first, without removals. */
    async history(key: RoomKey, count: number): Promise<StoredLine[]> {
      const rows = await db
        .select()
        .from(chatLine)
        .where(and(inRoom(key), sql`${chatLine.text} is not null`))
        .orderBy(desc(chatLine.seq))
        .limit(count);
      return rows.reverse();
    },

    /** Number of the last line; 0 in an empty room. */
    async last(key: RoomKey): Promise<number> {
      const rows = await db
        .select({ seq: chatLine.seq })
        .from(chatLine)
        .where(inRoom(key))
        .orderBy(desc(chatLine.seq))
        .limit(1);
      return rows[0]?.seq ?? 0;
    },

    /** End of an account's pause from writing; null if it has none. */
    async mutedUntil(merchant: string, account: string): Promise<Date | null> {
      const isNow = and(eq(chatMute.merchant, merchant), eq(chatMute.account, account), gt(chatMute.until, now()));
      const rows = await db.select({ until: chatMute.until }).from(chatMute).where(isNow);
      return rows[0]?.until ?? null;
    },

    /** Deletes what the brand keeps no longer. */
    async sweep({ brand: { merchant, chat } }: Tenant): Promise<void> {
      const before = new Date(now().getTime() - chat.keepDays * 86_400_000);
      await db.delete(chatLine).where(and(eq(chatLine.merchant, merchant), lte(chatLine.at, before)));
      await db.delete(chatMute).where(and(eq(chatMute.merchant, merchant), lte(chatMute.until, before)));
    },
  };
}

/** A line as a reader gets it. */
export function wireOf(line: StoredLine, reader: string | null): ChatLine {
  const { seq, target, at, name, avatar, text, hidden, account, clientId } = line;
  if (target !== null) return { kind: 'removal', seq, target };
  const mine = account !== null && account === reader ? clientId : null;
  return { kind: 'message', seq, at: at.toISOString(), name, avatar, text: hidden === null ? text : null, hidden, mine };
}
