/** Appearance of a page in which a change is looked at. */
export interface Screen {
  readonly id: string;
  readonly page: string;
  readonly mode: 'dark' | 'light';
  readonly language: string;
  readonly device: 'desktop' | 'phone';
}

/** Facts of a draft that decide in which appearances a page exists. */
export interface ScreenFacts {
  readonly modes: readonly ('dark' | 'light')[];
  readonly mode: 'dark' | 'light';
  readonly languages: readonly string[];
  readonly language: string;
}
