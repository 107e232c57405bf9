import {
  type Category,
  categoryIcons,
  categoryLabels,
  categoryPaths,
  directLaunchCategories,
  isCategory,
  vendorOnlyCategories,
} from './category.ts';

/** The vendor that stands in the navigation by itself. */
const soloVendor = 'DS88';

export interface NavVendor {
  readonly vassalage: string;
  readonly displayName: string;
  readonly smallIcon: string;
  readonly isHot: number;
}

export interface CategoryVendors<Vendor extends NavVendor = NavVendor> {
  readonly gameType: string;
  readonly point?: string | undefined;
  readonly vendors: readonly Vendor[];
}

export interface NavEntry<Vendor extends NavVendor = NavVendor> {
  /** Unique among the entries. */
  readonly key: string;
  /** i18n key of the label; an entry of one vendor shows `vendor.displayName` instead. */
  readonly name: string;
  readonly gameType: Category;
  readonly page: string;
  /** Points per unit of valid bet; null where the category earns none. */
  readonly point: string | null;
  /** English word for addresses and ids. */
  readonly enName: string;
  readonly icon: (typeof categoryIcons)[Category];
  readonly vendor: Vendor | null;
  readonly vendors: readonly Vendor[];
  /** Whether the dropdown lists vendors without games. */
  readonly vendorsOnly: boolean;
}

/** Where a click leads. `launch` is the vendor whose game starts; without it the page opens. */
export interface NavTarget {
  readonly page: string;
  readonly launch: string | null;
}

/**
 * The category entries of the header in server order. A category without vendors and an
 * unknown key give none; DS88 leaves sports for an entry of its own behind live.
 */
export function navEntries<Vendor extends NavVendor>(
  catalogue: readonly CategoryVendors<Vendor>[],
): readonly NavEntry<Vendor>[] {
  const solo = catalogue
    .find((entry) => entry.gameType === 'SPORTS')
    ?.vendors.find(({ vassalage }) => vassalage === soloVendor);
  const entries = catalogue.flatMap((entry) => entryOf(entry, solo));
  if (solo === undefined) return entries;
  const live = entries.findIndex(({ gameType }) => gameType === 'LIVE');
  return entries.toSpliced(live === -1 ? entries.length : live + 1, 0, soloEntry(solo));
}

/** Moves affiliated e-sports vendors out of sports; one that both lists name stays listed once. */
export function splitAffiliates<Vendor extends NavVendor, Entry extends CategoryVendors<Vendor>>(
  catalogue: readonly Entry[],
  affiliates: readonly string[],
): readonly Entry[] {
  const sports = catalogue.find(({ gameType }) => gameType === 'SPORTS')?.vendors ?? [];
  const moved = sports.filter(({ vassalage }) => affiliates.includes(vassalage));
  return catalogue.map((entry) => {
    if (entry.gameType === 'SPORTS') return { ...entry, vendors: entry.vendors.filter((vendor) => !moved.includes(vendor)) };
    if (entry.gameType !== 'ESPORTS') return entry;
    const present = new Set(entry.vendors.map(({ vassalage }) => vassalage));
    return { ...entry, vendors: [...entry.vendors, ...moved.filter(({ vassalage }) => !present.has(vassalage))] };
  });
}

export function entryTarget(entry: NavEntry): NavTarget {
  const first = entry.vendor ?? entry.vendors[0];
  const direct = entry.vendor !== null || directLaunchCategories.includes(entry.gameType);
  return { page: entry.page, launch: direct ? (first?.vassalage ?? null) : null };
}

export function vendorTarget(gameType: Category, vassalage: string): NavTarget {
  if (directLaunchCategories.includes(gameType)) return { page: categoryPaths[gameType], launch: vassalage };
  const query = gameType === 'RNG' ? `?page=${encodeURIComponent(vassalage)}` : '';
  return { page: `${categoryPaths[gameType]}${query}`, launch: null };
}

function entryOf<Vendor extends NavVendor>(entry: CategoryVendors<Vendor>, solo: Vendor | undefined): NavEntry<Vendor>[] {
  const { gameType, point } = entry;
  if (!isCategory(gameType)) return [];
  const vendors = gameType === 'SPORTS' ? entry.vendors.filter((vendor) => vendor !== solo) : entry.vendors;
  if (vendors.length === 0) return [];
  return [{ key: gameType, name: categoryLabels[gameType], ...basics(gameType), point: point ?? null, vendor: null, vendors }];
}

const soloEntry = <Vendor extends NavVendor>(vendor: Vendor): NavEntry<Vendor> => ({
  key: vendor.vassalage,
  name: vendor.displayName,
  ...basics('SPORTS'),
  point: null,
  vendor,
  vendors: [],
});

const basics = (gameType: Category) => ({
  gameType,
  page: categoryPaths[gameType],
  enName: categoryPaths[gameType].slice(1),
  icon: categoryIcons[gameType],
  vendorsOnly: vendorOnlyCategories.includes(gameType),
});
