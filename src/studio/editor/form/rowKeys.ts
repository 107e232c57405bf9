import { isSameJson } from '../document/history.ts';

/** Entries of a list with the key of each row. */
export interface Rows {
  readonly entries: readonly unknown[];
  readonly keys: readonly number[];
  /** Key of the next new row. */
  readonly next: number;
}

export const firstRows = (entries: readonly unknown[]): Rows => ({
  entries,
  keys: entries.map((_, index) => index),
  next: entries.length,
});

/**
 * Rows of a changed list. An entry keeps its row while it is edited, whatever of it, and while entries are moved, added or removed:
 * the row is that of the entry with the same content, else with the same id, else at the same place.
 */
export function rowsOf({ entries: before, keys, next }: Rows, entries: readonly unknown[]): Rows {
  const found = new Map<number, number>();
  const isFree = (old: number) => ![...found.values()].includes(old);
  const pair = (isSame: (old: unknown, entry: unknown, isAtPlace: boolean) => boolean) => {
    for (const [index, entry] of entries.entries()) {
      if (found.has(index)) continue;
      const old = before.findIndex((each, place) => isFree(place) && isSame(each, entry, place === index));
      if (old >= 0) found.set(index, old);
    }
  };
  pair((old, entry, isAtPlace) => isAtPlace && isSameJson(old, entry));
  pair(isSameJson);
  pair((old, entry) => idOf(entry) !== null && idOf(old) === idOf(entry));
  pair((_old, _entry, isAtPlace) => isAtPlace);
  let key = next;
  const made = entries.map((_, index) => {
    const old = keys[found.get(index) ?? -1];
    if (old !== undefined) return old;
    key += 1;
    return key - 1;
  });
  return { entries, keys: made, next: key };
}

function idOf(entry: unknown): string | null {
  const id = typeof entry === 'object' && entry !== null ? (entry as { readonly id?: unknown }).id : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}
