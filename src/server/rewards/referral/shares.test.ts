import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { moneyOf, moneyToWire, unitsToWire } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import { createLedger } from '../../money/ledger/index.ts';
import { mainWallet } from '../../money/wallets/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, referral, sharedDay, turnover } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createPayments } from './payments.ts';

/** Shares and rewards by rows alone: days, moments and rows that are just inside and just outside of what is paid. */

const dayMs = 86_400_000;
/** A quarter to one at night in Vietnam, on 21 November: the day before is shared. */
const now = new Date('2026-11-20T17:45:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const tenantOf = (rule: object) =>
  ({
    brand: storedBrand({
      merchant: 'alpha',
      name: 'Alpha',
      hosts: ['alpha.test'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
      timeZone: 'Asia/Ho_Chi_Minh',
      modules: { INVITE: true },
      policies: { referral: { reward: 0, minDeposit: 1, share: 10, ...rule } },
    }),
  }) as unknown as Tenant;

let database: Database;
let made = 0;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [account, referral, sharedDay, turnover]) await database.db.delete(table);
});

const ledger = () => createLedger({ db: database.db, now: () => now });
const payDue = (rule: object = {}) => {
  const tenants = { all: () => [tenantOf(rule)] };
  return createPayments({ db: database.db, now: () => now, ledger: ledger(), tenants }).payDue();
};

async function inviter(state: 'active' | 'disabled' = 'active') {
  const id = `i${(made += 1)}`;
  const names = { username: id, foldedUsername: id, nickname: id, avatar: '' };
  const row = { merchant: 'alpha', id, ...names, passwordChangedAt: now, type: 0, createdAt: now };
  await database.db.insert(account).values({ ...row, state });
  return {
    id,
    earned: async () => moneyToWire(await ledger().balance(mainWallet(tenantOf({}), { id }))),
  };
}

/** A friend who has deposited a month ago, unless the row says otherwise. */
async function friendOf(inviterId: string, more: Partial<typeof referral.$inferInsert> = {}) {
  const friend = `f${(made += 1)}`;
  const deposited = { depositedAt: before(30 * dayMs), deposit: moneyOf('100'), book: 'play:VND' };
  const row = { merchant: 'alpha', account: friend, id: friend, inviter: inviterId, registeredAt: before(40 * dayMs) };
  await database.db.insert(referral).values({ ...row, ...deposited, ...more });
  return friend;
}

const played = (friend: string, day: string, validBet: string, more: Partial<typeof turnover.$inferInsert> = {}) =>
  database.db.insert(turnover).values({
    merchant: 'alpha',
    account: friend,
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
const sharesOf = async (friend: string) => {
  const [row] = await database.db.select().from(referral).where(eq(referral.account, friend));
  return unitsToWire(row?.shares ?? 0n);
};

it('shares the seven days before today: neither the eighth nor today', async () => {
  const { id, earned } = await inviter();
  const friend = await friendOf(id);
  for (const [day, validBet] of [
    ['2026-11-13', '1000'],
    ['2026-11-14', '200'],
    ['2026-11-20', '30'],
    ['2026-11-21', '4000'],
  ] as const)
    await played(friend, day, validBet);
  await payDue();
  expect([await earned(), await sharesOf(friend)]).toEqual(['23.0000', '23.0000']);
  const days = (await database.db.select().from(sharedDay)).map(({ day }) => day).toSorted();
  expect(days).toEqual(['2026-11-14', '2026-11-20']);
});

it('shares what a friend played from the day of the first deposit on, in its book, with an inviter who is active', async () => {
  const [one, other, closed] = [await inviter(), await inviter(), await inviter('disabled')];
  // Late in the evening of the 18th in Vietnam.
  const first = await friendOf(one.id, { depositedAt: new Date('2026-11-18T16:59:59Z') });
  const second = await friendOf(other.id);
  for (const day of ['2026-11-17', '2026-11-18']) await played(first, day, '100');
  await played(second, '2026-11-20', '50');
  for (const more of [{ book: 'real:VND' }, { merchant: 'beta' }]) await played(second, '2026-11-20', '900', more);
  const unpaid = [
    await friendOf(other.id, { excluded: 'network' }),
    await friendOf(other.id, { depositedAt: null, deposit: null, book: null }),
    await friendOf(other.id, { book: 'real:VND' }),
    await friendOf(closed.id),
  ];
  for (const friend of unpaid) await played(friend, '2026-11-20', '700');
  await payDue();
  expect([await one.earned(), await other.earned(), await closed.earned()]).toEqual(['10.0000', '5.0000', '0.0000']);
  expect([await sharesOf(first), await sharesOf(second), ...(await Promise.all(unpaid.map(sharesOf)))]).toEqual([
    '10.0000',
    '5.0000',
    ...unpaid.map(() => '0.0000'),
  ]);
});

it('pays a share of a hundredth of the unit, and none below it', async () => {
  const [one, other] = [await inviter(), await inviter()];
  await played(await friendOf(one.id), '2026-11-20', '0.0999');
  await played(await friendOf(other.id), '2026-11-20', '0.1');
  await payDue();
  expect([await one.earned(), await other.earned(), await database.db.$count(sharedDay)]).toEqual(['0.0000', '0.0100', 1]);
});

it('rewards a friend whose first deposit is within the days of the brand, in its book, and one who is not excluded', async () => {
  const { id, earned } = await inviter();
  const days = { reward: 5, days: 10, share: 0 };
  for (const more of [
    { depositedAt: before(10 * dayMs) },
    { depositedAt: before(dayMs), excluded: 'owner' },
    { depositedAt: before(dayMs), book: 'real:VND' },
    { depositedAt: null, deposit: null, book: null },
  ] as const)
    await friendOf(id, more);
  await payDue(days);
  expect(await earned()).toBe('0.0000');
  await friendOf(id, { depositedAt: before(10 * dayMs - 1) });
  await friendOf((await inviter('disabled')).id, { depositedAt: before(dayMs) });
  await payDue(days);
  await payDue(days);
  expect(await earned()).toBe('5.0000');
  expect(await database.db.$count(referral, eq(referral.reward, moneyOf('5')))).toBe(1);
});
