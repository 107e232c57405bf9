import { type Money, minus, sumOf } from '../../domain/money.ts';

/** Kinds of money, never convertible into each other; trial money is separate from members' play money. */
export type MoneyKind = 'play' | 'real' | 'trial';

/** Kind and currency (ISO 4217). A ledger transaction stays within one book. */
export type Book = `${MoneyKind}:${string}`;

export type WalletName = 'main' | 'trial' | `vendor:${string}`;

/** A balance of one account for one purpose in one book. */
export interface Wallet {
  readonly merchant: string;
  readonly holder: string;
  readonly name: WalletName;
  readonly book: Book;
}

interface OnWallet {
  readonly wallet: Wallet;
  /** Greater than zero. */
  readonly amount: Money;
}

/** All kinds of ledger transactions; money moves in no other way. */
export type LedgerTransaction =
  /** Creates play or trial money. Never real money. */
  | ({ readonly kind: 'issue' } & OnWallet)
  /** Takes play or trial money out of circulation. Never real money. */
  | ({ readonly kind: 'retire' } & OnWallet)
  /** Moves a stake from the wallet to the house, pending its result. */
  | ({ readonly kind: 'stake'; readonly vendor: string; readonly bet: string } & OnWallet)
  /** Settles stakes of a round: the house keeps `amount` and pays `payout`. */
  | ({ readonly kind: 'result'; readonly vendor: string; readonly round: string; readonly payout: Money } & OnWallet)
  /** Refunds pending stakes. */
  | ({ readonly kind: 'return'; readonly vendor: string; readonly round: string } & OnWallet)
  /** Between two wallets of one holder. */
  | ({ readonly kind: 'transfer'; readonly to: Wallet } & OnWallet);

/** House accounts. */
type House = 'issue' | `stakes:${string}` | `games:${string}`;

export interface Entry {
  readonly side: { readonly wallet: Wallet } | { readonly house: House };
  /** Positive for a credit, negative for a debit. */
  readonly amount: Money;
}

export class InvalidTransaction extends Error {
  override readonly name = 'InvalidTransaction';
}

/**
 * The entries of a ledger transaction: they sum to zero, name each wallet at most once and stay within one book.
 * @throws InvalidTransaction
 */
export function entriesOf(act: LedgerTransaction): Entry[] {
  const lines = rawLines(act).filter(({ amount }) => amount !== 0n);
  const books = new Set([act.wallet.book, ...(act.kind === 'transfer' ? [act.to.book] : [])]);
  if (act.amount <= 0n) throw new InvalidTransaction(`An act of kind ${act.kind} moves nothing or backwards.`);
  if (act.kind === 'result' && act.payout < 0n) throw new InvalidTransaction('A payout is negative.');
  if ((act.kind === 'issue' || act.kind === 'retire') && act.wallet.book.startsWith('real:'))
    throw new InvalidTransaction('Real money can be neither issued nor retired.');
  if (books.size > 1) throw new InvalidTransaction('An act would carry money from one book into another.');
  if (act.kind === 'transfer' && !isBetweenOwn(act.wallet, act.to))
    throw new InvalidTransaction('A transfer needs two wallets of one holder.');
  if (sumOf(lines.map(({ amount }) => amount)) !== 0n)
    throw new InvalidTransaction('The lines of an act do not add up to nothing.');
  return lines;
}

/** Subject of a ledger transaction, for readers of the journal. */
export function subjectOf(act: LedgerTransaction): string {
  if (act.kind === 'stake') return `bet:${act.vendor}:${act.bet}`;
  if (act.kind === 'result' || act.kind === 'return') return `round:${act.vendor}:${act.round}`;
  return `wallet:${act.kind === 'transfer' ? act.to.name : act.wallet.name}`;
}

function rawLines(act: LedgerTransaction): Entry[] {
  const { wallet, amount } = act;
  const own = (size: Money): Entry => ({ side: { wallet }, amount: size });
  const house = (name: House, size: Money): Entry => ({ side: { house: name }, amount: size });
  if (act.kind === 'issue') return [house('issue', minus(amount)), own(amount)];
  if (act.kind === 'retire') return [own(minus(amount)), house('issue', amount)];
  if (act.kind === 'stake') return [own(minus(amount)), house(`stakes:${act.vendor}`, amount)];
  if (act.kind === 'return') return [house(`stakes:${act.vendor}`, minus(amount)), own(amount)];
  if (act.kind === 'transfer') return [own(minus(amount)), { side: { wallet: act.to }, amount }];
  return [
    house(`stakes:${act.vendor}`, minus(amount)),
    house(`games:${act.vendor}`, sumOf([amount, minus(act.payout)])),
    own(act.payout),
  ];
}

const isBetweenOwn = (from: Wallet, to: Wallet) =>
  from.merchant === to.merchant && from.holder === to.holder && from.name !== to.name;
