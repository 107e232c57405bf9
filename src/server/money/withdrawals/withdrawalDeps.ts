import type { PaymentPasswords } from '../../identity/accounts/index.ts';
import type { Inbox } from '../../identity/inbox/index.ts';
import type { Identity } from '../../identity/ports/index.ts';
import type { withdrawal, withdrawalPart } from '../../platform/db/tables/index.ts';
import type { Bindings } from '../bindings/index.ts';
import type { Ledger, Wallet } from '../ledger/index.ts';

export interface WithdrawalDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'audit'> {
  readonly ledger: Ledger;
  readonly bindings: Bindings;
  readonly inbox: Pick<Inbox, 'send'>;
  readonly paymentPasswords: Pick<PaymentPasswords, 'verifyPaymentPassword'>;
}

export type OrderRow = typeof withdrawal.$inferSelect;
export type PartRow = typeof withdrawalPart.$inferSelect;

/** The wallet of a withdrawal. */
export const walletOfOrder = ({ merchant, account: holder, book }: OrderRow, name: 'main' | 'held'): Wallet => ({
  merchant,
  holder,
  name,
  book: book as Wallet['book'],
});
