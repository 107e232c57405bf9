import type { Money } from '../../domain/money.ts';
import type { SeamlessFailureCode } from '../../wire/seamless.ts';

/** A vendor's call that is not carried out. Nothing of it stays. */
export class SeamlessRefusal extends Error {
  readonly code: SeamlessFailureCode;
  /** What the player has; only where a stake is more than that. */
  readonly balance: Money | null;
  constructor(code: SeamlessFailureCode, balance: Money | null = null) {
    super(code);
    this.name = 'SeamlessRefusal';
    this.code = code;
    this.balance = balance;
  }
}
