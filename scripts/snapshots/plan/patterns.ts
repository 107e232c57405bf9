import { createRequire } from 'node:module';
import type { Look } from '../cell.ts';

// The package ships CommonJS whose named exports Node cannot see.
const { make } = createRequire(import.meta.url)('covertable') as {
  make: (
    factors: Readonly<Record<string, readonly (string | number)[]>>,
    options: { readonly length: number },
  ) => Readonly<Record<string, string | number>>[];
};

export type Axes = {
  readonly [axis in keyof Look]: readonly Look[axis][];
};

/** How many different ways there are to walk the axes; a story takes one of them by its id. */
const variants = 4;

/**
 * The looks that a story is pictured in. Every value of every axis appears at least once for each
 * story, and every pair of values over the stories together, in about a third of the product.
 * A story's looks depend on nothing but its id, so that a new story leaves all others alone.
 */
export function patternsOf(axes: Axes): (storyId: string) => readonly Look[] {
  const rows = make({ variant: [...Array(variants).keys()], ...axes }, { length: 2 });
  const byVariant = Map.groupBy(rows, ({ variant }) => variant);
  return (storyId) =>
    (byVariant.get(spread(storyId) % variants) ?? []).map(({ variant: _variant, ...look }) => look as unknown as Look);
}

/** FNV-1a over the id: the same on every machine and for ever. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 8;
}
