import { moneyToWire } from '../../../domain/money.ts';
import type { SeamlessBooking } from '../../../wire/seamless.ts';
import type { Executed, Ledger, LedgerRequest } from '../../money/ledger/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { FoundGame } from './games.ts';
import type { PlaySessions } from './playSessions.ts';
import type { PlayGame, Vendors } from './vendorAdapter.ts';

export interface PlayDeps {
  readonly ledger: Ledger;
  readonly playSessions: PlaySessions;
  readonly vendors: Pick<Vendors, 'byId'>;
  /** The game of a catalogue row, if this vendor runs it for the brand. */
  readonly gameOf: (tenant: Tenant, vendor: string, row: FoundGame | null) => PlayGame | null;
  readonly now: () => Date;
}

/** The vendor, tenant and idempotency key of a call. */
export interface VendorCaller {
  readonly tenant: Tenant;
  readonly vendor: string;
  readonly request: LedgerRequest;
}

/** The answer to a vendor for a request the ledger executed. */
export const bookingOf = ({ tenant }: VendorCaller, { transaction, balance }: Executed): SeamlessBooking => {
  return { act: transaction, balance: moneyToWire(balance), currency: tenant.brand.money.currency };
};
