import type { SaferPlay } from '../../money/saferPlay/index.ts';
import type { Wallets } from '../../money/wallets/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Play } from '../seamless/index.ts';

export interface LaunchDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly catalogue: Catalogue;
  readonly play: Play;
  readonly wallets: Wallets;
  readonly saferPlay: Pick<SaferPlay, 'assertMay'>;
  /** Public origin of a brand, without a trailing slash. */
  readonly originOf: (tenant: Tenant) => string;
}
