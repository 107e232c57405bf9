import { and, eq } from 'drizzle-orm';
import { type Category, isCategory } from '../../domain/category.ts';
import { game } from '../db/tables/content.ts';
import type { DbTransaction } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { PlayGame, VendorAdapter } from './vendorAdapter.ts';

/** Maps games of a brand to vendor adapters. The first adapter that serves a catalogue vendor wins. */
export function createGames(vendors: readonly VendorAdapter[]) {
  const vendorOf = (vassalage: string) => vendors.find((vendor) => vendor.serves(vassalage)) ?? null;

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
      if (row === undefined || hiddenVendors.includes(row.vassalage) || vendorOf(row.vassalage)?.id !== vendor) return null;
      const { category, vassalage } = row;
      const shown: readonly Category[] = order;
      return isCategory(category) && shown.includes(category) ? { gameCode, vassalage, category } : null;
    },
  };
}
