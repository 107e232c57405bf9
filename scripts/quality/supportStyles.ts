import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement } from '@mdn/browser-compat-data';
import { isSupported } from './supportData.ts';

/** CSS that one of the served browsers lacks, by the names that a style sheet uses. */
export interface MissingStyles {
  readonly properties: ReadonlySet<string>;
  /** Keywords and functions of one property: `overflow` and `clip`. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Functions of any property: `color-mix`. */
  readonly functions: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
  /** Names of pseudo-classes and pseudo-elements: `has`. */
  readonly pseudos: ReadonlySet<string>;
  readonly atRules: ReadonlySet<string>;
  /** Features of `@media`. */
  readonly media: ReadonlySet<string>;
  readonly hasNesting: boolean;
  /** `(width >= 600px)`. */
  readonly hasRanges: boolean;
}

const compat = '__compat';
type Entry = { readonly [compat]?: CompatStatement } & { readonly [key: string]: Entry };
const css = bcd.css as unknown as Readonly<
  Record<'at-rules' | 'properties' | 'selectors' | 'types', Readonly<Record<string, Entry>>>
>;

const isMissing = (entry: Entry | undefined) => entry?.[compat] !== undefined && !isSupported(entry[compat]);

const missingOf = (entries: Readonly<Record<string, Entry>>) =>
  Object.keys(entries).filter((name) => name !== compat && isMissing(entries[name]));

/** The units that an entry for several of them stands for. */
const unitsOf: Readonly<Record<string, readonly string[]>> = {
  container_query_length_units: ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'],
  viewport_percentage_units_dynamic: ['dvw', 'dvh', 'dvi', 'dvb', 'dvmin', 'dvmax'],
  viewport_percentage_units_large: ['lvw', 'lvh', 'lvi', 'lvb', 'lvmin', 'lvmax'],
  viewport_percentage_units_small: ['svw', 'svh', 'svi', 'svb', 'svmin', 'svmax'],
};

/** Derives the lists from the data. A feature it has no entry of is taken for one that every browser has. */
export function missingStyles(): MissingStyles {
  const { properties, types, selectors } = css;
  const values = Object.entries(properties).map(([name, entry]) => [name, new Set(missingOf(entry))] as const);
  const units = missingOf(types['length'] ?? {}).flatMap((name) => unitsOf[name] ?? [name]);
  const media = css['at-rules']['media'];
  return {
    properties: new Set(missingOf(properties)),
    values: new Map(values.filter(([, missing]) => missing.size > 0)),
    functions: new Set(
      [...missingOf(types), ...Object.values(types).flatMap(missingOf)].filter((name) => !units.includes(name)),
    ),
    units: new Set(units),
    pseudos: new Set(missingOf(selectors)),
    atRules: new Set(missingOf(css['at-rules'])),
    media: new Set(missingOf(media ?? {})),
    hasNesting: !isMissing(selectors['nesting']),
    hasRanges: !isMissing(media?.['range_syntax']),
  };
}
