import type { Book, Wallet } from '../ledger/index.ts';
import type { Bet } from './rounds.ts';

/** Where a bet's money came from is where it goes back to. */
export const walletOfBet = ({
  merchant,
  account,
  wallet,
  book,
}: Pick<Bet, 'merchant' | 'account' | 'wallet' | 'book'>): Wallet => {
  return { merchant, holder: account, name: wallet, book: book as Book };
};
