import { and, eq, gt, lte } from 'drizzle-orm';
import type { VendorLaunch } from '../../wire/seamlessVendor.ts';
import { type Game, gameOf } from '../catalogue/index.ts';
import type { VendorCore } from './deps.ts';
import { PlayRefusal } from './playRefusal.ts';
import { hashSecret, newSecret, seal, unseal } from './secrets.ts';
import { vendorLaunch, vendorSession } from './tables.ts';

const ticketTtlMs = 5 * 60_000;
const sessionTtlMs = 12 * 3_600_000;

/** An open game session, looked up by the id that only its frame knows. */
export interface GameSession {
  readonly merchant: string;
  readonly player: string;
  readonly nickname: string;
  readonly game: Game;
  readonly currency: string;
  readonly demo: boolean;
  /** The platform's session token; never sent to the browser. */
  readonly session: string;
  readonly order: VendorLaunch;
}

/** Game sessions, from the platform's launch call to the running frame. */
export function createGameSessions({ db, now, wallet }: VendorCore) {
  const later = (delayMs: number) => new Date(now().getTime() + delayMs);

  return {
    async expect(merchant: string, order: VendorLaunch): Promise<void> {
      const row = { ticket: hashSecret(order.ticket), merchant, order, expiresAt: later(ticketTtlMs) };
      await db.insert(vendorLaunch).values(row).onConflictDoNothing();
    },
    /** Exchanges a single-use ticket for a session and returns its secret id. @throws PlayRefusal */
    async open(ticket: string): Promise<string> {
      const [launch] = await db
        .delete(vendorLaunch)
        .where(and(eq(vendorLaunch.ticket, hashSecret(ticket)), gt(vendorLaunch.expiresAt, now())))
        .returning();
      if (launch === undefined) throw new PlayRefusal('TICKET_INVALID');
      const order = launch.order as VendorLaunch;
      const opened = await wallet.open(launch.merchant, ticket);
      const id = newSecret();
      await db.insert(vendorSession).values({
        id: hashSecret(id),
        merchant: launch.merchant,
        player: opened.player,
        nickname: opened.nickname,
        game: opened.game.gameCode,
        currency: opened.currency,
        demo: opened.demo,
        sealedSession: seal(id, opened.session),
        order,
        expiresAt: later(sessionTtlMs),
      });
      return id;
    },
    async find(id: string): Promise<GameSession> {
      const [row] = await db
        .select()
        .from(vendorSession)
        .where(and(eq(vendorSession.id, hashSecret(id)), gt(vendorSession.expiresAt, now())));
      const game = row === undefined ? null : gameOf(row.game);
      if (row === undefined || game === null) throw new PlayRefusal('VISIT');
      const { merchant, player, nickname, currency, demo, sealedSession } = row;
      return {
        merchant,
        player,
        nickname,
        game,
        currency,
        demo,
        session: unseal(id, sealedSession),
        order: row.order as VendorLaunch,
      };
    },
    async sweep(): Promise<void> {
      await db.delete(vendorLaunch).where(lte(vendorLaunch.expiresAt, now()));
      await db.delete(vendorSession).where(lte(vendorSession.expiresAt, now()));
    },
  };
}

export type GameSessions = ReturnType<typeof createGameSessions>;
