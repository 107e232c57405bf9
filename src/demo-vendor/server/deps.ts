import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Paces } from '../catalogue/pace.ts';
import type { Wallet } from './wallet.ts';

// The vendor's own tables are all it knows; whatever else the database holds is none of its business.
export type VendorDb = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface VendorCore {
  readonly db: VendorDb;
  readonly now: () => Date;
  readonly wallet: Wallet;
  /** Key that server seeds follow from; it outlives restarts, because unsettled rounds do. */
  readonly key: Buffer;
  /** When events open, close and are decided. */
  readonly paces: Paces;
}
