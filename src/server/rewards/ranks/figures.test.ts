import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openRanked, openRankSite } from '../../../../tests/server/rank-kit.ts';
import { operator, outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { turnover } from '../../platform/db/tables/play.ts';
import { rankBonus, rankChange } from '../../platform/db/tables/ranks.ts';
import { createAssessment } from './assess.ts';
import { ranksSince } from './history.ts';

/** Figures that count for a rank: sums of the account, the book and the period, to the first and the last moment of it. */

/** Friday 2026-11-20, 12:00 in the zone of the brand. */
let time = noon;
const now = () => time;
let site: Site;
beforeAll(async () => {
  site = await openRankSite({ now });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => site.close());

const ranks = () => site.server.services.ranks;
async function open(username: string) {
  const member = await openRanked(site, now, username);
  const isOwn = and(eq(account.merchant, 'alpha'), eq(account.id, member.owner.id));
  const read = async () => (await site.db.select().from(account).where(isOwn))[0] ?? expect.fail('No account.');
  const show = async () => ranks().operate.show(member.tenant, operator, await read(), 'en');
  const set = (rank: number, reason = 'asked') =>
    ranks().operate.set(member.tenant, operator, member.owner.id, { rank, reason });
  return { ...member, isOwn, read, show, set };
}
type Ranked = Awaited<ReturnType<typeof open>>;
const changeDeposits = ({ owner }: Ranked, change: Partial<typeof depositOrder.$inferInsert>) =>
  site.db.update(depositOrder).set(change).where(eq(depositOrder.account, owner.id));

it('adds up deposits that were credited in the period, with what came of each', async () => {
  const member = await open('adding');
  await member.deposited('20');
  await member.deposited('30');
  expect(await member.show()).toMatchObject({ deposits: '50.0000', turnover: '0.0000' });
  await changeDeposits(member, { received: 10_0000n });
  expect((await member.show()).deposits).toBe('20.0000');
  const isFirst = and(eq(depositOrder.account, member.owner.id), eq(depositOrder.amount, 20_0000n));
  for (const state of ['created', 'pending', 'failed', 'expired'] as const) {
    await site.db.update(depositOrder).set({ state }).where(isFirst);
    expect([state, (await member.show()).deposits]).toEqual([state, '10.0000']);
  }
  await changeDeposits(member, { book: 'real:VND' });
  expect((await member.show()).deposits).toBe('0.0000');
});

it.each([
  ['the month before, in its last moment', '2026-10-31T16:59:59.999Z', '0.0000'],
  ['the first moment of the month', '2026-10-31T17:00:00Z', '50.0000'],
  ['the last moment of the month', '2026-11-30T16:59:59.999Z', '50.0000'],
  ['the next month, in its first moment', '2026-11-30T17:00:00Z', '0.0000'],
])('a deposit that was credited in %s, at %s, adds %s to the month', async (name, endedAt, deposits) => {
  const member = await open(`moment${name.length}`);
  await member.deposited('50');
  // When it was ordered says nothing.
  await changeDeposits(member, { endedAt: new Date(endedAt), createdAt: new Date('2026-01-01T00:00:00Z') });
  expect((await member.show()).deposits).toBe(deposits);
});

it('adds up turnover of the first to the last day, of one account and one book', async () => {
  const [member, other] = [await open('days'), await open('others')];
  for (const day of ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']) await member.staked('40', day);
  await other.staked('7');
  expect([(await member.show()).turnover, (await other.show()).turnover]).toEqual(['80.0000', '7.0000']);
  await site.db.update(turnover).set({ book: 'real:VND' }).where(eq(turnover.account, member.owner.id));
  expect((await member.show()).turnover).toBe('0.0000');
  await ranks().raiseAll();
  expect((await member.read()).rank).toBe(0);
});

it('is raised at exactly what a rank asks for, and not for the last unit less', async () => {
  const [exact, less] = [await open('exact'), await open('less')];
  await exact.staked('100');
  await less.staked('99.9999');
  await ranks().raiseAll();
  expect([(await exact.read()).rank, (await less.read()).rank]).toEqual([1, 0]);
  await less.staked('0.0001');
  await exact.deposited('49.9999');
  await exact.staked('900');
  await ranks().raiseAll();
  expect([(await exact.read()).rank, (await less.read()).rank]).toEqual([1, 1]);
  await exact.deposited('0.0001');
  await ranks().raiseAll();
  expect(await exact.show()).toMatchObject({ rank: 2, label: 'VIP 2 · Hai en' });
});

it('that an operator gives pays no bonus, holds to the last day of the period and is known since its moment', async () => {
  const member = await open('given');
  await site.db.update(account).set({ rank: 2, rankBook: 'real:VND' }).where(member.isOwn);
  const before = (await member.balances()).main;
  await member.set(3);
  expect((await member.show()).changes).toMatchObject([
    { former: 0, rank: 3, cause: 'operator', operator: operator.id, reason: 'asked', at: noon.toISOString() },
  ]);
  await ranks().raiseAll();
  expect([(await member.balances()).main, await site.db.$count(rankBonus, eq(rankBonus.account, member.owner.id))]).toEqual([
    before,
    0,
  ]);
  expect(await member.read()).toMatchObject({ rank: 3, rankSince: noon, rankFrom: '2026-11-01', rankHeldUntil: '2026-11-30' });
  // A lower one holds too: neither play of the last day nor the repetition of the act changes it.
  await member.set(0, 'against the rules');
  time = new Date('2026-11-30T16:59:59Z');
  await member.staked('500', '2026-11-30');
  await ranks().raiseAll();
  expect(await member.show()).toMatchObject({ rank: 0, heldUntil: '2026-11-30', turnover: '500.0000' });
  const changes = (await member.show()).changes.length;
  await member.set(0, 'again');
  expect((await member.show()).changes).toHaveLength(changes);
  time = new Date('2026-11-30T17:00:00Z');
  expect(await member.show()).toMatchObject({ rank: 0, heldUntil: null, turnover: '0.0000' });
  expect(await outcomeOf(member.set(6))).toBe('VALIDATION');
});

it('lists the last ten changes, latest first', async () => {
  const member = await open('changed');
  for (const rank of [1, 2, 3, 4, 5, 4, 3, 2, 1, 2, 3]) await member.set(rank);
  expect((await member.show()).changes.map(({ rank }) => rank)).toEqual([3, 2, 1, 2, 3, 4, 5, 4, 3, 2]);
});

it('bonuses of several accounts and ranks are paid each to its owner, and are owed no more', async () => {
  const members = [await open('bonus-one'), await open('bonus-two')];
  const before = await Promise.all(members.map(async (member) => (await member.balances()).main));
  for (const member of members) await member.staked('1000');
  await members[1]?.deposited('50');
  await ranks().raiseAll();
  await ranks().raiseAll();
  const after = await Promise.all(members.map(async (member) => (await member.balances()).main));
  expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([10_0000n, 30_0000n]);
  const rows = await site.db.select().from(rankBonus);
  const own = rows.filter(({ account: holder }) => members.some(({ owner }) => owner.id === holder));
  const paid = own.map(({ rank, amount }) => ({ rank, amount })).toSorted((one, other) => one.rank - other.rank);
  expect(paid).toEqual([
    { rank: 1, amount: 10_0000n },
    { rank: 1, amount: 10_0000n },
    { rank: 2, amount: 20_0000n },
  ]);
  // One act of the ledger for each.
  expect(new Set(own.map(({ transaction }) => transaction)).size).toBe(3);
  expect(own.some(({ transaction }) => transaction === null)).toBe(false);
});

it('had at the end of a day is the one of its book before the next change, which may be at the very end', async () => {
  const member = await open('recalled');
  const key = { merchant: 'alpha', account: member.owner.id, rank: 3, cause: 'play' } as const;
  await site.db.update(account).set({ rank: 3, rankBook: 'play:VND' }).where(member.isOwn);
  await site.db.insert(rankChange).values([
    { ...key, book: 'real:VND', number: 1, former: 5, at: noon },
    { ...key, book: 'play:VND', number: 2, former: 1, at: new Date('2026-11-14T16:59:59.999Z') },
    // A later one in front: the number decides, not the place in the table.
    { ...key, book: 'play:VND', number: 4, former: 4, at: noon },
    { ...key, book: 'play:VND', number: 3, former: 2, at: new Date('2026-11-19T17:00:00Z') },
  ]);
  const wallet = { merchant: 'alpha', holder: member.owner.id, name: 'main', book: 'play:VND' } as const;
  const ranked = await ranksSince(site.db, member.tenant, wallet, '2026-11-15');
  const days = ['2026-11-15', '2026-11-19', '2026-11-20'].map(ranked.on);
  expect([ranked.now, ...days]).toEqual([3, 2, 2, 3]);
  const other = await ranksSince(site.db, member.tenant, { ...wallet, book: 'real:VND' }, '2026-11-15');
  expect([other.now, other.on('2026-11-19')]).toEqual([0, 5]);
});

it('also the first one falls after a month that did not keep it, where the brand asks for something', async () => {
  const [kept, lost] = [await open('kept-first'), await open('lost-first')];
  const { brand } = kept.tenant;
  const ranks = brand.vip.ranks.map((rank, index) => (index === 0 ? { ...rank, keep: 60 } : rank));
  const strict = { ...kept.tenant, brand: { ...brand, vip: { ...brand.vip, ranks } } };
  const inbox = { send: async () => undefined };
  const { assess } = createAssessment({ db: site.db, now, inbox, tenants: { all: () => [strict] }, takeMoved: () => [] });
  const outcomes: unknown[] = [];
  for (const [member, turnover] of [
    [kept, '60'],
    [lost, '59.9999'],
  ] as const) {
    await site.db.update(account).set({ rank: 1, rankBook: 'play:VND', rankFrom: '2026-10-01' }).where(member.isOwn);
    await member.staked(turnover, '2026-10-31');
    time = new Date('2026-10-31T17:29:59Z');
    outcomes.push(await assess(strict, member.owner.id));
    time = noon;
    outcomes.push(await assess(strict, member.owner.id));
    const { rank, rankFrom } = await member.read();
    outcomes.push([rank, rankFrom]);
  }
  expect(outcomes).toEqual([false, false, [1, '2026-11-01'], false, true, [0, null]]);
});
