import type { Ledger, LedgerRequest, Work } from '../ledger/index.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import type { PlayGame } from './vendorAdapter.ts';
import type { Visits } from './visits.ts';

export interface PlayNeeds {
  readonly ledger: Ledger;
  readonly visits: Visits;
  /** A game of the brand that this vendor runs; null where there is none. */
  readonly gameOf: (work: Pick<Work, 'select'>, live: LiveBrand, vendor: string, gameCode: string) => Promise<PlayGame | null>;
  readonly now: () => Date;
}

/** Who asks, for which merchant, under which number. */
export interface Caller {
  readonly live: LiveBrand;
  readonly vendor: string;
  readonly request: LedgerRequest;
}
