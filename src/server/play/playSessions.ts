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
const minuteMs = 60_000;

type Row = typeof playVisit.$inferSelect;
type DbOrTx = Pick<Db, 'select' | 'update'>;

/** The columns of a visit that vendor calls need; read on every call. */
export interface PlaySession extends Pick<Row, 'merchant' | 'account' | 'player' | 'gameId' | 'isDemo' | 'language'> {
  readonly owner: Pick<Account, 'id' | 'type'>;
}

export interface NewPlaySession extends Pick<Row, 'gameId' | 'isDemo' | 'language' | 'vendor'> {
  readonly owner: Account;
  /** Token hash of the site session. */
  readonly siteSession: string;
}

export type PlaySessions = ReturnType<typeof createPlaySessions>;

interface VisitDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'keyedHash'>;
}

/**
 * Play sessions: a one-time launch ticket for the frame URL, valid for a minute, and the vendor session it is exchanged for.
 */
export function createPlaySessions({ db, now, limits }: VisitDeps) {
  return {
    /** Returns the launch ticket; only its hash is stored. */
    async start({ owner, siteSession, ...choice }: NewPlaySession): Promise<string> {
      const createdAt = now();
      const ticket = secret();
      const { merchant, id } = owner;
      await db.insert(playVisit).values({
        ...choice,
        merchant,
        id: randomUUID(),
        account: id,
        // A pseudonym per vendor: vendors can neither identify players nor correlate them with other vendors.
        player: `p${await limits.keyedHash(merchant, `player:${choice.vendor}:${id}`)}`,
        siteSession,
        ticketHash: hashOf(ticket),
        ticketEnd: new Date(createdAt.getTime() + ticketTtlMs),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + sessionTtlMs),
      });
      return ticket;
    },

    /**
     * Exchanges a ticket for a session token. One atomic statement, so that of concurrent uses one wins.
     * @throws SeamlessRefusal TICKET_INVALID
     */
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

    /**
     * The visit of a session token. Extends the idle timeout of the site session.
     * @throws SeamlessRefusal SESSION_ENDED, PLAYER_BLOCKED
     */
    async find(tx: DbOrTx, tenant: Tenant, vendor: string, token: string): Promise<PlaySession> {
      const moment = now();
      const { merchant } = tenant.brand;
      const [found] = await tx
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
      const { type, state, siteSession, seenAt, ...visit } = found;
      if (state !== 'active') throw new SeamlessRefusal('PLAYER_BLOCKED');
      if (moment.getTime() - seenAt.getTime() >= minuteMs) {
        const idleEnd = new Date(moment.getTime() + tenant.brand.policies.session.idleMinutes * minuteMs);
        await tx
          .update(session)
          .set({ seenAt: moment, idleEnd })
          .where(and(eq(session.merchant, merchant), eq(session.tokenHash, siteSession)));
      }
      return { ...visit, owner: { id: visit.account, type } };
    },

    /**
     * The newest visit of a player, for calls after its session ended.
     * @throws SeamlessRefusal PLAYER_UNKNOWN
     */
    async latest(tx: DbOrTx, merchant: string, vendor: string, player: string): Promise<Row> {
      const [row] = await tx
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
const ownerColumns = { type: account.type, state: account.state };

/** 256 random bits. */
const secret = () => randomBytes(32).toString('base64url');

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
