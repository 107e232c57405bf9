import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../paths.ts';

/** Requirements that tests name in their titles, such as `[SMS-01]`, and the break that is planted for each. */

export interface Row {
  readonly id: string;
  /** Test files that name it, relative to the root. */
  readonly tests: readonly string[];
}

/** A change of one file after which the tests of the row must fail. */
export interface Break {
  /** Relative to the root: code, style or data. */
  readonly file: string;
  /** Text that stands once in the file. */
  readonly from: string;
  readonly to: string;
}

/** Of a row that no change of one file breaks. */
export interface Unbreakable {
  readonly reason: string;
}

export type Entry = Break | Unbreakable;

/** The tests of this folder speak of rows and prove none. */
const ofRows = 'scripts/rows/**';

const titled = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts', 'tests/journeys/**/*.ts'];

const group = /\[([A-Z][A-Z0-9]*-\d+(?:, ?[A-Z][A-Z0-9]*-\d+)*)\]/g;

/** Rows by id, in order. Journeys that several files share name theirs in a file without `test` in its name. */
export function namedRows(): readonly Row[] {
  const tests = new Map<string, Set<string>>();
  for (const file of globSync(titled, { cwd: root, exclude: [ofRows] }).map((path) => path.replaceAll('\\', '/')))
    for (const [, ids = ''] of readFileSync(join(root, file), 'utf8').matchAll(group))
      for (const id of ids.split(/, ?/)) tests.set(id, (tests.get(id) ?? new Set()).add(file));
  const order = new Intl.Collator('en', { numeric: true });
  return [...tests].map(([id, files]) => ({ id, tests: [...files].toSorted() })).toSorted((a, b) => order.compare(a.id, b.id));
}

/** Regular expression for the full name of a test that proves the row. */
export const namePattern = (id: string): string => String.raw`\[[^\]]*\b${id}\b[^\]]*\]`;

const folder = 'tests/rows';

/** Files of the breaks: one for each first part of an id. */
export const breakFiles = (): readonly string[] =>
  globSync(`${folder}/*.json`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

export const breakFileOf = (id: string): string => `${folder}/${id.split('-')[0] ?? ''}.json`;

/** Entries by id of the row. */
export function readEntries(): ReadonlyMap<string, Entry> {
  return new Map(
    breakFiles().flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, Entry>>),
    ),
  );
}

export const isBreak = (entry: Entry): entry is Break => 'file' in entry;

/** The source with the break, or why it cannot be planted. */
export function planted({ file, from, to }: Break, source: string): { readonly source: string } | { readonly fault: string } {
  const count = source.split(from).length - 1;
  if (from === '' || from === to) return { fault: `${basename(file)} would not change` };
  if (count !== 1) return { fault: `the text stands ${count} times in ${file}, not once: ${from}` };
  return { source: source.replace(from, () => to) };
}
