import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { moneyOf } from '../../../domain/money.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { bet, round, turnover } from '../../platform/db/tables/play.ts';
import { accountRecord } from '../../platform/db/tables/records.ts';
import { payoutBinding, withdrawal } from '../../platform/db/tables/withdrawals.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Wallet } from '../ledger/index.ts';
import { currentLimits } from './limits.ts';
import { turnoverOf } from './turnover.ts';

/** Limits of a day, and turnover that deposits ask for: what of it counts. Noon of the tests is on 20 November in Vietnam. */

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(noon.getTime() - ms);
/** The first moment of today. */
const midnight = new Date('2026-11-19T17:00:00Z');
const wallet: Wallet = { merchant: 'alpha', holder: 'm1', name: 'main', book: 'real:VND' };
const policy = { min: 10, max: 900, perDay: 1_000, timesPerDay: 3, feePercent: 1.5, feeFixed: 2, turnover: 1 };
const tenantOf = (more: Partial<typeof policy> = {}, passed: 'carried' | 'none' = 'none') =>
  ({
    brand: {
      merchant: 'alpha',
      timeZone: 'Asia/Ho_Chi_Minh',
      money: { currency: 'VND' },
      policies: {
        withdraw: {
          ...policy,
          ...more,
        },
        transfer: { turnover: passed },
      },
    },
  }) as unknown as Tenant;

let database: Database;
let made = 0;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
  await database.db.insert(payoutBinding).values({
    merchant: 'alpha',
    id: 'b',
    account: 'm1',
    kind: 'bank',
    provider: 'Bank',
    sealed: '',
    numberHash: 'b',
    tail: '5678',
    state: 'confirmed',
    createdAt: noon,
  });
  await database.db.insert(payoutBinding).values({
    merchant: 'beta',
    id: 'b',
    account: 'm1',
    kind: 'bank',
    provider: 'Bank',
    sealed: '',
    numberHash: 'b',
    tail: '5678',
    state: 'confirmed',
    createdAt: noon,
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [withdrawal, accountRecord, bet, round, turnover]) await database.db.delete(table);
});

const requested = (amount: string, more: Partial<typeof withdrawal.$inferInsert> = {}) => {
  const id = `W${(made += 1)}`;
  return database.db.insert(withdrawal).values({
    merchant: 'alpha',
    id,
    account: 'm1',
    book: 'real:VND',
    binding: 'b',
    amount: moneyOf(amount),
    fee: 0n,
    paid: 0n,
    state: 'requested',
    holdTransaction: id,
    requestedAt: noon,
    ...more,
  });
};
const limits = async (tenant = tenantOf()) => {
  const { usedToday, leftToday, timesLeft } = await currentLimits(database.db, tenant, wallet, noon);
  return [usedToday, leftToday, timesLeft];
};

it('are those of the brand for who has requested nothing', async () => {
  expect(await currentLimits(database.db, tenantOf(), wallet, noon)).toEqual({
    min: moneyOf('10'),
    max: moneyOf('900'),
    perDay: moneyOf('1000'),
    usedToday: 0n,
    leftToday: moneyOf('1000'),
    timesPerDay: 3,
    timesLeft: 3,
    turnoverRequired: 0n,
    turnoverLeft: 0n,
    fee: {
      percent: 1.5,
      fixed: 2,
    },
    places: 0,
  });
});

it('count what was requested since midnight of the brand, in one book, by one member', async () => {
  await requested('100', { requestedAt: midnight });
  await requested('200', { requestedAt: new Date(midnight.getTime() - 1) });
  for (const more of [{ account: 'm2' }, { merchant: 'beta' }, { book: 'play:VND' }]) await requested('400', more);
  expect(await limits()).toEqual([moneyOf('100'), moneyOf('900'), 2]);
});

it('count of what was given back only what had been paid, and nothing of what was given back whole', async () => {
  const returned = { releaseTransaction: 'release' } as const;
  await requested('100', { state: 'approved' });
  await requested('100', { state: 'paid', paid: moneyOf('100') });
  await requested('500', { ...returned, state: 'rejected' });
  expect(await limits()).toEqual([moneyOf('200'), moneyOf('800'), 1]);
  await requested('500', { ...returned, state: 'cancelled', paid: moneyOf('50') });
  expect(await limits()).toEqual([moneyOf('250'), moneyOf('750'), 0]);
});

it('leave nothing, and not less, where more was requested than a lowered limit allows', async () => {
  for (const amount of ['400', '400', '400', '400']) await requested(amount);
  expect(await limits()).toEqual([moneyOf('1600'), 0n, 0]);
});

const deposited = (amount: string, at: Date, more: Partial<typeof accountRecord.$inferInsert> = {}) =>
  database.db.insert(accountRecord).values({
    merchant: 'alpha',
    holder: 'm1',
    book: 'real:VND',
    number: (made += 1),
    transaction: `a${made}`,
    kind: 'deposit',
    type: 'deposit',
    subject: '',
    at,
    amount: moneyOf(amount),
    balance: 0n,
    state: 'done',
    ins: 1,
    outs: 0,
    received: 0n,
    paid: 0n,
    ...more,
  });
async function played(validBet: string, placedAt: Date, more: Partial<typeof bet.$inferInsert> = {}) {
  const id = `bet-${(made += 1)}`;
  const of = { merchant: 'alpha', account: 'm1', vendor: 'V', ...more };
  const row: typeof bet.$inferInsert = {
    id,
    roundId: id,
    wallet: 'main',
    book: 'real:VND',
    gameId: 'g',
    category: 'RNG',
    vassalage: 'V',
    placedAt,
    stake: moneyOf(validBet),
    payout: 0n,
    validBet: moneyOf(validBet),
    state: 'settled',
    decidedAt: placedAt,
    ...of,
  };
  await roundOf(row);
  await database.db.insert(bet).values(row);
}
const roundOf = ({ merchant, vendor, roundId, account, gameId }: typeof bet.$inferInsert) =>
  database.db
    .insert(round)
    .values({ merchant, vendor, id: roundId, account, player: account, gameId, state: 'closed', openedAt: noon, askAt: noon });
const missing = async (tenant = tenantOf()) => {
  const { required, left } = await turnoverOf(database.db, tenant, wallet, noon);
  return [required, left];
};
const money = (...amounts: string[]) => amounts.map((amount) => moneyOf(amount));

it('a deposit asks for its turnover, of which bets after it count and none before it', async () => {
  await deposited('100', ago(60 * minute));
  await played('30', ago(61 * minute));
  expect(await missing()).toEqual(money('100', '100'));
  await played('30', ago(59 * minute));
  expect(await missing()).toEqual(money('100', '70'));
  const none: Partial<typeof bet.$inferInsert>[] = [
    { account: 'm2' },
    { merchant: 'beta' },
    { book: 'play:VND' },
    { state: 'open', payout: null, validBet: null, decidedAt: null },
    { state: 'cancelled', payout: null, validBet: null },
  ];
  for (const more of none) await played('30', ago(1 * minute), more);
  expect(await missing()).toEqual(money('100', '70'));
  await played('80', ago(1 * minute));
  expect(await missing()).toEqual(money('100', '0'));
});

it('what was bet beyond one deposit is not kept for the next, and the deposit with most missing decides', async () => {
  await deposited('100', ago(60 * minute));
  await played('500', ago(50 * minute));
  await deposited('40', ago(40 * minute));
  await played('10', ago(30 * minute));
  expect(await missing()).toEqual(money('40', '30'));
  await deposited('200', ago(20 * minute));
  expect(await missing()).toEqual(money('240', '230'));
});

it('is a multiple of what came in, as the brand says, in hundredths; without any there is none', async () => {
  await deposited('100', ago(minute));
  for (const [times, units] of [
    [1.25, '125'],
    [0.01, '1'],
    [0, '0'],
  ] as const)
    expect(await missing(tenantOf({ turnover: times }))).toEqual(money(units, units));
  const others: Partial<typeof accountRecord.$inferInsert>[] = [
    { holder: 'm2' },
    { merchant: 'beta' },
    { book: 'play:VND' },
    { type: 'bonus' },
    { amount: moneyOf('-50') },
  ];
  for (const more of others) await deposited('50', ago(minute), more);
  expect(await missing()).toEqual(money('100', '100'));
});

it('money that a member sent carries its turnover where the brand says so', async () => {
  await deposited('100', ago(minute), { kind: 'pass', type: 'pass' });
  expect([await missing(), await missing(tenantOf({}, 'carried'))]).toEqual([money('0', '0'), money('100', '100')]);
});

it('play of more than a month ago counts by whole days, from the day of the deposit on', async () => {
  await deposited('100', ago(40 * day));
  const days = (account: string, date: string, validBet: string, more: object = {}) =>
    database.db.insert(turnover).values({
      merchant: 'alpha',
      account,
      day: date,
      book: 'real:VND',
      category: 'RNG',
      vassalage: 'V',
      bets: 1,
      stake: moneyOf(validBet),
      payout: 0n,
      validBet: moneyOf(validBet),
      ...more,
    });
  await days('m1', '2026-10-11', '10');
  await days('m1', '2026-10-10', '20');
  await days('m2', '2026-10-12', '20');
  await days('m1', '2026-10-12', '20', { book: 'play:VND' });
  await days('m1', '2026-10-12', '20', { merchant: 'beta' });
  expect(await missing()).toEqual(money('100', '90'));
  // The last day that counts whole, and the first that counts bet by bet.
  await days('m1', '2026-10-19', '5');
  expect(await missing()).toEqual(money('100', '85'));
  await days('m1', '2026-10-20', '5');
  expect(await missing()).toEqual(money('100', '85'));
  await played('3', new Date('2026-10-19T17:00:00Z'));
  expect(await missing()).toEqual(money('100', '82'));
  await played('3', new Date('2026-10-19T16:59:59Z'));
  expect(await missing()).toEqual(money('100', '82'));
});
