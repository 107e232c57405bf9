import { matchesGlob } from 'node:path';
import { type Cell, cellOf, type Look, type Story } from '../cell.ts';
import { patternsOf } from './patterns.ts';
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
