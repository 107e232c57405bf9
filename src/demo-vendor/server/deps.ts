import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Paces } from '../catalogue/pace.ts';
import type { Wallet } from './wallet.ts';

// Subset of the database API; the vendor only uses its own tables.
export type VendorDb = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface VendorCore {
  readonly db: VendorDb;
  readonly now: () => Date;
  readonly wallet: Wallet;
  /** HMAC key that server seeds are derived from; must survive restarts, because unsettled rounds do. */
  readonly key: Buffer;
  /** Intervals at which events open, close and are decided. */
  readonly paces: Paces;
}
