import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { createLedger } from '../../money/ledger/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, rebate, rebatedDay, turnover } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createRebates } from './index.ts';

/** Cashback by its days: which count, which were paid, and when the rest is. Noon of the tests is on 20 November in Vietnam. */

let database: Database;
let time = noon;
let made = 0;
let owner: Account;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  await Promise.all([rebate, rebatedDay, turnover].map((table) => database.db.delete(table)));
  await database.db.delete(account);
  owner = await member();
});

const brandOf = (more: object = {}) =>
  storedBrand({
    merchant: 'alpha',
    name: 'Alpha',
    hosts: ['alpha.test'],
    theme: { seed: '#336699' },
    assets: { logo: 'logo.svg' },
    timeZone: 'Asia/Ho_Chi_Minh',
    policies: {
      rebate: {
        paysAt: '06:30',
        rates: {
          RNG: [1],
          LIVE: [0.5],
          SPORTS: [0],
        },
      },
    },
    ...more,
  });
const tenantOf = (more?: object) => ({ brand: brandOf(more) }) as unknown as Tenant;
const alpha = tenantOf();
const rebates = (tenants: readonly Tenant[] = [alpha]) => {
  const now = () => time;
  const { db } = database;
  return createRebates({ db, now, ledger: createLedger({ db, now }), tenants: { all: () => tenants } });
};

async function member(merchant = 'alpha') {
  const id = `member-${(made += 1)}`;
  const names = { username: id, foldedUsername: id, nickname: id, avatar: '' };
  const row = { merchant, id, ...names, passwordChangedAt: noon, type: 0, createdAt: noon };
  const [added] = await database.db.insert(account).values(row).returning();
  return added ?? expect.fail('No account.');
}
const played = (day: string, validBet: string, more: Partial<typeof turnover.$inferInsert> = {}) =>
  database.db.insert(turnover).values({
    merchant: 'alpha',
    account: owner.id,
    day,
    book: 'play:VND',
    category: 'RNG',
    vassalage: `V${(made += 1)}`,
    bets: 1,
    stake: moneyOf(validBet),
    payout: 0n,
    validBet: moneyOf(validBet),
    ...more,
  });
const offer = (of = owner) => rebates().offer(alpha, of, 'en');
/** Each claim has its moment, by which the history is in order. */
const claim = (gameType?: 'RNG' | 'LIVE', requestId = `claim-${(made += 1)}`) => {
  time = new Date(time.getTime() + 1_000);
  return rebates().claim(alpha, owner, { requestId, ...(gameType === undefined ? {} : { gameType }) });
};
const paid = async (of = owner) => {
  const { rows } = await rebates().history(alpha, of, {});
  return rows.map(({ gameType, amount, automatic }) => `${gameType} ${amount} ${automatic ? 'by itself' : 'claimed'}`);
};

it('the seven days up to today count, of one member, one brand and one book', async () => {
  await played('2026-11-20', '100');
  await played('2026-11-14', '200');
  await played('2026-11-13', '400');
  await played('2026-11-21', '800');
  await played('2026-11-20', '1600', { account: 'another' });
  await played('2026-11-20', '3200', { merchant: 'beta' });
  await played('2026-11-20', '6400', { book: 'real:VND' });
  expect(await offer()).toMatchObject({ validBet: '300.0000', amount: '3.0000', paysAt: '06:30', at: noon.toISOString() });
  expect(await claim()).toEqual({ amount: '3.0000', balance: '3.0000' });
  expect(await offer()).toMatchObject({ validBet: '0.0000', amount: '0.0000', thisMonth: '3.0000' });
  // What is played later on a day that was paid is left over.
  await played('2026-11-14', '50');
  expect([(await offer()).validBet, await claim()]).toEqual(['50.0000', { amount: '0.5000', balance: '3.5000' }]);
  expect([await claim(), await paid()]).toEqual([
    { amount: '0.0000', balance: '3.5000' },
    ['RNG 0.5000 claimed', 'RNG 3.0000 claimed'],
  ]);
});

it('each category has its rate and its part of the sum; one is claimed without the others', async () => {
  await played('2026-11-20', '100');
  await played('2026-11-19', '100');
  await played('2026-11-20', '300', { category: 'LIVE' });
  await played('2026-11-20', '900', { category: 'SPORTS' });
  await played('2026-11-20', '900', { category: 'UNKNOWN' });
  const { categories, ...sums } = await offer();
  const of = Object.fromEntries(categories.map(({ gameType, ...rest }) => [gameType, rest]));
  expect(of).toMatchObject({
    RNG: { validBet: '200.0000', rate: '1.00', amount: '2.0000' },
    LIVE: { validBet: '300.0000', rate: '0.50', amount: '1.5000' },
    SPORTS: { validBet: '900.0000', rate: '0.00', amount: '0.0000' },
    FISH: { validBet: '0.0000', amount: '0.0000' },
  });
  expect(of).not.toHaveProperty('UNKNOWN');
  expect(sums).toMatchObject({ validBet: '1400.0000', amount: '3.5000' });
  expect(await claim('LIVE')).toEqual({ amount: '1.5000', balance: '1.5000' });
  expect([await claim('LIVE'), (await offer()).amount]).toEqual([{ amount: '0.0000', balance: '1.5000' }, '2.0000']);
  expect([await claim(), await paid()]).toEqual([
    { amount: '2.0000', balance: '3.5000' },
    ['RNG 2.0000 claimed', 'LIVE 1.5000 claimed'],
  ]);
});

it('a request is answered once and again with the same, and is not another claim', async () => {
  await played('2026-11-20', '100');
  const first = await claim('RNG', 'request');
  await played('2026-11-19', '100');
  expect([first, await claim('RNG', 'request')]).toEqual([
    { amount: '1.0000', balance: '1.0000' },
    { amount: '1.0000', balance: '1.0000' },
  ]);
  await expect(claim(undefined, 'request')).rejects.toMatchObject({ code: 'CONFLICT' });
  owner = await member();
  await played('2026-11-20', '300');
  expect(await claim('RNG', 'request')).toEqual({ amount: '3.0000', balance: '3.0000' });
});

it('the sum of this month begins at its first midnight in the zone of the brand', async () => {
  const row = { merchant: 'alpha', account: owner.id, book: 'play:VND', category: 'RNG', validBet: 1n, automatic: false };
  const begin = new Date('2026-10-31T17:00:00Z');
  const add = (amount: string, at: Date, more: object = {}) =>
    database.db.insert(rebate).values({ ...row, transaction: `act-${(made += 1)}`, amount: moneyOf(amount), at, ...more });
  await add('1', begin);
  await add('2', noon);
  await add('4', new Date(begin.getTime() - 1));
  for (const more of [{ account: 'another' }, { merchant: 'beta' }, { book: 'real:VND' }]) await add('8', noon, more);
  expect((await offer()).thisMonth).toBe('3.0000');
});

it('finished days are paid by themselves from the minute of the brand on, to everyone who is owed, once a day', async () => {
  const other = await member();
  const foreign = await member('beta');
  await played('2026-11-19', '100');
  await played('2026-11-13', '100');
  await played('2026-11-12', '1000');
  await played('2026-11-20', '1000');
  await played('2026-11-18', '200', { account: other.id });
  await played('2026-11-19', '900', { account: foreign.id, merchant: 'beta' });
  await played('2026-11-19', '900', { account: foreign.id });
  const job = rebates();
  time = new Date('2026-11-19T23:29:59Z');
  await job.payDue();
  expect([await paid(), await paid(other)]).toEqual([[], []]);
  time = new Date('2026-11-19T23:30:00Z');
  await job.payDue();
  expect([await paid(), await paid(other)]).toEqual([['RNG 2.0000 by itself'], ['RNG 2.0000 by itself']]);
  expect(await database.db.$count(rebate)).toBe(2);
  // Of a finished day that grew meanwhile the rest is paid on the next day, by this process and by another.
  await played('2026-11-19', '100');
  for (const each of [job, rebates()]) await each.payDue();
  expect(await paid()).toHaveLength(1);
  time = new Date('2026-11-20T23:30:00Z');
  await job.payDue();
  expect(await paid()).toEqual(['RNG 11.0000 by itself', 'RNG 2.0000 by itself']);
});

it('nothing is paid by itself where members have no cashback, and the brands after it are paid all the same', async () => {
  await played('2026-11-19', '100');
  const off = tenantOf({ merchant: 'off', hosts: ['off.test'], modules: { MANPLAYREB3: false } });
  const late = tenantOf({ policies: { rebate: { paysAt: '12:01', rates: { RNG: [1] } } } });
  await rebates([tenantOf({ modules: { MANPLAYREB3: false } })]).payDue();
  await rebates([late]).payDue();
  expect(await paid()).toEqual([]);
  await rebates([off, alpha]).payDue();
  expect(await paid()).toEqual(['RNG 1.0000 by itself']);
});
