import type { Language } from '../../src/domain/language.ts';

/** A planned picture: a story in one brand, mode, language and width. */
export interface Cell extends Look {
  readonly name: string;
  readonly story: Story;
  /** Tier of the plan that it belongs to. */
  readonly tier: string;
  /** Full page instead of the viewport. */
  readonly whole: boolean;
}

export interface Look {
  readonly brand: string;
  readonly mode: Mode;
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
}

export type Mode = 'light' | 'dark';

export interface Story {
  /** Storybook's id, for example `screens-home--guest`. */
  readonly id: string;
  readonly title: string;
  /** Story name as shown in the sidebar. */
  readonly state: string;
  /** Path of the story file, relative to the repository root. */
  readonly file: string;
  readonly exportName: string | null;
  readonly tags: readonly string[];
}

/** `brand.dark.vi.390`: suffix of the cell's name, and the name of its Chromatic mode. */
export function lookName({ brand, mode, language, width }: Look): string {
  return `${brand}.${mode}.${language}.${width}`;
}

export function cellOf(story: Story, look: Look, tier: string, whole = false): Cell {
  return { ...look, story, tier, whole, name: `${story.id}@${lookName(look)}` };
}
