import { createRequire } from 'node:module';
import { matchesGlob } from 'node:path';
import { type Cell, cellOf, type Look, type Story } from '../cell.ts';
import type { Plan } from './readPlan.ts';

/** Tag of interactive or animated stories, which are not captured. */
const unpictured = 'no-snapshot';

export interface World {
  readonly stories: readonly Story[];
  readonly brands: readonly PlanBrand[];
  /** Brand used for structural tiers. */
  readonly reference: string;
}

/** Modes and languages that a brand offers, which may be only one. */
export interface PlanBrand {
  readonly merchant: string;
  readonly modes: readonly Look['mode'][];
  readonly languages: readonly Look['language'][];
}

/** All cells of the plan, sorted by name. Among tiers with the same brands, the first that matches a story wins. */
export function expand({ tiers, modes, languages, exclude }: Plan, { stories, brands, reference }: World): Cell[] {
  const cells = new Map<string, Cell>();
  const served = new Set<string>();
  const left = stories.filter(
    (story) => !story.tags.includes(unpictured) && !exclude.some(({ stories: globs }) => matches(story, globs)),
  );
  for (const { name, stories: globs, brands: which, whole, widths } of tiers) {
    const looksOf = patternsOf({
      brand: which === 'all' ? brands.map(({ merchant }) => merchant).filter((name) => name !== reference) : [reference],
      mode: modes,
      language: languages,
      width: widths,
    });
    for (const story of left.filter((one) => matches(one, globs) && !served.has(`${which} ${one.id}`))) {
      served.add(`${which} ${story.id}`);
      for (const look of looksOf(story.id)) {
        const cell = cellOf(story, offered(look, brands), name, whole);
        if (!cells.has(cell.name)) cells.set(cell.name, cell);
      }
    }
  }
  return [...cells.values()].toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

/** The look, with mode and language replaced if the brand does not offer them. */
function offered(look: Look, brands: readonly PlanBrand[]): Look {
  const brand = brands.find(({ merchant }) => merchant === look.brand);
  const nearest = <Value>(wanted: Value, values: readonly Value[] = []) =>
    values.includes(wanted) ? wanted : (values[0] ?? wanted);
  return { ...look, mode: nearest(look.mode, brand?.modes), language: nearest(look.language, brand?.languages) };
}

export function matches({ title, state }: Story, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(title, glob) || matchesGlob(`${title}/${state}`, glob));
}

// CommonJS package whose named exports Node cannot detect.
const { make } = createRequire(import.meta.url)('covertable') as {
  make: (
    factors: Readonly<Record<string, readonly (string | number)[]>>,
    options: { readonly length: number },
  ) => Readonly<Record<string, string | number>>[];
};

type Axes = {
  readonly [axis in keyof Look]: readonly Look[axis][];
};

/** Number of look sets; a story's id selects one. */
const variants = 4;

/**
 * Looks per story, by pairwise testing: each story covers every value of every axis, all stories together every pair of
 * values, in about a third of the full product. A story's looks depend only on its id, so a new story affects no other.
 */
function patternsOf(axes: Axes): (storyId: string) => readonly Look[] {
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
