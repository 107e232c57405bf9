import type { Content } from '../content/index.ts';
import type { Db } from '../db/index.ts';
import type { Play } from '../play/index.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import type { Wallets } from '../wallets/index.ts';

export interface LaunchNeeds {
  readonly db: Db;
  readonly now: () => Date;
  readonly content: Content;
  readonly play: Play;
  readonly wallets: Wallets;
  /** Public address of a brand, without a final slash. */
  readonly originOf: (live: LiveBrand) => string;
}
