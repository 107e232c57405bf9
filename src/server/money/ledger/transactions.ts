import type { LedgerKind } from '../../../domain/ledgerKind.ts';
import { type Money, minus, sumOf } from '../../../domain/money.ts';
import type { Book } from '../../tenants/books/index.ts';

/**
 * Purpose of a wallet. `held` keeps money that the account has asked to withdraw, `bonus` money that promotions paid until enough is
 * staked for it.
 */
export type WalletName = 'main' | 'trial' | 'held' | 'bonus' | `vendor:${string}`;

/** Wallets that are not played with and count into no balance. */
export const isSetAside = (name: string): boolean => name === 'held' || name === 'bonus';

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
  /** Between the main wallet and a vendor wallet of one holder. */
  | ({ readonly kind: 'transfer'; readonly to: Wallet } & OnWallet)
  /** Credits money that a payment provider received. */
  | ({ readonly kind: 'deposit'; readonly provider: string; readonly order: string } & OnWallet)
  /** From the main wallet to `to`, the held wallet of the same holder: a withdrawal was requested. */
  | ({ readonly kind: 'hold'; readonly to: Wallet; readonly order: string } & OnWallet)
  /** From the held wallet back to `to`, the main wallet of the same holder: a withdrawal was rejected or cancelled. */
  | ({ readonly kind: 'release'; readonly to: Wallet; readonly order: string } & OnWallet)
  /** From the held wallet to a payment provider. `fee` is part of `amount`, and the house keeps it. */
  | ({ readonly kind: 'payout'; readonly provider: string; readonly order: string; readonly fee: Money } & OnWallet)
  /** From the main wallet of one holder to that of another of the same merchant. */
  | ({ readonly kind: 'pass'; readonly to: Wallet; readonly order: string } & OnWallet)
  /** A wage of a contract, or a part of it: from the upline to the downline. */
  | ({ readonly kind: 'wage'; readonly to: Wallet; readonly payment: string } & OnWallet)
  /** Credits a bonus: to the main wallet, or to the bonus wallet if stakes are needed for it. */
  | ({ readonly kind: 'bonus'; readonly bonus: string } & OnWallet)
  /** From the bonus wallet to `to`, the main wallet of the same holder: enough was staked. */
  | ({ readonly kind: 'unlock'; readonly to: Wallet; readonly bonus: string } & OnWallet)
  /** Takes a bonus back from the bonus wallet: cancelled, or its time has run out. */
  | ({ readonly kind: 'forfeit'; readonly bonus: string } & OnWallet)
  /** Credits the cashback of a period. */
  | ({ readonly kind: 'cashback'; readonly period: string } & OnWallet)
  /** Credits what points were exchanged for, or gives back what was paid for goods. */
  | ({ readonly kind: 'exchange' | 'refund'; readonly exchange: string } & OnWallet)
  /** Pays money for goods of the points mall, in addition to points. */
  | ({ readonly kind: 'purchase'; readonly exchange: string } & OnWallet)
  /** Corrects a balance upwards or downwards, by an operator. */
  | ({ readonly kind: 'credit' | 'debit'; readonly adjustment: string } & OnWallet);

/** A kind that records can show. */
type Known<Kind extends LedgerKind> = Kind;
type Kind = Known<LedgerTransaction['kind']>;

/** House accounts. */
type House =
  | 'issue'
  | `stakes:${string}`
  | `games:${string}`
  | `payments:${string}`
  | 'fees'
  | 'promotions'
  | 'rebates'
  | 'points'
  | 'adjustments';

export interface Entry {
  readonly side: { readonly wallet: Wallet } | { readonly house: House };
  /** Positive for a credit, negative for a debit. */
  readonly amount: Money;
}

export class InvalidTransaction extends Error {
  override readonly name = 'InvalidTransaction';
}

/** Names of the wallets that a kind moves: `of` for `wallet` of the transaction, `to` for its second one. */
interface Route {
  readonly of: (name: WalletName) => boolean;
  readonly to?: (name: WalletName) => boolean;
  /** Trial money may move by it. Default: no. */
  readonly allowsTrial?: true;
}

const isMain = (name: WalletName) => name === 'main';
const isHeld = (name: WalletName) => name === 'held';
const isBonus = (name: WalletName) => name === 'bonus';
const isSpendable = (name: WalletName) => !isSetAside(name);

const routes: Readonly<Record<Kind, Route>> = {
  issue: { of: isSpendable, allowsTrial: true },
  retire: { of: isSpendable, allowsTrial: true },
  stake: { of: isSpendable, allowsTrial: true },
  result: { of: isSpendable, allowsTrial: true },
  return: { of: isSpendable, allowsTrial: true },
  transfer: { of: isSpendable, to: isSpendable, allowsTrial: true },
  deposit: { of: isMain },
  hold: { of: isMain, to: isHeld },
  release: { of: isHeld, to: isMain },
  payout: { of: isHeld },
  pass: { of: isMain, to: isMain },
  wage: { of: isMain, to: isMain },
  bonus: { of: (name) => isMain(name) || isBonus(name) },
  unlock: { of: isBonus, to: isMain },
  forfeit: { of: isBonus },
  cashback: { of: isMain },
  exchange: { of: isMain },
  refund: { of: isMain },
  purchase: { of: isMain },
  credit: { of: isMain },
  debit: { of: isMain },
};

/** The second wallet of a transaction, null for a kind that moves one. */
const secondOf = (transaction: LedgerTransaction): Wallet | null => ('to' in transaction ? transaction.to : null);

/** Wallets of a transaction, each once. */
export function walletsOf(transaction: LedgerTransaction): readonly Wallet[] {
  const second = secondOf(transaction);
  return second === null ? [transaction.wallet] : [transaction.wallet, second];
}

/**
 * The entries of a ledger transaction: they sum to zero, name each wallet at most once and stay within one book.
 * @throws InvalidTransaction
 */
export function entriesOf(transaction: LedgerTransaction): Entry[] {
  const fault = faultOf(transaction);
  if (fault !== null) throw new InvalidTransaction(fault);
  const lines = rawLines(transaction).filter(({ amount }) => amount !== 0n);
  if (sumOf(lines.map(({ amount }) => amount)) !== 0n)
    throw new InvalidTransaction('The lines of a transaction do not add up to nothing.');
  return lines;
}

/** Reason why a transaction must not be posted, or null. */
function faultOf(transaction: LedgerTransaction): string | null {
  const { kind, wallet, amount } = transaction;
  const route = routes[kind];
  const second = secondOf(transaction);
  if (amount <= 0n) return `A transaction of kind ${kind} moves nothing or backwards.`;
  if (transaction.kind === 'result' && transaction.payout < 0n) return 'A payout is negative.';
  if (transaction.kind === 'payout' && (transaction.fee < 0n || transaction.fee >= amount))
    return 'A fee is negative or takes all of the amount.';
  if ((kind === 'issue' || kind === 'retire') && wallet.book.startsWith('real:'))
    return 'Real money can be neither issued nor retired.';
  if (route.allowsTrial !== true && wallet.book.startsWith('trial:')) return `Trial money does not move by ${kind}.`;
  if (!route.of(wallet.name)) return `A transaction of kind ${kind} does not move the wallet ${wallet.name}.`;
  if (second === null) return null;
  if (second.book !== wallet.book) return 'A transaction would carry money from one book into another.';
  if (route.to?.(second.name) !== true) return `A transaction of kind ${kind} does not move the wallet ${second.name}.`;
  if (second.merchant !== wallet.merchant) return 'A transaction would carry money from one merchant to another.';
  if (kind === 'pass' || kind === 'wage')
    return second.holder === wallet.holder ? `A ${kind} needs wallets of two holders.` : null;
  if (second.holder !== wallet.holder || second.name === wallet.name) return `A ${kind} needs two wallets of one holder.`;
  return null;
}

/** Subject of a ledger transaction, for readers of the journal. */
export function subjectOf(transaction: LedgerTransaction): string {
  switch (transaction.kind) {
    case 'stake':
      return `bet:${transaction.vendor}:${transaction.bet}`;
    case 'result':
    case 'return':
      return `round:${transaction.vendor}:${transaction.round}`;
    case 'deposit':
      return `deposit:${transaction.provider}:${transaction.order}`;
    case 'hold':
    case 'release':
    case 'payout':
      return `withdrawal:${transaction.order}`;
    case 'pass':
      return `pass:${transaction.order}`;
    case 'wage':
      return `wage:${transaction.payment}`;
    case 'bonus':
    case 'unlock':
    case 'forfeit':
      return `bonus:${transaction.bonus}`;
    case 'cashback':
      return `cashback:${transaction.period}`;
    case 'exchange':
    case 'refund':
    case 'purchase':
      return `exchange:${transaction.exchange}`;
    case 'credit':
    case 'debit':
      return `adjustment:${transaction.adjustment}`;
    case 'transfer':
      return `wallet:${transaction.to.name}`;
    default:
      return `wallet:${transaction.wallet.name}`;
  }
}

function rawLines(transaction: LedgerTransaction): Entry[] {
  const { wallet, amount } = transaction;
  const own = (size: Money): Entry => ({ side: { wallet }, amount: size });
  const house = (name: House, size: Money): Entry => ({ side: { house: name }, amount: size });
  const credited = (from: House) => [house(from, minus(amount)), own(amount)];
  const debited = (to: House) => [own(minus(amount)), house(to, amount)];
  switch (transaction.kind) {
    case 'issue':
      return credited('issue');
    case 'retire':
      return debited('issue');
    case 'stake':
      return debited(`stakes:${transaction.vendor}`);
    case 'return':
      return credited(`stakes:${transaction.vendor}`);
    case 'result':
      return [
        house(`stakes:${transaction.vendor}`, minus(amount)),
        house(`games:${transaction.vendor}`, sumOf([amount, minus(transaction.payout)])),
        own(transaction.payout),
      ];
    case 'deposit':
      return credited(`payments:${transaction.provider}`);
    case 'payout':
      return [
        own(minus(amount)),
        house(`payments:${transaction.provider}`, sumOf([amount, minus(transaction.fee)])),
        house('fees', transaction.fee),
      ];
    case 'bonus':
      return credited('promotions');
    case 'forfeit':
      return debited('promotions');
    case 'cashback':
      return credited('rebates');
    case 'exchange':
    case 'refund':
      return credited('points');
    case 'purchase':
      return debited('points');
    case 'credit':
      return credited('adjustments');
    case 'debit':
      return debited('adjustments');
    default:
      return [own(minus(amount)), { side: { wallet: transaction.to }, amount }];
  }
}
