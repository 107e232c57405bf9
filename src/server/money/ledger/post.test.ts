import { expect, it } from 'vitest';
import { noon } from '../../../../tests/server/noon.ts';
import { moneyOf, zero } from '../../../domain/money.ts';
import { LedgerRefusal } from './ledgerRefusal.ts';
import { answering, type LedgerRequest, posting } from './post.ts';
import { InvalidTransaction, type LedgerTransaction, type Wallet } from './transactions.ts';

/** The last step of a request, by the kind of its transaction. */

const request: LedgerRequest = { merchant: 'alpha', scope: 'test', id: 'r', body: '' };
const main: Wallet = { merchant: 'alpha', holder: '1', name: 'main', book: 'play:VND' };
const held: Wallet = { ...main, name: 'held' };
const kept: Wallet = { ...main, name: 'bonus' };
const other: Wallet = { ...main, holder: '2' };
const amount = moneyOf('10');
const ofMain = { wallet: main, amount };
const ofVendor = { ...ofMain, vendor: 'demo' };

type Step = 'open' | 'lock';
type OfKind<Kind> = LedgerTransaction & { readonly kind: Kind };
/** A transaction of every kind, the statements before the one that posts it, and whether a wallet pays. */
const kinds: { readonly [Kind in LedgerTransaction['kind']]: readonly [OfKind<Kind>, readonly Step[], boolean] } = {
  issue: [{ kind: 'issue', ...ofMain }, ['open'], false],
  retire: [{ kind: 'retire', ...ofMain }, [], true],
  stake: [{ kind: 'stake', ...ofVendor, bet: 'b' }, [], true],
  result: [{ kind: 'result', ...ofVendor, round: 'r', payout: moneyOf('4') }, [], false],
  return: [{ kind: 'return', ...ofVendor, round: 'r' }, [], false],
  transfer: [{ kind: 'transfer', ...ofMain, to: { ...main, name: 'vendor:KNK' } }, ['open', 'lock'], true],
  deposit: [{ kind: 'deposit', ...ofMain, provider: 'bank', order: 'd' }, ['open'], false],
  hold: [{ kind: 'hold', ...ofMain, to: held, order: 'w' }, ['open', 'lock'], true],
  release: [{ kind: 'release', wallet: held, to: main, amount, order: 'w' }, ['open', 'lock'], true],
  payout: [{ kind: 'payout', wallet: held, amount, fee: zero, provider: 'bank', order: 'w' }, [], true],
  pass: [{ kind: 'pass', ...ofMain, to: other, order: 'p' }, ['open', 'lock'], true],
  wage: [{ kind: 'wage', ...ofMain, to: other, payment: 'w' }, ['open', 'lock'], true],
  bonus: [{ kind: 'bonus', wallet: kept, amount, bonus: 'b' }, ['open'], false],
  unlock: [{ kind: 'unlock', wallet: kept, to: main, amount, bonus: 'b' }, ['open', 'lock'], true],
  forfeit: [{ kind: 'forfeit', wallet: kept, amount, bonus: 'b' }, [], true],
  cashback: [{ kind: 'cashback', ...ofMain, period: 'p' }, ['open'], false],
  exchange: [{ kind: 'exchange', ...ofMain, exchange: 'e' }, ['open'], false],
  refund: [{ kind: 'refund', ...ofMain, exchange: 'e' }, ['open'], false],
  purchase: [{ kind: 'purchase', ...ofMain, exchange: 'e' }, [], true],
  credit: [{ kind: 'credit', ...ofMain, adjustment: 'a' }, ['open'], false],
  debit: [{ kind: 'debit', ...ofMain, adjustment: 'a' }, [], true],
};
const stepOf = (transaction: LedgerTransaction) => posting(request, { id: 'new', at: noon, transaction });
const side = Object.assign(new Error('violates'), { constraint: 'ledger_entry_side' });

it.each(Object.entries(kinds))(
  '%s opens and locks the wallets that it may be the first to move, in this order',
  (_kind, [transaction, steps]) => {
    const names = stepOf(transaction).queries.map(({ name }) => name);
    expect(names).toEqual([...steps.map((step) => `ledger-${step}`), 'ledger-post']);
  },
);

it.each(Object.entries(kinds))(
  '%s is refused as a balance too low only where a wallet pays',
  (_kind, [transaction, , pays]) => {
    const { refusalOf = () => expect.fail('It refuses nothing.') } = stepOf(transaction);
    // A wallet that only receives can be too full at most, which is a fault.
    if (pays) expect(refusalOf(side)).toEqual(new LedgerRefusal('BALANCE_TOO_LOW'));
    else expect(refusalOf(side)).toBe(side);
    const others = [{ constraint: 'ledger_request_pkey' }, { constraint: undefined }, new Error('lost')];
    for (const error of others) expect(refusalOf(error)).toBe(error);
  },
);

it('names the transaction of an earlier request, and its own where it posts one', () => {
  const row = { balance: '15000' };
  expect(stepOf(kinds.issue[0]).resultOf(row)).toEqual({ transaction: 'new', balance: moneyOf('1.5') });
  expect(answering(request, main, 'earlier').resultOf(row)).toEqual({ transaction: 'earlier', balance: moneyOf('1.5') });
  for (const step of [stepOf(kinds.issue[0]), answering(request, main, null)])
    expect(() => step.resultOf(undefined)).toThrow(InvalidTransaction);
});

it('posts nothing on a wallet of another merchant than the request’s', () => {
  expect(() => stepOf({ kind: 'issue', wallet: { ...main, merchant: 'beta' }, amount })).toThrow(InvalidTransaction);
});
