import type { Money } from '../../domain/money.ts';
import type { SeamlessFailureCode } from '../../wire/seamless.ts';
import { LedgerRefusal } from '../ledger/index.ts';

/** Thrown to reject a vendor call; the transaction is rolled back. */
export class SeamlessRefusal extends Error {
  readonly code: SeamlessFailureCode;
  /** Balance of the player if the stake exceeds it, otherwise null. */
  readonly balance: Money | null;
  constructor(code: SeamlessFailureCode, balance: Money | null = null) {
    super(code);
    this.name = 'SeamlessRefusal';
    this.code = code;
    this.balance = balance;
  }
}

/** Rethrows a `LedgerRefusal` as a `SeamlessRefusal`; their codes are the same. */
export function refusalOf(error: unknown): never {
  throw error instanceof LedgerRefusal ? new SeamlessRefusal(error.code) : error;
}
