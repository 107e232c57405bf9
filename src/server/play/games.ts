import { and, eq } from 'drizzle-orm';
import { type Category, isCategory } from '../../domain/category.ts';
import { game } from '../db/tables/content.ts';
import type { DbTransaction } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { PlayGame, VendorAdapter } from './vendorAdapter.ts';

/** Which supplier runs which game of a brand. The first that serves a vendor of the catalogue has its games. */
export function createGames(vendors: readonly VendorAdapter[]) {
  const vendorOf = (vassalage: string) => vendors.find((vendor) => vendor.serves(vassalage)) ?? null;

  return {
    vendorOf,

    async ofVendor(
      work: Pick<DbTransaction, 'select'>,
      { brand }: Tenant,
      vendor: string,
      gameCode: string,
    ): Promise<PlayGame | null> {
      const { order, hiddenVendors } = brand.catalogue;
      const [row] = await work
        .select({ gameCode: game.id, vassalage: game.vendor, category: game.category })
        .from(game)
        .where(and(eq(game.merchant, brand.merchant), eq(game.id, gameCode)));
      if (row === undefined || hiddenVendors.includes(row.vassalage) || vendorOf(row.vassalage)?.id !== vendor) return null;
      const { category, vassalage } = row;
      const shown: readonly Category[] = order;
      return isCategory(category) && shown.includes(category) ? { gameCode, vassalage, category } : null;
    },
  };
}
