import type { Language } from '../../src/domain/language.ts';
import type { ModeName } from '../../src/theme/tokens.ts';

/** The moment at which every story takes place. */
export const storyMoment = '2026-11-20T05:00:00.000Z';

/** A brand as the toolbar and the plan of pictures know it: one entry of `brands.json`. */
export interface StoryBrand {
  readonly merchant: string;
  readonly name: string;
  readonly modes: readonly ModeName[];
  readonly languages: readonly Language[];
  /** Changes with the manifest or any file beside it. */
  readonly digest: string;
}

/** An answer of the real server, as `answers.json` keeps it under `<path>?<query>`. */
export interface RecordedAnswer {
  readonly status: number;
  readonly body: unknown;
}
