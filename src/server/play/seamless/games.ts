import { type Category, isCategory } from '../../../domain/category.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { PlayGame, VendorAdapter, Vendors } from './vendorAdapter.ts';

/** A row of the catalogue. */
export type FoundGame = Omit<PlayGame, 'category'> & { readonly category: string };

/** Maps games of a brand to vendor adapters. */
export function createGames(vendors: Pick<Vendors, 'all'>) {
  const vendorOf = (vassalage: string, category: string): VendorAdapter | null =>
    vendors.all().find((vendor) => vendor.serves(vassalage, category)) ?? null;

  return {
    vendorOf,

    /** The game of this row, if the brand shows it and this vendor runs it. */
    ofVendor({ brand }: Tenant, vendor: string, row: FoundGame | null): PlayGame | null {
      const { order, hiddenVendors } = brand.catalogue;
      if (row === null || hiddenVendors.includes(row.vassalage)) return null;
      const { gameCode, category, vassalage } = row;
      if (vendorOf(vassalage, category)?.id !== vendor) return null;
      const shown: readonly Category[] = order;
      return isCategory(category) && shown.includes(category) ? { gameCode, vassalage, category } : null;
    },
  };
}
