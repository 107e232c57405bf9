import type { Content } from '../content/index.ts';
import type { Db } from '../db/index.ts';
import type { Play } from '../play/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { SaferPlay } from '../saferPlay/index.ts';
import type { Wallets } from '../wallets/index.ts';

export interface LaunchDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly content: Content;
  readonly play: Play;
  readonly wallets: Wallets;
  readonly saferPlay: Pick<SaferPlay, 'assertMay'>;
  /** Public origin of a brand, without a trailing slash. */
  readonly originOf: (tenant: Tenant) => string;
}
