import { createRequire } from 'node:module';
import type { Look } from '../cell.ts';

// CommonJS package whose named exports Node cannot detect.
const { make } = createRequire(import.meta.url)('covertable') as {
  make: (
    factors: Readonly<Record<string, readonly (string | number)[]>>,
    options: { readonly length: number },
  ) => Readonly<Record<string, string | number>>[];
};

export type Axes = {
  readonly [axis in keyof Look]: readonly Look[axis][];
};

/** Number of look sets; a story's id selects one. */
const variants = 4;

/**
 * Looks per story, by pairwise testing: each story covers every value of every axis, all stories together every pair of
 * values, in about a third of the full product. A story's looks depend only on its id, so a new story affects no other.
 */
export function patternsOf(axes: Axes): (storyId: string) => readonly Look[] {
  const rows = make({ variant: [...Array(variants).keys()], ...axes }, { length: 2 });
  const byVariant = Map.groupBy(rows, ({ variant }) => variant);
  return (storyId) =>
    (byVariant.get(spread(storyId) % variants) ?? []).map(({ variant: _variant, ...look }) => look as unknown as Look);
}

/** FNV-1a hash. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 8;
}
