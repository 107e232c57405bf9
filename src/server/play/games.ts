import { and, eq } from 'drizzle-orm';
import { type Category, isCategory } from '../../domain/category.ts';
import { game } from '../db/tables/content.ts';
import type { DbTransaction } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { PlayGame, VendorAdapter, Vendors } from './vendorAdapter.ts';

/** Maps games of a brand to vendor adapters. */
export function createGames(vendors: Pick<Vendors, 'all'>) {
  const vendorOf = (vassalage: string, category: string): VendorAdapter | null =>
    vendors.all().find((vendor) => vendor.serves(vassalage, category)) ?? null;

  return {
    vendorOf,

    async ofVendor(
      tx: Pick<DbTransaction, 'select'>,
      { brand }: Tenant,
      vendor: string,
      gameCode: string,
    ): Promise<PlayGame | null> {
      const { order, hiddenVendors } = brand.catalogue;
      const [row] = await tx
        .select({ gameCode: game.id, vassalage: game.vendor, category: game.category })
        .from(game)
        .where(and(eq(game.merchant, brand.merchant), eq(game.id, gameCode)));
      if (row === undefined || hiddenVendors.includes(row.vassalage)) return null;
      const { category, vassalage } = row;
      if (vendorOf(vassalage, category)?.id !== vendor) return null;
      const shown: readonly Category[] = order;
      return isCategory(category) && shown.includes(category) ? { gameCode, vassalage, category } : null;
    },
  };
}
