import type { Identity } from '../accounts/account.ts';
import type { PaymentPasswords } from '../accounts/index.ts';
import type { Bindings } from '../bindings/index.ts';
import type { withdrawal, withdrawalPart } from '../db/tables/withdrawals.ts';
import type { Inbox } from '../inbox/index.ts';
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
