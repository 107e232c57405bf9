import type { ReceiptForm } from '../../../flows/receipt/index.ts';
import type { Withdrawal, WithdrawalPart } from '../../../wire/withdrawal.ts';

/** A payment that the member reports about. */
export interface Reporting {
  readonly order: Withdrawal;
  readonly part: WithdrawalPart;
  /** The answer chosen at first, or `proofs` for further images of a dispute. */
  readonly answer: ReceiptForm['answer'] | 'proofs';
}
