import { type Category, categoryPaths, directLaunchCategories } from './category.ts';

export interface NavVendor {
  readonly vassalage: string;
  readonly displayName: string;
  readonly smallIcon: string;
  readonly nodeId: string;
  /** Number of its games in the category. */
  readonly games: number;
  readonly isHot: number;
}

export interface CategoryVendors<Vendor extends NavVendor = NavVendor> {
  readonly gameCategory: string;
  readonly point?: string | undefined;
  readonly vendors: readonly Vendor[];
}

/** Target of a click. `launch` is the vendor whose game starts; without it the page opens. */
export interface NavTarget {
  readonly page: string;
  readonly launch: string | null;
}

/** Moves affiliated e-sports vendors from sports to e-sports, without duplicates. */
export function splitAffiliates<Vendor extends NavVendor, Entry extends CategoryVendors<Vendor>>(
  catalogue: readonly Entry[],
  affiliates: readonly string[],
): readonly Entry[] {
  const sports = catalogue.find(({ gameCategory }) => gameCategory === 'SPORTS')?.vendors ?? [];
  const moved = sports.filter(({ vassalage }) => affiliates.includes(vassalage));
  return catalogue.map((entry) => {
    if (entry.gameCategory === 'SPORTS')
      return { ...entry, vendors: entry.vendors.filter((vendor) => !moved.includes(vendor)) };
    if (entry.gameCategory !== 'ESPORTS') return entry;
    const present = new Set(entry.vendors.map(({ vassalage }) => vassalage));
    return { ...entry, vendors: [...entry.vendors, ...moved.filter(({ vassalage }) => !present.has(vassalage))] };
  });
}

export function vendorTarget(gameType: Category, vassalage: string): NavTarget {
  if (directLaunchCategories.includes(gameType)) return { page: categoryPaths[gameType], launch: vassalage };
  const query = gameType === 'RNG' ? `?page=${encodeURIComponent(vassalage)}` : '';
  return { page: `${categoryPaths[gameType]}${query}`, launch: null };
}
