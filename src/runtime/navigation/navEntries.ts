import {
  type Category,
  categoryPaths,
  directLaunchCategories,
  isCategory,
  vendorOnlyCategories,
} from '../../domain/category.ts';
import type { CategoryVendors, NavTarget, NavVendor } from '../../domain/navigation.ts';
import { categoryLabels } from '../../i18n/categoryLabels.ts';
import { categoryIcons } from './categoryIcons.ts';

/** The vendor with its own entry in the navigation. */
const soloVendor = 'DS88';
const soloIcon = 'trophy';

export interface NavEntry<Vendor extends NavVendor = NavVendor> {
  /** Unique among the entries. */
  readonly key: string;
  /** i18n key of the label; an entry for a single vendor shows `vendor.displayName` instead. */
  readonly name: string;
  readonly gameType: Category;
  readonly page: string;
  /** Points per unit of valid bet; null if the category earns none. */
  readonly point: string | null;
  /** English word for URLs and ids. */
  readonly enName: string;
  readonly icon: (typeof categoryIcons)[Category] | typeof soloIcon;
  readonly vendor: Vendor | null;
  readonly vendors: readonly Vendor[];
  /** Whether the dropdown lists vendors without games. */
  readonly vendorsOnly: boolean;
}

/**
 * The category entries of the header in server order. Categories without vendors and unknown keys are skipped; DS88 has a
 * separate entry after live instead of one in sports.
 */
export function navEntries<Vendor extends NavVendor>(
  catalogue: readonly CategoryVendors<Vendor>[],
): readonly NavEntry<Vendor>[] {
  const solo = catalogue
    .find((entry) => entry.gameCategory === 'SPORTS')
    ?.vendors.find(({ vassalage }) => vassalage === soloVendor);
  const entries = catalogue.flatMap((entry) => entryOf(entry, solo));
  if (solo === undefined) return entries;
  const live = entries.findIndex(({ gameType }) => gameType === 'LIVE');
  return entries.toSpliced(live === -1 ? entries.length : live + 1, 0, soloEntry(solo));
}

export function entryTarget(entry: NavEntry): NavTarget {
  const first = entry.vendor ?? entry.vendors[0];
  const direct = entry.vendor !== null || directLaunchCategories.includes(entry.gameType);
  return { page: entry.page, launch: direct ? (first?.vassalage ?? null) : null };
}

function entryOf<Vendor extends NavVendor>(entry: CategoryVendors<Vendor>, solo: Vendor | undefined): NavEntry<Vendor>[] {
  const { gameCategory: gameType, point } = entry;
  if (!isCategory(gameType)) return [];
  const vendors = gameType === 'SPORTS' ? entry.vendors.filter((vendor) => vendor !== solo) : entry.vendors;
  if (vendors.length === 0) return [];
  return [{ key: gameType, name: categoryLabels[gameType], ...basics(gameType), point: point ?? null, vendor: null, vendors }];
}

const soloEntry = <Vendor extends NavVendor>(vendor: Vendor): NavEntry<Vendor> => ({
  key: vendor.vassalage,
  name: vendor.displayName,
  ...basics('SPORTS'),
  page: `${categoryPaths.SPORTS}?page=${vendor.vassalage}`,
  icon: soloIcon,
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
