import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { SeamlessBet } from '../../../wire/seamless.ts';
import type { Account, Limits } from '../../identity/ports/index.ts';
import type { Opening } from '../../money/ledger/index.ts';
import { limitsOfSession, lockOf } from '../../money/saferPlay/index.ts';
import { type Db, type DbTransaction, run } from '../../platform/db/index.ts';
import { playSession, session } from '../../platform/db/tables/index.ts';

import { randomSecret } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { SeamlessRefusal } from './errors.ts';
import type { FoundGame } from './games.ts';
import type { Bet, Round } from './rounds.ts';

const ticketTtlMs = 60_000;
const sessionTtlMs = 12 * 3_600_000;
const minuteMs = 60_000;

type Row = typeof playSession.$inferSelect;
type DbOrTx = Db | DbTransaction;

/** A play session and the catalogue row of its game, if there is one. */
export interface OpenPlaySession {
  readonly playSession: PlaySession;
  /** Whether the player takes a time-out or is excluded: open rounds go on, nothing new begins. */
  readonly isOnBreak: boolean;
  readonly game: FoundGame | null;
}

/** As read on every call of a vendor; all null without a play session. */
export interface PlaySessionRow
  extends Omit<PlaySession, 'owner' | 'account'>,
    Pick<Account, 'type' | 'state'>,
    Pick<Row, 'siteSession'> {
  readonly account: string | null;
  readonly seenAt: Date;
  readonly isOnBreak: boolean;
  readonly gameCode: string | null;
  readonly vassalage: string | null;
  readonly category: string | null;
}

/** As read before a bet: the play session, the locked round and an earlier bet of the same id; null where there is none. */
export interface BetOpening extends PlaySessionRow {
  readonly roundAccount: string | null;
  readonly roundState: Round['state'] | null;
  readonly betRound: string | null;
  readonly stake: string;
  readonly betState: Bet['state'];
  readonly stakeTransaction: string | null;
  readonly betAccount: string;
  readonly wallet: Bet['wallet'];
  readonly book: string;
}

/** The columns of a play session that vendor calls need; read on every call. */
export interface PlaySession extends Pick<Row, 'merchant' | 'account' | 'player' | 'gameId' | 'isDemo' | 'language'> {
  readonly owner: Pick<Account, 'id' | 'type'>;
}

export interface NewPlaySession extends Pick<Row, 'gameId' | 'isDemo' | 'language' | 'vendor'> {
  readonly owner: Account;
  /** Token hash of the site session. */
  readonly siteSession: string;
}

export type PlaySessions = ReturnType<typeof createPlaySessions>;

interface PlaySessionDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'keyedHash'>;
}

/**
 * Play sessions: a one-time launch ticket for the frame URL, valid for a minute, and the vendor session it is exchanged for.
 */
export function createPlaySessions({ db, now, limits }: PlaySessionDeps) {
  return {
    /** Returns the launch ticket; only its hash is stored. */
    async start({ owner, siteSession, ...choice }: NewPlaySession): Promise<string> {
      const createdAt = now();
      const ticket = randomSecret();
      const { merchant, id } = owner;
      await db.insert(playSession).values({
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
     * @throws SeamlessRefusal TICKET_INVALID, PLAYER_BLOCKED
     */
    async swap(tenant: Tenant, vendor: string, ticket: string): Promise<OpenPlaySession & { readonly token: string }> {
      const token = randomSecret();
      const { merchant } = tenant.brand;
      const swapped = await db
        .update(playSession)
        .set({ sessionHash: hashOf(token) })
        .where(
          and(
            eq(playSession.merchant, merchant),
            eq(playSession.vendor, vendor),
            eq(playSession.ticketHash, hashOf(ticket)),
            isNull(playSession.sessionHash),
            gt(playSession.ticketEnd, now()),
          ),
        )
        .returning({ id: playSession.id });
      if (swapped.length === 0) throw new SeamlessRefusal('TICKET_INVALID');
      const opened = await this.find(db, tenant, vendor, token);
      if (opened.isOnBreak) throw new SeamlessRefusal('PLAYER_BLOCKED');
      return { token, ...opened };
    },

    /**
     * The play session of a token with its game. Extends the idle timeout of the site session.
     * @throws SeamlessRefusal SESSION_ENDED, PLAYER_BLOCKED
     */
    async find(tx: DbOrTx, tenant: Tenant, vendor: string, token: string): Promise<OpenPlaySession> {
      const { merchant } = tenant.brand;
      const [row] = await run<PlaySessionRow>(tx, findPlaySession, [
        merchant,
        vendor,
        hashOf(token),
        now().toISOString(),
        null,
      ]);
      return this.admit(tx, tenant, row);
    },

    /**
     * The opening of a bet, read as `BetOpening`: the play session, its game unless the call names another, the round, which is locked
     * until the transaction ends, and an earlier bet of the same id; then the limits of the player as `LimitRow`. Stakes of a player
     * with limits wait for each other.
     */
    opening(tenant: Tenant, vendor: string, { session: token, gameCode, roundId, betId }: SeamlessBet): Opening {
      const [at, hash] = [now(), hashOf(token)];
      const isLimited = tenant.brand.policies.saferPlay.limits.length > 0;
      return {
        ...openBet,
        values: [vendor, hash, at.toISOString(), gameCode ?? null, roundId, betId, isLimited],
        next: limitsOfSession(tenant, at, vendor, hash),
      };
    },

    /**
     * Checks a row that `opening` read.
     * @throws SeamlessRefusal SESSION_ENDED, PLAYER_BLOCKED
     */
    async admit(tx: DbOrTx, tenant: Tenant, row: PlaySessionRow | undefined): Promise<OpenPlaySession> {
      if (row === undefined || row.account === null) throw new SeamlessRefusal('SESSION_ENDED');
      const { merchant, account, player, gameId, isDemo, language, type, siteSession, seenAt } = row;
      if (row.state !== 'active') throw new SeamlessRefusal('PLAYER_BLOCKED');
      const moment = now();
      if (moment.getTime() - seenAt.getTime() >= minuteMs) {
        const idleEnd = new Date(moment.getTime() + tenant.brand.policies.session.idleMinutes * minuteMs);
        await tx
          .update(session)
          .set({ seenAt: moment, idleEnd })
          .where(and(eq(session.merchant, tenant.brand.merchant), eq(session.tokenHash, siteSession)));
      }
      const { gameCode, vassalage, category } = row;
      const game = gameCode === null || vassalage === null || category === null ? null : { gameCode, vassalage, category };
      const found = { merchant, account, player, gameId, isDemo, language, owner: { id: account, type } };
      return { playSession: found, game, isOnBreak: row.isOnBreak };
    },

    /**
     * The newest play session of a player, for calls after its session ended.
     * @throws SeamlessRefusal PLAYER_UNKNOWN
     */
    async latest(tx: DbOrTx, merchant: string, vendor: string, player: string): Promise<Row> {
      const [row] = await tx
        .select()
        .from(playSession)
        .where(and(eq(playSession.merchant, merchant), eq(playSession.vendor, vendor), eq(playSession.player, player)))
        .orderBy(desc(playSession.createdAt))
        .limit(1);
      if (row === undefined) throw new SeamlessRefusal('PLAYER_UNKNOWN');
      return row;
    },
  };
}

const playSessionSelect = (first: number) => `select played.merchant, played.account, played.player, played.game_id as "gameId",
    played.is_demo as "isDemo", played.language, played.site_session as "siteSession", session.seen_at as "seenAt",
    account.type, account.state, exists (
      select from play_break pause
      where pause.merchant = $1 and pause.account = played.account and pause.ends_at > $${first + 2}::timestamptz
    ) as "isOnBreak", game.id as "gameCode", game.vendor as vassalage, game.category
  from play_visit played
  join session on session.merchant = $1 and session.token_hash = played.site_session
  join account on account.merchant = $1 and account.id = played.account
  left join game on game.merchant = $1 and game.id = coalesce($${first + 3}::text, played.game_id)
  where played.merchant = $1 and played.vendor = $${first} and played.session_hash = $${first + 1}
    and played.expires_at > $${first + 2}::timestamptz and session.idle_end > $${first + 2}::timestamptz
    and session.absolute_end > $${first + 2}::timestamptz and not session.limited`;
const findPlaySession = { name: 'play-find-session', text: playSessionSelect(2) };
const openBet = {
  name: 'bet',
  text: `select found.*, held.*, known.*, limited."limitLock" from claimed
    left join lateral (${playSessionSelect(6)}) found on true
    left join lateral (
      select round.account as "roundAccount", round.state as "roundState" from round
      where round.merchant = $1 and round.vendor = $6 and round.id = $10 for update
    ) held on true
    left join lateral (
      select bet.round_id as "betRound", bet.stake, bet.state as "betState", bet.stake_act as "stakeTransaction",
        bet.account as "betAccount", bet.wallet, bet.book
      from bet where bet.merchant = $1 and bet.vendor = $6 and bet.id = $11
    ) known on true
    left join lateral (
      select ${lockOf('$1::text', 'found.account')}::text as "limitLock"
      where found.account is not null and not found."isDemo" and ($12::boolean
        or exists (select from play_limit own where own.merchant = $1 and own.account = found.account))
    ) limited on true`,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
