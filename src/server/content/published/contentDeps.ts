import type { Money } from '../../../domain/money.ts';
import type { Limits } from '../../identity/ports/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { PlayedWin } from '../../play/seamless/index.ts';
import type { PromotionBook } from '../../rewards/promotionBook/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export interface ContentDeps {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'take'>;
  readonly promotionBook: Pick<PromotionBook, 'of' | 'versionOf'>;
  /** Current origins of the games of all vendors, the same for every brand. */
  readonly gameOrigins: () => readonly string[];
  /** Real wins of at least `min`, newest first. */
  readonly winsOf: (tenant: Tenant, min: Money, limit: number) => Promise<readonly PlayedWin[]>;
}
