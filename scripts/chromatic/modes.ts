import { type Cell, lookName } from '../snapshots/cell.ts';

/** A mode as Chromatic reads it: values of Storybook's globals, and the window's width. */
export interface ChromaticMode {
  readonly brand: string;
  readonly mode: string;
  readonly language: string;
  readonly viewport: number;
}

/** Story → its modes, each under the same name as the cell of the local plan. A story without cells is left out. */
export type StoryModes = Readonly<Record<string, Readonly<Record<string, ChromaticMode>>>>;

/** Modes stack: one named for the project would be added to every story's own. So each story gets all of its own, and only those. */
export function modesByStory(cells: readonly Cell[]): StoryModes {
  const stories: Record<string, Record<string, ChromaticMode>> = {};
  for (const cell of cells) {
    const { brand, mode, language, width } = cell;
    (stories[cell.story.id] ??= {})[lookName(cell)] = { brand, mode, language, viewport: width };
  }
  return stories;
}
