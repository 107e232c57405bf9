/** A day as `yyyy-MM-dd`. Stored ones may also have the form `MM-dd-yyyy`, which is accepted as well. */
export const dayOf = (stored: string): string => stored.trim().replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$1-$2');
