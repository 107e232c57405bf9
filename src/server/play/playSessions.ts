import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Account, Limits } from '../accounts/account.ts';
import type { Db } from '../db/index.ts';
import { account, session } from '../db/tables/accounts.ts';
import { playVisit } from '../db/tables/play.ts';
import type { Tenant } from '../registry/tenant.ts';
import { SeamlessRefusal } from './errors.ts';

const ticketTtlMs = 60_000;
const sessionTtlMs = 12 * 3_600_000;
const minute = 60_000;

type Row = typeof playVisit.$inferSelect;
type Reading = Pick<Db, 'select' | 'update'>;

/** What a call of a vendor needs of a visit: it is read for each of them. */
export interface PlaySession extends Pick<Row, 'merchant' | 'account' | 'player' | 'gameId' | 'isDemo' | 'language'> {
  readonly owner: Pick<Account, 'id' | 'type' | 'nickname'>;
}

export interface NewPlaySession extends Pick<Row, 'gameId' | 'isDemo' | 'language' | 'vendor'> {
  readonly owner: Account;
  /** Hash of the token the person is signed in with. */
  readonly siteSession: string;
}

export type PlaySessions = ReturnType<typeof createPlaySessions>;

interface VisitDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'keyedHash'>;
}

/** Visits to games: a ticket for the address of the frame, good once and for a minute, and the session it is swapped for. */
export function createPlaySessions({ db, now, limits }: VisitDeps) {
  return {
    /** The ticket; only its hash stays. */
    async start({ owner, siteSession, ...choice }: NewPlaySession): Promise<string> {
      const createdAt = now();
      const ticket = secret();
      const { merchant, id } = owner;
      await db.insert(playVisit).values({
        ...choice,
        merchant,
        id: randomUUID(),
        account: id,
        // A vendor cannot tell who it is, nor whether it is somebody another vendor knows.
        player: `p${await limits.keyedHash(merchant, `player:${choice.vendor}:${id}`)}`,
        siteSession,
        ticketHash: hashOf(ticket),
        ticketEnd: new Date(createdAt.getTime() + ticketTtlMs),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + sessionTtlMs),
      });
      return ticket;
    },

    /** Swaps the ticket. One statement decides, so of many uses at once one wins. */
    async swap(
      tenant: Tenant,
      vendor: string,
      ticket: string,
    ): Promise<{ readonly token: string; readonly visit: PlaySession }> {
      const token = secret();
      const { merchant } = tenant.brand;
      const swapped = await db
        .update(playVisit)
        .set({ sessionHash: hashOf(token) })
        .where(
          and(
            eq(playVisit.merchant, merchant),
            eq(playVisit.vendor, vendor),
            eq(playVisit.ticketHash, hashOf(ticket)),
            isNull(playVisit.sessionHash),
            gt(playVisit.ticketEnd, now()),
          ),
        )
        .returning({ id: playVisit.id });
      if (swapped.length === 0) throw new SeamlessRefusal('TICKET_INVALID');
      return { token, visit: await this.find(db, tenant, vendor, token) };
    },

    /** The visit a session token stands for. Playing keeps the session of the site awake. */
    async find(work: Reading, tenant: Tenant, vendor: string, token: string): Promise<PlaySession> {
      const moment = now();
      const { merchant } = tenant.brand;
      const [found] = await work
        .select({ ...visitColumns, ...ownerColumns, siteSession: playVisit.siteSession, seenAt: session.seenAt })
        .from(playVisit)
        .innerJoin(session, and(eq(session.merchant, merchant), eq(session.tokenHash, playVisit.siteSession)))
        .innerJoin(account, and(eq(account.merchant, merchant), eq(account.id, playVisit.account)))
        .where(
          and(
            eq(playVisit.merchant, merchant),
            eq(playVisit.vendor, vendor),
            eq(playVisit.sessionHash, hashOf(token)),
            gt(playVisit.expiresAt, moment),
            gt(session.idleEnd, moment),
            gt(session.absoluteEnd, moment),
            eq(session.limited, false),
          ),
        );
      if (found === undefined) throw new SeamlessRefusal('SESSION_ENDED');
      const { type, nickname, state, siteSession, seenAt, ...visit } = found;
      if (state !== 'active') throw new SeamlessRefusal('PLAYER_BLOCKED');
      if (moment.getTime() - seenAt.getTime() >= minute) {
        const idleEnd = new Date(moment.getTime() + tenant.brand.policies.session.idleMinutes * minute);
        await work
          .update(session)
          .set({ seenAt: moment, idleEnd })
          .where(and(eq(session.merchant, merchant), eq(session.tokenHash, siteSession)));
      }
      return { ...visit, owner: { id: visit.account, type, nickname } };
    },

    /** The newest visit of a player, for calls that come after it ended. */
    async latest(work: Reading, merchant: string, vendor: string, player: string): Promise<Row> {
      const [row] = await work
        .select()
        .from(playVisit)
        .where(and(eq(playVisit.merchant, merchant), eq(playVisit.vendor, vendor), eq(playVisit.player, player)))
        .orderBy(desc(playVisit.createdAt))
        .limit(1);
      if (row === undefined) throw new SeamlessRefusal('PLAYER_UNKNOWN');
      return row;
    },
  };
}

const visitColumns = {
  merchant: playVisit.merchant,
  account: playVisit.account,
  player: playVisit.player,
  gameId: playVisit.gameId,
  isDemo: playVisit.isDemo,
  language: playVisit.language,
};
const ownerColumns = { type: account.type, nickname: account.nickname, state: account.state };

/** 256 random bits. */
const secret = () => randomBytes(32).toString('base64url');

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
