export type LedgerRefusalCode = 'BALANCE_TOO_LOW' | 'REQUEST_CONFLICT';

/** A request the ledger does not carry out. Nothing of it stays. */
export class LedgerRefusal extends Error {
  readonly code: LedgerRefusalCode;
  constructor(code: LedgerRefusalCode) {
    super(code);
    this.name = 'LedgerRefusal';
    this.code = code;
  }
}
