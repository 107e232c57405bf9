import type { Account, Identity } from '../accounts/account.ts';
import type { PaymentPasswords } from '../accounts/index.ts';
import type { Bindings } from '../bindings/index.ts';
import type { withdrawal, withdrawalPart } from '../db/tables/withdrawals.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger, Wallet } from '../ledger/index.ts';
import type { Tenant } from '../registry/tenant.ts';

export interface WithdrawalDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'audit'> {
  readonly ledger: Ledger;
  readonly bindings: Bindings;
  readonly inbox: Pick<Inbox, 'send'>;
  readonly paymentPasswords: Pick<PaymentPasswords, 'verifyPaymentPassword'>;
}

export type OrderRow = typeof withdrawal.$inferSelect;
export type PartRow = typeof withdrawalPart.$inferSelect;

/** The wallet a withdrawal comes from. Trial accounts have none. */
export const mainWallet = ({ brand }: Tenant, { id: holder }: Pick<Account, 'id'>): Wallet => ({
  merchant: brand.merchant,
  holder,
  name: 'main',
  book: `${brand.profile}:${brand.money.currency}`,
});

/** The wallet of a withdrawal. */
export const walletOfOrder = ({ merchant, account: holder, book }: OrderRow, name: 'main' | 'held'): Wallet => ({
  merchant,
  holder,
  name,
  book: book as Wallet['book'],
});
