import { LedgerRefusal } from '../ledger/index.ts';
import { SeamlessRefusal } from './seamlessRefusal.ts';

/** Says a refusal of the ledger in the vendor's words. */
export function refusalOf(error: unknown): never {
  throw error instanceof LedgerRefusal ? new SeamlessRefusal(error.code) : error;
}
