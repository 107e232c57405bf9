import type { Money } from '../../domain/money.ts';
import type { Db } from '../db/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Tenant } from '../registry/tenant.ts';

/** In full; masked wherever it leaves the server. */
export interface PlayedWin {
  readonly player: string;
  readonly gameId: string;
  readonly reward: string;
  readonly wonAt: Date;
}

export interface ContentDeps {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly now: () => Date;
  /** Origins of the games of every vendor, at all brands. */
  readonly gameOrigins: readonly string[];
  /** Newest wins of at least so much that were really played. */
  readonly winsOf: (tenant: Tenant, least: Money, limit: number) => Promise<readonly PlayedWin[]>;
}
