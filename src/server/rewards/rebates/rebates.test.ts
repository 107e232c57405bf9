import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { fresh } from '../../../../tests/vendors/paper-vendor.ts';
import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import type { RebateClaimed, RebateHistory, RebateOffer } from '../../../wire/records.ts';
import type { Db } from '../../platform/db/index.ts';
import { turnover } from '../../platform/db/tables/play.ts';

let time = noon;
const now = () => time;
let one: Site;
let other: Site;
let person: ReturnType<typeof visitor>;
let token: string;
let account: string;

const played = (day: string, category: string, validBet: string, vassalage = 'MANGO') =>
  one.db
    .insert(turnover)
    .values({
      merchant: 'alpha',
      account,
      day,
      book: 'play:VND',
      category,
      vassalage,
      bets: 1,
      stake: moneyOf(validBet),
      payout: moneyOf('0'),
      validBet: moneyOf(validBet),
    })
    .onConflictDoUpdate({
      target: [turnover.merchant, turnover.account, turnover.day, turnover.book, turnover.category, turnover.vassalage],
      set: { validBet: sql`${turnover.validBet} + excluded.valid_bet` },
    });

const offer = async () => (await person.send<RebateOffer>('rebates', undefined, { token })).value;
const claim = async (gameType?: string, requestId = fresh('claim-request'), site = one) =>
  visitor(site, now).send<RebateClaimed>(
    'claimRebate',
    { requestId, ...(gameType === undefined ? {} : { gameType }) },
    { token },
  );
const balance = async () => (await person.send<{ sumBalance: string }>('balance', undefined, { token })).value.sumBalance;

/** A session ends after half an hour, which the tests leave behind. */
const enter = async () => {
  token = (await person.login('demomember', 'Demo-2026')).value.token;
};

beforeAll(async () => {
  const database = await testDatabase();
  one = await openTestServer({ brands: authBrands(), database, now });
  other = await openTestServer({ brands: authBrands(), database, now });
  person = visitor(one, now);
  await enter();
  account = (await person.send<{ customerId: string }>('memberInfo', undefined, { token })).value.customerId;
});
afterAll(async () => {
  await one.close();
  await other.close();
});

describe('cashback [MEMBER-08]', () => {
  it('offers a share of the turnover per category by the rate of the rank, and every category', async () => {
    await played('2026-11-20', 'RNG', '1000000');
    await played('2026-11-19', 'RNG', '500000', 'KNK');
    await played('2026-11-20', 'LIVE', '33.3333');
    await played('2026-11-13', 'RNG', '77777');
    const { categories, amount, validBet, rank, paysAt } = await offer();
    const of = (category: string) => categories.find(({ gameType }) => gameType === category);
    expect(of('RNG')).toEqual({ gameType: 'RNG', validBet: '1500000.0000', rate: '0.30', amount: '4500.0000' });
    expect(of('LIVE')?.amount).toBe('0.0600');
    expect(of('SPORTS')).toEqual({ gameType: 'SPORTS', validBet: '0.0000', rate: '0.20', amount: '0.0000' });
    expect([categories.length, amount, validBet, rank, paysAt]).toEqual([8, '4500.0600', '1500033.3333', 'VIP 0', '00:30']);
  });

  it('pays a category once however often and wherever it is claimed concurrently, as one without a lock does not', async () => {
    const before = moneyOf(await balance());
    const same = fresh('same-request');
    const claims = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => claim('RNG', same, index % 2 === 0 ? one : other)),
      ...Array.from({ length: 6 }, (_, index) => claim('RNG', fresh('claim-request'), index % 2 === 0 ? one : other)),
    ]);
    expect(new Set(claims.map(({ code }) => code))).toEqual(new Set(['OK']));
    expect(new Set(claims.slice(0, 6).map(({ text }) => text)).size).toBe(1);
    const after = moneyOf(await balance());
    expect(moneyToWire(moneyOf(String((after - before) / 10_000n)))).toBe('4500.0000');
    expect((await claim('RNG', same)).text).toBe(claims[0]?.text);
    expect((await claim('LIVE', same)).code).toBe('CONFLICT');
    expect(await naively([one.db, other.db])).toBe(2);
  });

  it('pays the rest with one claim, and new turnover of the same day later', async () => {
    expect((await claim()).value.amount).toBe('0.0600');
    expect((await claim()).value.amount).toBe('0.0000');
    await played('2026-11-20', 'RNG', '1000');
    expect((await claim()).value.amount).toBe('3.0000');
    const history = (await person.send<RebateHistory>('rebateHistory', undefined, { token })).value;
    expect(history.rows.map(({ gameType, validBet, amount, automatic }) => [gameType, validBet, amount, automatic])).toEqual(
      expect.arrayContaining([
        ['RNG', '1000.0000', '3.0000', false],
        ['LIVE', '33.3333', '0.0600', false],
        ['RNG', '1500000.0000', '4500.0000', false],
      ]),
    );
    expect([history.total, (await offer()).thisMonth]).toEqual([3, '4503.0600']);
  });

  it('pays finished days by itself after the hour of the brand, once over two processes', async () => {
    await played('2026-11-20', 'RNG', '2000');
    await played('2026-11-21', 'RNG', '9000');
    const before = moneyOf(await balance());
    time = new Date('2026-11-20T17:29:59Z');
    await enter();
    await one.rebates.payDue();
    expect(moneyOf(await balance())).toBe(before);
    time = new Date('2026-11-20T17:30:00Z');
    await Promise.all([one.rebates.payDue(), other.rebates.payDue()]);
    await one.rebates.payDue();
    expect(moneyToWire(moneyOf(String((moneyOf(await balance()) - before) / 10_000n)))).toBe('6.0000');
    const [newest] = (await person.send<RebateHistory>('rebateHistory', undefined, { token })).value.rows;
    expect(newest).toMatchObject({ amount: '6.0000', automatic: true });
    const { amount } = await offer();
    expect(amount).toBe('27.0000');
    const { rows } = await one.db.execute<{ entries: string; rebates: string }>(sql`
      select (select sum(amount)::text from account_record where type = 'cashback') as entries, (select sum(amount)::text from rebate) as rebates`);
    expect(rows[0]?.entries).toBe(rows[0]?.rebates);
  });
});

it('is off with its module [ROLE-16]', async () => {
  const site = await openTestServer({ brands: authBrands({}, { MANPLAYREB3: false }), now });
  const visit = visitor(site, now);
  const { token: own } = (await visit.login('demomember', 'Demo-2026')).value;
  const codes = await Promise.all([
    visit.send('rebates', undefined, { token: own }),
    visit.send('rebateHistory', undefined, { token: own }),
    visit.send('claimRebate', { requestId: 'request-1' }, { token: own }),
  ]);
  expect(codes.map(({ status }) => status)).toEqual([404, 404, 404]);
  await expect(site.rebates.payDue()).resolves.toBe(undefined);
  await site.close();
});

/** Control: claims that look before they pay, without a lock. Returns how many were paid for one turnover. */
async function naively([first, second]: readonly [Db, Db]) {
  await first.execute(sql`create table naive_claim (paid boolean)`);
  const { promise: bothLooked, resolve: go } = Promise.withResolvers<void>();
  let looked = 0;
  const pay = (db: Db) =>
    db.transaction(async (work) => {
      const { rows } = await work.execute(sql`select from naive_claim`);
      looked += 1;
      if (looked === 2) go();
      await bothLooked;
      if (rows.length > 0) return 0;
      await work.execute(sql`insert into naive_claim values (true)`);
      return 1;
    });
  const paid = await Promise.all([pay(first), pay(second)]);
  return paid.filter((part) => part === 1).length;
}
