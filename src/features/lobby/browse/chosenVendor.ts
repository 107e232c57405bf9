import type { Category } from '../../../domain/category.ts';

/** Value of `?page=` that selects all vendors in a category that defaults to its first one. */
export const everyVendor = 'all';

/**
 * The vendor a category page shows; null: all of them. Slots default to the server's first vendor, also for an unknown vendor;
 * the URL is not changed. A filter without a vendor searches all of them.
 */
export function chosenVendor(
  gameType: Category | 'HOT',
  vendors: readonly { readonly vassalage: string }[],
  requested: string | null,
  narrowed = false,
): string | null {
  if (vendors.some(({ vassalage }) => vassalage === requested)) return requested;
  if (gameType !== 'RNG' || requested === everyVendor || (narrowed && requested === null)) return null;
  return vendors[0]?.vassalage ?? null;
}
