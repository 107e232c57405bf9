export type LedgerRefusalCode = 'BALANCE_TOO_LOW' | 'REQUEST_CONFLICT';

/** Thrown for a rejected request; its transaction is rolled back. */
export class LedgerRefusal extends Error {
  readonly code: LedgerRefusalCode;
  constructor(code: LedgerRefusalCode) {
    super(code);
    this.name = 'LedgerRefusal';
    this.code = code;
  }
}
