import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../domain/language.ts';
import type { GameCard } from '../../wire/catalogue.ts';
import { Failure } from '../../wire/failure.ts';
import { favouriteGame, recentGame } from '../db/tables/play.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import type { LaunchNeeds } from './launchNeeds.ts';

const mostFavourites = 500;
const recentCount = 24;

export type Shelf = ReturnType<typeof createShelf>;

/** Games an account keeps at hand. Games the brand no longer shows are left out, and come back with it. */
export function createShelf({ db, now, content }: LaunchNeeds) {
  const cards = async (live: LiveBrand, language: Language, ids: readonly string[]): Promise<GameCard[]> => {
    const games = await content.byId(live, language, ids);
    return ids.flatMap((id) => games.get(id) ?? []);
  };

  const favourites = async ({ brand: { merchant } }: LiveBrand, account: string): Promise<string[]> => {
    const rows = await db
      .select({ id: favouriteGame.gameId })
      .from(favouriteGame)
      .where(and(eq(favouriteGame.merchant, merchant), eq(favouriteGame.account, account)))
      .orderBy(desc(favouriteGame.addedAt), favouriteGame.gameId);
    return rows.map(({ id }) => id);
  };

  return {
    favourites,
    favouriteCards: async (live: LiveBrand, language: Language, account: string) =>
      cards(live, language, await favourites(live, account)),

    async change(live: LiveBrand, account: string, gameId: string, isFavourite: boolean): Promise<string[]> {
      const { merchant } = live.brand;
      if (!isFavourite) {
        await db
          .delete(favouriteGame)
          .where(
            and(eq(favouriteGame.merchant, merchant), eq(favouriteGame.account, account), eq(favouriteGame.gameId, gameId)),
          );
        return favourites(live, account);
      }
      if (!(await content.byId(live, 'vi', [gameId])).has(gameId)) throw new Failure('GAME_UNKNOWN');
      const kept = await favourites(live, account);
      if (kept.length >= mostFavourites && !kept.includes(gameId)) throw new Failure('VALIDATION');
      await db.insert(favouriteGame).values({ merchant, account, gameId, addedAt: now() }).onConflictDoNothing();
      return favourites(live, account);
    },

    async remember({ brand: { merchant } }: LiveBrand, account: string, gameId: string): Promise<void> {
      await db
        .insert(recentGame)
        .values({ merchant, account, gameId, playedAt: now() })
        .onConflictDoUpdate({
          target: [recentGame.merchant, recentGame.account, recentGame.gameId],
          set: { playedAt: sql`excluded.played_at` },
        });
    },

    async recent(live: LiveBrand, language: Language, account: string): Promise<GameCard[]> {
      const rows = await db
        .select({ id: recentGame.gameId })
        .from(recentGame)
        .where(and(eq(recentGame.merchant, live.brand.merchant), eq(recentGame.account, account)))
        .orderBy(desc(recentGame.playedAt), recentGame.gameId)
        .limit(recentCount);
      return cards(
        live,
        language,
        rows.map(({ id }) => id),
      );
    },
  };
}
