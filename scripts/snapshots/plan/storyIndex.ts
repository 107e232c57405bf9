import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from '../cell.ts';

interface IndexEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/** The stories of a built Storybook, by id; its pages of text are left out. */
export function readStories(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, IndexEntry>>;
  };
  return storiesOf(Object.values(entries));
}

export function storiesOf(entries: readonly IndexEntry[]): Story[] {
  return entries
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, exportName, tags = [] }) => ({
      id,
      title,
      state: name,
      file: importPath.replace(/^\.\//, ''),
      exportName: exportName ?? null,
      tags,
    }))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}
