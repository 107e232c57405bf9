import type { Language } from '../../src/domain/language.ts';
import type { ModeName } from '../../src/theme/tokens.ts';

/** Fixed current time of all stories. */
export const storyMoment = '2026-11-20T05:00:00.000Z';

/** One entry of `brands.json`, for the toolbar and the snapshot plan. */
export interface StoryBrand {
  readonly merchant: string;
  readonly name: string;
  readonly modes: readonly ModeName[];
  readonly languages: readonly Language[];
  /** Hash of the manifest and the files beside it. */
  readonly digest: string;
}

/** A response of the real server, stored in `answers.json` under `<path>?<query>`. */
export interface RecordedAnswer {
  readonly status: number;
  readonly body: unknown;
}
