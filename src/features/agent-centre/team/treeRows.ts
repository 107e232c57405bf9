import type { TeamRow } from '../../../wire/agents.ts';

export interface Placed {
  readonly row: TeamRow;
  /** From 0. */
  readonly level: number;
  /** Whether rows below it are shown. */
  readonly isOpen: boolean;
}

/** Rows of a search in the order of the tree, each below its upline. */
export function placedRows(rows: readonly TeamRow[], root: string): readonly Placed[] {
  const below = Map.groupBy(rows, ({ upline }) => upline);
  const place = (upline: string, level: number): readonly Placed[] =>
    (below.get(upline) ?? []).flatMap((row) => [{ row, level, isOpen: below.has(row.id) }, ...place(row.id, level + 1)]);
  return place(root, 0);
}

/** Parts of a name, in order: the searched text as it occurs, whatever its case, and what is between. */
export function markedParts(name: string, search: string): readonly { readonly text: string; readonly isMatch: boolean }[] {
  const wanted = search.toLowerCase();
  // Of names whose length changes with their case no part is marked.
  if (wanted === '' || name.toLowerCase().length !== name.length) return [{ text: name, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  for (let at = 0; at < name.length; ) {
    const found = name.toLowerCase().indexOf(wanted, at);
    const end = found === -1 ? name.length : found;
    if (end > at) parts.push({ text: name.slice(at, end), isMatch: false });
    if (found !== -1) parts.push({ text: name.slice(found, found + wanted.length), isMatch: true });
    at = found === -1 ? name.length : found + wanted.length;
  }
  return parts;
}
