/** Value of `?page=` that selects all vendors where the visit remembers one. */
export const everyVendor = 'all';

/** The vendor a category page shows; null: all of them. Without a vendor in the URL it is the one remembered. */
export function chosenVendor(
  vendors: readonly { readonly vassalage: string }[],
  requested: string | null,
  remembered: string | null = null,
): string | null {
  const wanted = requested ?? remembered;
  return vendors.some(({ vassalage }) => vassalage === wanted) ? wanted : null;
}
