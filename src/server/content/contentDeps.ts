import type { Money } from '../../domain/money.ts';
import type { Limits } from '../accounts/account.ts';
import type { Db } from '../db/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Tenant } from '../registry/tenant.ts';

/** A win with the full player name; mask it before it leaves the server. */
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
  readonly limits: Pick<Limits, 'take'>;
  /** Current origins of the games of all vendors, the same for every brand. */
  readonly gameOrigins: () => readonly string[];
  /** Real wins of at least `min`, newest first. */
  readonly winsOf: (tenant: Tenant, min: Money, limit: number) => Promise<readonly PlayedWin[]>;
}
