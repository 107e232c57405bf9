/** One picture of the plan: a story in one brand, mode, language and width. */
export interface Cell extends Look {
  readonly name: string;
  readonly story: Story;
  /** The tier of the plan that asked for it. */
  readonly tier: string;
  /** The picture shows the page to its end, not only what a window shows. */
  readonly whole: boolean;
}

export interface Look {
  readonly brand: string;
  readonly mode: Mode;
  readonly language: PlanLanguage;
  /** CSS pixels. */
  readonly width: number;
}

export type Mode = 'light' | 'dark';
export type PlanLanguage = 'vi' | 'en';

export interface Story {
  /** Storybook's id, for example `screens-home--guest`. */
  readonly id: string;
  readonly title: string;
  /** The state this story shows, as its name reads in the sidebar. */
  readonly state: string;
  /** File of the story, from the repository's root. */
  readonly file: string;
  readonly exportName: string | null;
  readonly tags: readonly string[];
}

/** `brand.dark.vi.390`: the part of a cell's name that Chromatic calls a mode. */
export function lookName({ brand, mode, language, width }: Look): string {
  return `${brand}.${mode}.${language}.${width}`;
}

export function cellOf(story: Story, look: Look, tier: string, whole = false): Cell {
  return { ...look, story, tier, whole, name: `${story.id}@${lookName(look)}` };
}
