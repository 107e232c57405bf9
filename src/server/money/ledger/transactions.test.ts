import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Money, moneyFromUnits, moneyOf, sumOf, zero } from '../../../domain/money.ts';
import { entriesOf, InvalidTransaction, type LedgerTransaction, subjectOf, type Wallet, walletsOf } from './transactions.ts';

const main: Wallet = { merchant: 'alpha', holder: '1', name: 'main', book: 'play:VND' };
const vendorWallet: Wallet = { ...main, name: 'vendor:KNK' };
const held: Wallet = { ...main, name: 'held' };
const kept: Wallet = { ...main, name: 'bonus' };
const other: Wallet = { ...main, holder: '2' };
const amount = fc.bigInt({ min: 1n, max: 10n ** 16n }).map(moneyFromUnits);
const payout = fc.bigInt({ min: 0n, max: 10n ** 16n }).map(moneyFromUnits);

const transactions: fc.Arbitrary<LedgerTransaction> = fc.oneof(
  fc.record({ kind: fc.constantFrom('issue' as const, 'retire' as const), wallet: fc.constant(main), amount }),
  fc.record({
    kind: fc.constant('stake' as const),
    wallet: fc.constant(main),
    amount,
    vendor: fc.constant('demo'),
    bet: fc.constant('b'),
  }),
  fc.record({
    kind: fc.constant('result' as const),
    wallet: fc.constant(main),
    amount,
    payout,
    vendor: fc.constant('demo'),
    round: fc.constant('r'),
  }),
  fc.record({
    kind: fc.constant('return' as const),
    wallet: fc.constant(main),
    amount,
    vendor: fc.constant('demo'),
    round: fc.constant('r'),
  }),
  fc.record({ kind: fc.constant('transfer' as const), wallet: fc.constant(main), to: fc.constant(vendorWallet), amount }),
  amount.chain((size) =>
    fc.constantFrom<LedgerTransaction>(
      { kind: 'deposit', wallet: main, amount: size, provider: 'bank', order: 'd' },
      { kind: 'hold', wallet: main, to: held, amount: size, order: 'w' },
      { kind: 'release', wallet: held, to: main, amount: size, order: 'w' },
      { kind: 'pass', wallet: main, to: other, amount: size, order: 'p' },
      { kind: 'wage', wallet: main, to: other, amount: size, payment: 'w' },
      { kind: 'bonus', wallet: main, amount: size, bonus: 'b' },
      { kind: 'bonus', wallet: kept, amount: size, bonus: 'b' },
      { kind: 'unlock', wallet: kept, to: main, amount: size, bonus: 'b' },
      { kind: 'forfeit', wallet: kept, amount: size, bonus: 'b' },
      { kind: 'cashback', wallet: main, amount: size, period: '2026-11-20' },
      { kind: 'credit', wallet: main, amount: size, adjustment: 'a' },
      { kind: 'debit', wallet: main, amount: size, adjustment: 'a' },
    ),
  ),
  fc
    .tuple(amount, amount)
    .filter(([one, more]) => one !== more)
    .map(([one, more]) => {
      const [fee, size] = one < more ? [one, more] : [more, one];
      return { kind: 'payout', wallet: held, amount: size, fee, provider: 'bank', order: 'w' } as const;
    }),
);

it('makes of every transaction lines that add up to nothing and each move something', () => {
  fc.assert(
    fc.property(transactions, (transaction) => {
      const lines = entriesOf(transaction);
      expect(sumOf(lines.map((line) => line.amount))).toBe(0n);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.every((line) => line.amount !== 0n)).toBe(true);
    }),
  );
});

const one = moneyOf('1');
const foreign = (change: Partial<Wallet>) =>
  ({ kind: 'transfer', wallet: main, to: { ...vendorWallet, ...change }, amount: one }) as const;
const wrong: [string, LedgerTransaction][] = [
  ['moves play money into a wallet of real money', foreign({ book: 'real:VND' })],
  ['moves a trial wallet into play money', foreign({ book: 'trial:VND' })],
  ['moves one currency into another', foreign({ book: 'play:USD' })],
  ['moves money to another holder', foreign({ holder: '2' })],
  ['moves money to another merchant', foreign({ merchant: 'beta' })],
  ['moves a wallet into itself', foreign({ name: 'main' })],
  ['transfers into the held wallet', foreign({ name: 'held' })],
  ['transfers into the bonus wallet', foreign({ name: 'bonus' })],
  ['stakes bonus money', { kind: 'stake', wallet: kept, amount: one, vendor: 'demo', bet: 'b' }],
  ['unlocks a bonus for another', { kind: 'unlock', wallet: kept, to: other, amount: one, bonus: 'b' }],
  ['takes a bonus out of the main wallet', { kind: 'forfeit', wallet: main, amount: one, bonus: 'b' }],
  ['stakes held money', { kind: 'stake', wallet: held, amount: one, vendor: 'demo', bet: 'b' }],
  ['deposits into a vendor wallet', { kind: 'deposit', wallet: vendorWallet, amount: one, provider: 'bank', order: 'd' }],
  ['pays out of the main wallet', { kind: 'payout', wallet: main, amount: one, fee: zero, provider: 'bank', order: 'w' }],
  ['pays out a fee of everything', { kind: 'payout', wallet: held, amount: one, fee: one, provider: 'bank', order: 'w' }],
  [
    'pays out a fee below zero',
    { kind: 'payout', wallet: held, amount: one, fee: moneyOf('-1'), provider: 'bank', order: 'w' },
  ],
  [
    'holds money in the wallet of another',
    { kind: 'hold', wallet: main, to: { ...held, holder: '2' }, amount: one, order: 'w' },
  ],
  ['releases money to another', { kind: 'release', wallet: held, to: other, amount: one, order: 'w' }],
  ['releases money into a vendor wallet', { kind: 'release', wallet: held, to: vendorWallet, amount: one, order: 'w' }],
  ['passes money to its own holder', { kind: 'pass', wallet: main, to: main, amount: one, order: 'p' }],
  [
    'passes money to another merchant',
    { kind: 'pass', wallet: main, to: { ...other, merchant: 'beta' }, amount: one, order: 'p' },
  ],
  [
    'passes money into another book',
    { kind: 'pass', wallet: main, to: { ...other, book: 'play:USD' }, amount: one, order: 'p' },
  ],
  ['pays a wage to its payer', { kind: 'wage', wallet: main, to: main, amount: one, payment: 'w' }],
  ['passes held money', { kind: 'pass', wallet: held, to: other, amount: one, order: 'p' }],
  ['credits trial money', { kind: 'bonus', wallet: { ...main, book: 'trial:VND' }, amount: one, bonus: 'b' }],
  ['makes real money', { kind: 'issue', wallet: { ...main, book: 'real:VND' }, amount: one }],
  ['takes real money out of circulation', { kind: 'retire', wallet: { ...main, book: 'real:VND' }, amount: one }],
  ['takes a stake of nothing', { kind: 'stake', wallet: main, amount: moneyOf('0'), vendor: 'demo', bet: 'b' }],
  ['takes a stake backwards', { kind: 'stake', wallet: main, amount: moneyOf('-1'), vendor: 'demo', bet: 'b' }],
  ['pays less than nothing', { kind: 'result', wallet: main, amount: one, payout: -1n as Money, vendor: 'demo', round: 'r' }],
];

it.each(wrong)('refuses a transaction that %s, and says why', (_what, transaction) => {
  expect(() => entriesOf(transaction)).toThrow(InvalidTransaction);
  expect(() => entriesOf(transaction)).toThrow(/^[A-Z].*\.$/);
});

const ten = moneyOf('10');
const order = { wallet: main, amount: ten, order: 'o' } as const;
const ofBonus = { amount: ten, bonus: 'b' } as const;
const ofExchange = { wallet: main, amount: ten, exchange: 'e' } as const;
const ofPlay = { wallet: main, amount: ten, vendor: 'demo' } as const;
const journal: [LedgerTransaction, string, Record<string, string>][] = [
  [{ kind: 'issue', wallet: main, amount: ten }, 'wallet:main', { issue: '-10', '1/main': '10' }],
  [{ kind: 'retire', wallet: main, amount: ten }, 'wallet:main', { '1/main': '-10', issue: '10' }],
  [{ kind: 'stake', ...ofPlay, bet: 'x' }, 'bet:demo:x', { '1/main': '-10', 'stakes:demo': '10' }],
  [{ kind: 'return', ...ofPlay, round: 'r' }, 'round:demo:r', { 'stakes:demo': '-10', '1/main': '10' }],
  [
    { kind: 'result', ...ofPlay, payout: moneyOf('4'), round: 'r' },
    'round:demo:r',
    { 'stakes:demo': '-10', 'games:demo': '6', '1/main': '4' },
  ],
  [{ kind: 'result', ...ofPlay, payout: zero, round: 'r' }, 'round:demo:r', { 'stakes:demo': '-10', 'games:demo': '10' }],
  [
    { kind: 'transfer', wallet: main, to: vendorWallet, amount: ten },
    'wallet:vendor:KNK',
    { '1/main': '-10', '1/vendor:KNK': '10' },
  ],
  [{ kind: 'deposit', ...order, provider: 'bank' }, 'deposit:bank:o', { 'payments:bank': '-10', '1/main': '10' }],
  [{ kind: 'hold', ...order, to: held }, 'withdrawal:o', { '1/main': '-10', '1/held': '10' }],
  [{ kind: 'release', ...order, wallet: held, to: main }, 'withdrawal:o', { '1/held': '-10', '1/main': '10' }],
  [
    { kind: 'payout', ...order, wallet: held, fee: moneyOf('3'), provider: 'bank' },
    'withdrawal:o',
    { '1/held': '-10', 'payments:bank': '7', fees: '3' },
  ],
  [
    { kind: 'payout', ...order, wallet: held, fee: zero, provider: 'bank' },
    'withdrawal:o',
    { '1/held': '-10', 'payments:bank': '10' },
  ],
  [{ kind: 'pass', ...order, to: other }, 'pass:o', { '1/main': '-10', '2/main': '10' }],
  [{ kind: 'wage', wallet: main, to: other, amount: ten, payment: 'w' }, 'wage:w', { '1/main': '-10', '2/main': '10' }],
  [{ kind: 'bonus', wallet: kept, ...ofBonus }, 'bonus:b', { promotions: '-10', '1/bonus': '10' }],
  [{ kind: 'unlock', wallet: kept, to: main, ...ofBonus }, 'bonus:b', { '1/bonus': '-10', '1/main': '10' }],
  [{ kind: 'forfeit', wallet: kept, ...ofBonus }, 'bonus:b', { '1/bonus': '-10', promotions: '10' }],
  [{ kind: 'cashback', wallet: main, amount: ten, period: 'p' }, 'cashback:p', { rebates: '-10', '1/main': '10' }],
  [{ kind: 'exchange', ...ofExchange }, 'exchange:e', { points: '-10', '1/main': '10' }],
  [{ kind: 'refund', ...ofExchange }, 'exchange:e', { points: '-10', '1/main': '10' }],
  [{ kind: 'purchase', ...ofExchange }, 'exchange:e', { '1/main': '-10', points: '10' }],
  [{ kind: 'credit', wallet: main, amount: ten, adjustment: 'a' }, 'adjustment:a', { adjustments: '-10', '1/main': '10' }],
  [{ kind: 'debit', wallet: main, amount: ten, adjustment: 'a' }, 'adjustment:a', { '1/main': '-10', adjustments: '10' }],
];

it.each(journal)('$0.kind is written as $1', (transaction, subject, lines) => {
  const written = entriesOf(transaction).map(({ side, amount: units }) => {
    const name = 'house' in side ? side.house : `${side.wallet.holder}/${side.wallet.name}`;
    return [name, String(units / 10_000n)];
  });
  expect(Object.fromEntries(written)).toEqual(lines);
  expect([written.length, subjectOf(transaction)]).toEqual([Object.keys(lines).length, subject]);
  expect(walletsOf(transaction).map(({ holder, name }) => `${holder}/${name}`)).toEqual(
    'to' in transaction
      ? [`1/${transaction.wallet.name}`, `${transaction.to.holder}/${transaction.to.name}`]
      : [`1/${transaction.wallet.name}`],
  );
});

it('each kind moves the wallets that it may move, and trial money by play and transfers alone', () => {
  const isRefused = (transaction: LedgerTransaction) => {
    try {
      return entriesOf(transaction).length === 0;
    } catch {
      return true;
    }
  };
  const names = ['main', 'held', 'bonus', 'vendor:KNK'] as const;
  const moved = journal.map(([transaction]) => {
    const may = names.filter((name) => !isRefused({ ...transaction, wallet: { ...transaction.wallet, name } }));
    const isTrial = !isRefused(inBook(transaction, 'trial:VND'));
    return [transaction.kind, `${may.join(' ')}${isTrial ? ', trial' : ''}`];
  });
  const spendable = 'main vendor:KNK, trial';
  expect(Object.fromEntries(moved)).toEqual({
    ...Object.fromEntries(['issue', 'retire', 'stake', 'return', 'result'].map((kind) => [kind, spendable])),
    transfer: 'main, trial',
    ...Object.fromEntries(['deposit', 'hold', 'pass', 'wage', 'cashback', 'exchange'].map((kind) => [kind, 'main'])),
    ...Object.fromEntries(['refund', 'purchase', 'credit', 'debit'].map((kind) => [kind, 'main'])),
    release: 'held',
    payout: 'held',
    bonus: 'main bonus',
    unlock: 'bonus',
    forfeit: 'bonus',
  });
});

function inBook(transaction: LedgerTransaction, book: Wallet['book']): LedgerTransaction {
  const moved = { ...transaction, wallet: { ...transaction.wallet, book } };
  return 'to' in moved ? { ...moved, to: { ...moved.to, book } } : moved;
}
