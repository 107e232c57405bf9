import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from '../../paths.ts';
import { storyPatterns } from '../../stories/storyFiles.ts';
import type { Story } from '../cell.ts';

/** All stories by id, read from the sources: equivalent to a built Storybook's index. */
export const readStories = (folder = root): Story[] =>
  globSync(storyPatterns, { cwd: folder })
    .flatMap((file) => storiesIn(file.replaceAll('\\', '/'), folder))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));

/** Stories of one file; empty if it does not exist. @throws if the file has no title. */
export function storiesIn(file: string, folder = root): Story[] {
  if (!existsSync(join(folder, file))) return [];
  const makeTitle = (title?: string) => {
    if (title === undefined) throw new Error(`${file} needs a title.`);
    return title;
  };
  const { indexInputs } = loadCsf(readFileSync(join(folder, file), 'utf8'), { makeTitle, fileName: file }).parse();
  return indexInputs.map(({ title = '', metaId = title, name = '', exportName, tags = [] }) => ({
    id: toId(metaId, storyNameFromExport(exportName)),
    title,
    state: name,
    file,
    exportName,
    tags,
  }));
}
