import type { DbTransaction, Ledger, LedgerRequest } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { PlaySessions } from './playSessions.ts';
import type { PlayGame, Vendors } from './vendorAdapter.ts';

export interface PlayDeps {
  readonly ledger: Ledger;
  readonly visits: PlaySessions;
  readonly vendors: Pick<Vendors, 'byId'>;
  /** A game of the brand that this vendor runs; null if unknown. */
  readonly gameOf: (
    tx: Pick<DbTransaction, 'select'>,
    tenant: Tenant,
    vendor: string,
    gameCode: string,
  ) => Promise<PlayGame | null>;
  readonly now: () => Date;
}

/** The vendor, tenant and idempotency key of a call. */
export interface VendorCaller {
  readonly tenant: Tenant;
  readonly vendor: string;
  readonly request: LedgerRequest;
}
