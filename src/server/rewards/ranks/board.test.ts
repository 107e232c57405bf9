import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { trialAccountType } from '../../../domain/accountType.ts';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, depositOrder, rankChange, turnover } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createBoard } from './board.ts';
import { accountsAbove } from './figures.ts';

/** The programme, as guests, members and trial accounts read it. Noon of the tests is on Friday, 20 November in Vietnam. */

const rank = (name: string, more: object) => ({ name: { vi: name, en: `${name} en` }, colour: '#c0a040', ...more });
const tenantOf = (more: object = {}) =>
  ({
    brand: storedBrand({
      merchant: 'alpha',
      name: 'Alpha',
      hosts: ['alpha.test'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
      timeZone: 'Asia/Ho_Chi_Minh',
      contacts: { liveChat: 'https://chat.alpha.test/room', vipChat: 'https://chat.alpha.test/vip' },
      policies: { rebate: { rates: { RNG: [0, 0.5, 1.25], LIVE: [0.1] } } },
      vip: {
        period: 'week',
        reviewsAt: '00:30',
        ranks: [rank('Một', { turnover: 100, bonus: 10 }), rank('Hai', { turnover: 1000, deposits: 50, keep: 500, bonus: 20 })],
        benefits: [{ title: { vi: 'Quà', en: 'Gift' }, from: 2 }],
      },
      ...more,
    }),
  }) as unknown as Tenant;
const alpha = tenantOf();

let database: Database;
let owner: Account;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [account, depositOrder, rankChange, turnover]) await database.db.delete(table);
  owner = await member('m1');
});

async function member(id: string, more: Partial<Account> = {}) {
  const names = { username: id, foldedUsername: id, nickname: id, avatar: '' };
  const row = { merchant: 'alpha', id, ...names, passwordChangedAt: noon, type: 0, createdAt: noon, ...more };
  const [added] = await database.db.insert(account).values(row).returning();
  return added ?? expect.fail('No account.');
}
const played = (holder: string, day: string, sum: string, more: Partial<typeof turnover.$inferInsert> = {}) =>
  database.db.insert(turnover).values({
    merchant: 'alpha',
    account: holder,
    day,
    book: 'play:VND',
    category: 'RNG',
    vassalage: '',
    bets: 1,
    stake: moneyOf(sum),
    payout: 0n,
    validBet: moneyOf(sum),
    ...more,
  });
const programme = (who: Account | null, tenant = alpha, language: 'en' | 'vi' = 'en') =>
  createBoard({ db: database.db, now: () => noon }).programme(tenant, who, language);

it('tells guests what each rank asks for and brings, and when the period ends and is reviewed [PROD-13]', async () => {
  const { cashback, ...shown } = await programme(null);
  expect(shown).toEqual({
    period: 'week',
    until: '2026-11-22T17:00:00.000Z',
    reviewedAt: '2026-11-22T17:30:00.000Z',
    ranks: [
      {
        rank: 1,
        label: 'VIP 1 · Một en',
        name: 'Một en',
        colour: '#c0a040',
        turnover: '100.0000',
        deposits: '0.0000',
        keep: '0.0000',
        bonus: '10.0000',
      },
      {
        rank: 2,
        label: 'VIP 2 · Hai en',
        name: 'Hai en',
        colour: '#c0a040',
        turnover: '1000.0000',
        deposits: '50.0000',
        keep: '500.0000',
        bonus: '20.0000',
      },
    ],
    supportFrom: null,
    benefits: [{ title: 'Gift', from: 2 }],
    own: null,
  });
  // Of each kind of games; a list that ends before the ranks do goes on with its last rate.
  const rates = new Map(cashback.map(({ gameType, rates }) => [gameType, rates]));
  expect([rates.get('RNG'), rates.get('LIVE')]).toEqual([
    ['0.50', '1.25'],
    ['0.10', '0.10'],
  ]);
  expect((await programme(null, alpha, 'vi')).benefits).toEqual([{ title: 'Quà', from: 2 }]);
});

it('names neither cashback nor VIP service that the brand does not have', async () => {
  const ranks = [1, 2, 3, 4, 5].map((step) => rank(`${step}`, { turnover: step * 100 }));
  const vip = { period: 'week', reviewsAt: '00:30', ranks };
  expect((await programme(null, tenantOf({ vip }))).supportFrom).toBe(5);
  expect((await programme(null, tenantOf({ vip, contacts: {} }))).supportFrom).toBeNull();
  const modules = { MANPLAYREB3: false };
  expect((await programme(null, tenantOf({ vip, modules }))).cashback).toEqual([]);
});

it('tells a member its rank, since when, what it has played, and its last ten changes [ROUTE-10]', async () => {
  const key = { merchant: 'alpha', account: 'm1', book: 'play:VND', cause: 'play', at: noon } as const;
  await database.db
    .insert(rankChange)
    .values([
      ...Array.from({ length: 11 }, (_, index) => ({ ...key, number: index + 1, former: index % 2, rank: (index + 1) % 2 })),
      { ...key, book: 'real:VND', number: 20, former: 0, rank: 2 },
      { ...key, merchant: 'beta', number: 21, former: 0, rank: 2 },
      { ...key, account: 'm2', number: 22, former: 0, rank: 2 },
    ]);
  await played('m1', '2026-11-16', '7');
  const since = new Date('2026-11-18T01:02:03Z');
  const ranked = { ...owner, rank: 1, rankBook: 'play:VND', rankSince: since, rankHeldUntil: '2026-11-20' };
  const { changes, ...own } = (await programme(ranked)).own ?? expect.fail('No rank.');
  expect(own).toEqual({
    rank: 1,
    since: since.toISOString(),
    turnover: '7.0000',
    deposits: '0.0000',
    heldUntil: '2026-11-20',
  });
  expect(changes).toEqual(
    Array.from({ length: 10 }, (_, index) => ({
      former: index % 2,
      rank: (index + 1) % 2,
      cause: 'play',
      at: noon.toISOString(),
    })),
  );
  // Held until yesterday, and reached in another book: neither counts.
  const lost = { ...ranked, rankBook: 'real:VND', rankHeldUntil: '2026-11-19' };
  expect((await programme(lost)).own).toMatchObject({ rank: 0, since: null, heldUntil: null });
  expect((await programme({ ...ranked, type: trialAccountType })).own).toBeNull();
});

it('finds who staked the sum of the first rank in the days of the period, the first and the last one among them', async () => {
  await played('first', '2026-11-16', '100');
  await played('last', '2026-11-22', '100');
  await played('summed', '2026-11-17', '60');
  await played('summed', '2026-11-18', '40');
  await played('less', '2026-11-17', '99.9999');
  await played('early', '2026-11-15', '500');
  await played('late', '2026-11-23', '500');
  await played('foreign', '2026-11-17', '500', { merchant: 'beta' });
  await played('other', '2026-11-17', '500', { book: 'real:VND' });
  const days = { from: '2026-11-16', until: '2026-11-22' };
  const found = await accountsAbove(database.db, alpha, moneyOf('100'), days);
  expect(found.toSorted()).toEqual(['first', 'last', 'summed']);
});
