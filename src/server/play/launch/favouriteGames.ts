import { and, desc, eq, sql } from 'drizzle-orm';
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import type { GameCard } from '../../../wire/catalogue.ts';
import { Failure } from '../../../wire/failure.ts';
import { favouriteGame, recentGame } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { LaunchDeps } from './launchDeps.ts';

const maxFavourites = 500;
const recentCount = 24;

export type FavouriteGames = ReturnType<typeof createFavouriteGames>;

/** Favourite and recent games of an account. Games the brand no longer shows are omitted, but not deleted. */
export function createFavouriteGames({ db, now, catalogue }: LaunchDeps) {
  const cards = async (tenant: Tenant, language: Language, ids: readonly string[]): Promise<GameCard[]> => {
    const games = await catalogue.byId(tenant, language, ids);
    return ids.flatMap((id) => games.get(id) ?? []);
  };

  const favourites = async ({ brand: { merchant } }: Tenant, account: string): Promise<string[]> => {
    const rows = await db
      .select({ id: favouriteGame.gameId })
      .from(favouriteGame)
      .where(and(eq(favouriteGame.merchant, merchant), eq(favouriteGame.account, account)))
      .orderBy(desc(favouriteGame.addedAt), favouriteGame.gameId);
    return rows.map(({ id }) => id);
  };

  return {
    favourites,
    favouriteCards: async (tenant: Tenant, language: Language, account: string) =>
      cards(tenant, language, await favourites(tenant, account)),

    async change(tenant: Tenant, account: string, gameId: string, isFavourite: boolean): Promise<string[]> {
      const { merchant } = tenant.brand;
      if (!isFavourite) {
        await db
          .delete(favouriteGame)
          .where(
            and(eq(favouriteGame.merchant, merchant), eq(favouriteGame.account, account), eq(favouriteGame.gameId, gameId)),
          );
        return favourites(tenant, account);
      }
      if (!(await catalogue.byId(tenant, defaultLanguage, [gameId])).has(gameId)) throw new Failure('GAME_UNKNOWN');
      const existing = await favourites(tenant, account);
      if (existing.length >= maxFavourites && !existing.includes(gameId)) throw new Failure('VALIDATION');
      await db.insert(favouriteGame).values({ merchant, account, gameId, addedAt: now() }).onConflictDoNothing();
      return favourites(tenant, account);
    },

    async remember({ brand: { merchant } }: Tenant, account: string, gameId: string): Promise<void> {
      await db
        .insert(recentGame)
        .values({ merchant, account, gameId, playedAt: now() })
        .onConflictDoUpdate({
          target: [recentGame.merchant, recentGame.account, recentGame.gameId],
          set: { playedAt: sql`excluded.played_at` },
        });
    },

    async recent(tenant: Tenant, language: Language, account: string): Promise<GameCard[]> {
      const rows = await db
        .select({ id: recentGame.gameId })
        .from(recentGame)
        .where(and(eq(recentGame.merchant, tenant.brand.merchant), eq(recentGame.account, account)))
        .orderBy(desc(recentGame.playedAt), recentGame.gameId)
        .limit(recentCount);
      return cards(
        tenant,
        language,
        rows.map(({ id }) => id),
      );
    },
  };
}
