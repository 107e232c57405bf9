import type { Money } from '../../../domain/money.ts';
import type { SeamlessFailureCode, SeamlessLimit } from '../../../wire/seamless.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** Thrown to reject a vendor call, like the ledger's `LedgerRefusal`, whose codes are among these; the transaction is rolled back. */
export class SeamlessRefusal extends Error {
  readonly code: SeamlessFailureCode;
  /** Balance of the player if the stake exceeds it, otherwise null. */
  readonly balance: Money | null;
  /** Warning for operators about the call; logged. */
  readonly warning: Readonly<Record<string, string>> | null;
  /** The limit that the stake exceeds, otherwise null. */
  readonly limit: SeamlessLimit | null;
  constructor(
    code: SeamlessFailureCode,
    balance: Money | null = null,
    warning: Readonly<Record<string, string>> | null = null,
    limit: SeamlessLimit | null = null,
  ) {
    super(code);
    this.name = 'SeamlessRefusal';
    this.code = code;
    this.balance = balance;
    this.warning = warning;
    this.limit = limit;
  }
}

/** Names for operators the game that the brand does not show or this vendor does not run. */
export const unknownGame = ({ brand: { merchant } }: Tenant, vendor: string, game: string) =>
  new SeamlessRefusal('GAME_UNKNOWN', null, { merchant, vendor, game });
