import { type Cell, lookName } from '../snapshots/cell.ts';

/** A Chromatic mode: Storybook globals and the viewport width. */
export interface ChromaticMode {
  readonly brand: string;
  readonly mode: string;
  readonly language: string;
  readonly viewport: number;
}

/** Story id → modes, named like the cells of the local plan. Stories without cells are omitted. */
export type StoryModes = Readonly<Record<string, Readonly<Record<string, ChromaticMode>>>>;

/** Modes are cumulative: project-level modes would be added to every story, so all modes are set per story. */
export function modesByStory(cells: readonly Cell[]): StoryModes {
  const stories: Record<string, Record<string, ChromaticMode>> = {};
  for (const cell of cells) {
    const { brand, mode, language, width } = cell;
    (stories[cell.story.id] ??= {})[lookName(cell)] = { brand, mode, language, viewport: width };
  }
  return stories;
}
