import { moneyOf } from '../../src/domain/money.ts';
import { type DatabaseSettings, type Db, openDatabase } from '../../src/server/db/index.ts';
import { createLedger, type Ledger, type Wallet } from '../../src/server/ledger/index.ts';
import { noon } from './core-kit.ts';

export interface Books {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly close: () => Promise<void>;
}

export async function openBooks(database: DatabaseSettings): Promise<Books> {
  const { db, close } = await openDatabase(database);
  return { db, close, ledger: createLedger({ db, now: () => noon }) };
}

export const walletOf = (holder: string, name: Wallet['name'] = 'main', merchant = 'alpha'): Wallet => ({
  merchant,
  holder,
  name,
  book: name === 'trial' ? 'trial:VND' : 'play:VND',
});

/** Credits a wallet with newly issued money. */
export const issue = (
  { ledger }: Pick<Books, 'ledger'>,
  wallet: Wallet,
  amount: string,
  id = `issue-${wallet.holder}-${wallet.name}`,
) =>
  ledger.execute({ merchant: wallet.merchant, scope: 'test', id, body: amount }, async () => ({
    act: { kind: 'issue', wallet, amount: moneyOf(amount) },
  }));

/** Transfers between two wallets of one holder. */
export const transfer = ({ ledger }: Pick<Books, 'ledger'>, from: Wallet, to: Wallet, amount: string, id: string) =>
  ledger.execute({ merchant: from.merchant, scope: 'test', id, body: `${from.name} ${to.name} ${amount}` }, async () => ({
    act: { kind: 'transfer', wallet: from, to, amount: moneyOf(amount) },
  }));
