import { moneyOf } from '../../src/domain/money.ts';
import { createLedger, type Ledger, type LedgerTransaction, type Wallet } from '../../src/server/money/ledger/index.ts';
import { writingTransfer } from '../../src/server/money/transfers/statements.ts';
import { type DatabaseSettings, type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { bonus } from '../../src/server/platform/db/tables/promotions.ts';
import { payoutBinding, withdrawal } from '../../src/server/platform/db/tables/withdrawals.ts';
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
    transaction: { kind: 'issue', wallet, amount: moneyOf(amount) },
  }));

/** Transfers between two wallets of one holder. */
export const transfer = ({ ledger }: Pick<Books, 'ledger'>, from: Wallet, to: Wallet, amount: string, id: string) =>
  ledger.execute({ merchant: from.merchant, scope: 'test', id, body: `${from.name} ${to.name} ${amount}` }, async () => ({
    transaction: { kind: 'transfer', wallet: from, to, amount: moneyOf(amount) },
  }));

/** Passes money from the main wallet of one holder to that of another. `onDecide` runs for every attempt. */
export const pass = (
  { ledger }: Pick<Books, 'ledger'>,
  wallet: Wallet,
  to: Wallet,
  amount: string,
  id: string,
  onDecide: () => void = () => undefined,
) =>
  ledger.execute(
    { merchant: wallet.merchant, scope: 'test', id, body: `${wallet.holder} ${to.holder} ${amount}` },
    async (_tx, transaction) => {
      onDecide();
      const row = { id: transaction, receiver: to.holder, amount: moneyOf(amount), day: '2026-11-20', at: noon };
      return {
        transaction: { kind: 'pass', wallet, to, amount: row.amount, order: id },
        writes: [writingTransfer(wallet, row)],
      };
    },
  );

/** One transaction of every kind between the main, the held and the bonus wallet of a holder and the house, and one to another holder. */
export async function moveEveryKind({ ledger }: Pick<Books, 'ledger'>, holder: string) {
  const [main, held] = [walletOf(holder), walletOf(holder, 'held')];
  const hold = (order: string, amount: string) =>
    ({ kind: 'hold', wallet: main, to: held, order, amount: moneyOf(amount) }) as const;
  const bonusWallet = walletOf(holder, 'bonus');
  const kept = (id: string, amount: string) =>
    ({ kind: 'bonus', wallet: bonusWallet, bonus: id, amount: moneyOf(amount) }) as const;
  const acts: readonly LedgerTransaction[] = [
    { kind: 'deposit', wallet: main, provider: 'bank', order: 'd1', amount: moneyOf('100') },
    hold('w1', '30'),
    { kind: 'release', wallet: held, to: main, order: 'w1', amount: moneyOf('30') },
    hold('w2', '20'),
    { kind: 'payout', wallet: held, provider: 'bank', order: 'w2', amount: moneyOf('20'), fee: moneyOf('0.5') },
    hold('w3', '7'),
    { kind: 'bonus', wallet: main, bonus: 'b1', amount: moneyOf('5') },
    kept('b2', '8'),
    { kind: 'unlock', wallet: bonusWallet, to: main, bonus: 'b2', amount: moneyOf('8') },
    kept('b3', '6'),
    { kind: 'forfeit', wallet: bonusWallet, bonus: 'b3', amount: moneyOf('6') },
    kept('b4', '4'),
    { kind: 'cashback', wallet: main, period: '2026-11-20', amount: moneyOf('0.25') },
    { kind: 'credit', wallet: main, adjustment: 'a1', amount: moneyOf('3') },
    { kind: 'debit', wallet: main, adjustment: 'a2', amount: moneyOf('1') },
  ];
  for (const [index, transaction] of acts.entries())
    await ledger.execute(
      { merchant: main.merchant, scope: 'test', id: `${holder}-${index}`, body: transaction.kind },
      async () => ({
        transaction,
      }),
    );
  const upline = walletOf(`${holder}-upline`);
  await pass({ ledger }, main, upline, '10', `${holder}-pass`);
  return { main, held, bonus: bonusWallet, upline };
}

/** The withdrawal that money of a held wallet belongs to, requested and not paid. */
export async function openWithdrawal({ db }: Pick<Books, 'db'>, { merchant, holder: account, book }: Wallet, amount: string) {
  const id = `held-${account}`;
  const at = noon;
  await db.insert(payoutBinding).values({
    merchant,
    id,
    account,
    kind: 'bank',
    provider: 'Bank',
    sealed: '',
    numberHash: id,
    tail: '5678',
    state: 'confirmed',
    createdAt: at,
  });
  const units = moneyOf(amount);
  const order = { merchant, id, account, book, binding: id, amount: units, fee: 0n, paid: 0n, requestedAt: at };
  await db.insert(withdrawal).values({ ...order, state: 'requested', holdTransaction: id });
}

/** The bonus that money of a bonus wallet belongs to. */
export async function openBonus({ db }: Pick<Books, 'db'>, { merchant, holder: account, book }: Wallet, amount: string) {
  const units = moneyOf(amount);
  const row = { merchant, id: `bonus-${account}`, account, book, promotion: 'gift', amount: units, needed: units, shares: {} };
  await db.insert(bonus).values({ ...row, days: 7, state: 'queued', grantedAt: noon });
}
