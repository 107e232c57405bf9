import type { Money } from '../../domain/money.ts';

/** Idempotency key (`scope` of the requester and its request `id`) and the exact request `body`. */
export interface LedgerRequest {
  readonly merchant: string;
  readonly scope: string;
  readonly id: string;
  readonly body: string;
}

/** Answer of a request, stored and returned for every retry of it. */
export interface Executed {
  /** Id of the ledger transaction. */
  readonly act: string | null;
  /** Of the wallet of the transaction, after it. */
  readonly balance: Money;
}
