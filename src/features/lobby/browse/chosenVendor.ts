import type { Category } from '../../../domain/category.ts';

/** Value of `?page=` that asks for all vendors where a category starts with its first one. */
export const everyVendor = 'all';

/**
 * The vendor a category page shows; null is all of them. Slots start with the first
 * vendor of the server, and so they do for an unknown vendor; the address stays as it is.
 * Who narrows the list without naming a vendor means all of them.
 */
export function chosenVendor(
  gameType: Category | 'HOT',
  vendors: readonly { readonly vassalage: string }[],
  asked: string | null,
  narrowed = false,
): string | null {
  if (vendors.some(({ vassalage }) => vassalage === asked)) return asked;
  if (gameType !== 'RNG' || asked === everyVendor || (narrowed && asked === null)) return null;
  return vendors[0]?.vassalage ?? null;
}
