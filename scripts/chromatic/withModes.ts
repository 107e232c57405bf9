import type { Plugin } from 'vite';
import type { Story } from '../snapshots/cell.ts';
import type { StoryModes } from './modes.ts';

/** Story file → export → modes; null disables the story's snapshot. */
export type FileModes = Readonly<Record<string, Readonly<Record<string, StoryModes[string] | null>>>>;

export function modesByFile(stories: readonly Story[], modes: StoryModes): FileModes {
  const files: Record<string, Record<string, StoryModes[string] | null>> = {};
  for (const { id, file, exportName } of stories) if (exportName !== null) (files[file] ??= {})[exportName] = modes[id] ?? null;
  return files;
}

/** Vite plugin that injects each story's modes and disables snapshots of stories outside the plan. */
export function withModes(files: FileModes): Plugin {
  return {
    name: 'livery:chromatic-modes',
    enforce: 'pre',
    transform(code, id) {
      const file = Object.keys(files).find((name) => id.split('?')[0]?.endsWith(`/${name}`));
      if (file === undefined) return null;
      const lines = Object.entries(files[file] ?? {}).map(([name, modes]) => {
        const chromatic = JSON.stringify(modes === null ? { disableSnapshot: true } : { modes });
        return `${name}.parameters = { ...${name}.parameters, chromatic: { ...${name}.parameters?.chromatic, ...${chromatic} } };`;
      });
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
