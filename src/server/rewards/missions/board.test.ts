import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, missionScore, redEnvelope, turnover } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createBoard } from './board.ts';
import type { EnvelopeRow } from './envelopes.ts';
import { missionOf } from './rules.ts';

/** Missions, envelopes and the leaderboard as members read them. Noon of the tests is on Friday, 20 November in Vietnam. */

const named = (id: string, more: object) => ({ id, title: { en: `${id} en`, vi: id }, period: 'day', ...more });
const missions = {
  season: { title: { en: 'Season', vi: 'Mùa' }, lastDay: '2026-11-22' },
  envelopes: {
    prizes: [
      { amount: 20, weight: 1 },
      { amount: 100, weight: 1 },
      { amount: 5, weight: 2 },
    ],
  },
  list: [
    named('bets', { kind: 'bets', count: 2, categories: ['RNG'], reward: { kind: 'envelopes', count: 2 }, score: 30 }),
    named('turnover', { kind: 'turnover', amount: 100, period: 'week', reward: { kind: 'money', amount: 50 }, score: 100 }),
  ],
};
const tenantOf = (more: object = {}) =>
  ({
    brand: storedBrand({
      merchant: 'alpha',
      name: 'Alpha',
      hosts: ['alpha.test'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
      timeZone: 'Asia/Ho_Chi_Minh',
      missions: { ...missions, ...more },
    }),
  }) as unknown as Tenant;
const alpha = tenantOf();

let database: Database;
let owner: Account;
let waiting: readonly EnvelopeRow[] = [];
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [account, missionScore, redEnvelope, turnover]) await database.db.delete(table);
  owner = await member('m5', 'keeper');
  waiting = [];
});

async function member(id: string, username: string, more: Partial<Account> = {}) {
  const names = { username, foldedUsername: username, nickname: username, avatar: 'avatar-1.svg' };
  const row = { merchant: 'alpha', id, ...names, passwordChangedAt: noon, type: 0, createdAt: noon, ...more };
  const [added] = await database.db.insert(account).values(row).returning();
  return added ?? expect.fail('No account.');
}

const board = (at = noon) =>
  createBoard({
    db: database.db,
    now: () => at,
    limits: { keyedHash: async (merchant, text) => `${merchant} ${text}` },
    envelopes: { waiting: async () => [...waiting], received: async () => moneyOf('25') },
  });

const envelope = (source: string, amounts: readonly number[]): EnvelopeRow => ({
  merchant: 'alpha',
  id: `of-${source}`,
  account: 'm5',
  book: 'play:VND',
  source,
  origin: '',
  number: 1,
  prizes: amounts.map((amount) => ({ amount, weight: 1 })),
  operator: null,
  reason: null,
  grantedAt: noon,
  expiresAt: new Date('2026-11-20T17:00:00Z'),
  revokedAt: null,
  openedAt: null,
  clientSeed: null,
  prize: null,
  amount: null,
  transaction: null,
});

it('shows each mission with its progress and reward, the odds of an envelope, and when days and weeks begin anew [API-44]', async () => {
  await database.db.insert(turnover).values({
    merchant: 'alpha',
    account: 'm5',
    day: '2026-11-20',
    book: 'play:VND',
    category: 'RNG',
    vassalage: '',
    bets: 1,
    stake: moneyOf('40'),
    payout: 0n,
    validBet: moneyOf('40'),
  });
  expect(await board().summary(alpha, owner, 'en')).toEqual({
    missions: [
      {
        id: 'bets',
        period: '2026-11-20',
        cycle: 'day',
        kind: 'bets',
        title: 'bets en',
        categories: ['RNG'],
        done: '1',
        needed: '2',
        state: 'open',
        reward: { kind: 'envelopes', count: 2 },
        score: 30,
        isOver: false,
        until: '2026-11-20T17:00:00.000Z',
      },
      {
        id: 'turnover',
        period: '2026-11-16',
        cycle: 'week',
        kind: 'turnover',
        title: 'turnover en',
        categories: [],
        done: '40.0000',
        needed: '100.0000',
        state: 'open',
        reward: { kind: 'money', amount: '50.0000' },
        score: 100,
        isOver: false,
        until: '2026-11-22T17:00:00.000Z',
      },
    ],
    open: 2,
    resets: { day: '2026-11-20T17:00:00.000Z', week: '2026-11-22T17:00:00.000Z' },
    season: { title: 'Season', daysLeft: 3 },
    envelopes: {
      waiting: [],
      prizes: [
        { amount: '20.0000', odds: '25.00' },
        { amount: '100.0000', odds: '25.00' },
        { amount: '5.0000', odds: '50.00' },
      ],
      received: '25.0000',
    },
  });
});

it('says of an envelope the least and the most that it may hold, its mission and its promise, which another one does not have', async () => {
  waiting = [envelope('bets', [100, 5, 20]), envelope('operator', [7])];
  const shown = (await board().summary(alpha, owner, 'vi')).envelopes.waiting;
  const [first, second] = shown.map(({ commitment: _promise, ...rest }) => rest);
  const expiresAt = '2026-11-20T17:00:00.000Z';
  expect(first).toEqual({ id: 'of-bets', mission: 'bets', least: '5.0000', most: '100.0000', expiresAt });
  expect(second).toEqual({ id: 'of-operator', mission: null, least: '7.0000', most: '7.0000', expiresAt });
  const promises = shown.map(({ commitment }) => commitment);
  expect(new Set(promises).size).toBe(2);
  expect(promises[0]).toMatch(/^[\da-f]{64}$/);
});

it.each([
  ['2026-11-22T16:59:59Z', 1],
  ['2026-11-22T17:00:00Z', null],
])('a season at %s has %s days left', async (at, daysLeft) => {
  const { season } = await board(new Date(at)).summary(alpha, owner, 'vi');
  expect(season).toEqual(daysLeft === null ? null : { title: 'Mùa', daysLeft });
  expect((await board(new Date(at)).summary(tenantOf({ season: undefined }), owner, 'vi')).season).toBeNull();
});

const scored = (holder: string, score: number, more: Partial<typeof missionScore.$inferInsert> = {}) =>
  database.db.insert(missionScore).values({
    merchant: 'alpha',
    book: 'play:VND',
    week: '2026-11-16',
    account: holder,
    score,
    envelopes: 1,
    reachedAt: noon,
    ...more,
  });

it('ranks the scores of this week, who reached one first before others; no picture shows who someone else is [PROD-30]', async () => {
  await member('m2', 'seconds', { avatar: 'face-of-m2.webp' });
  await member('m3', 'thirds');
  await member('m4', 'empty');
  await database.db.update(account).set({ avatar: 'face.webp' });
  await database.db.insert(account).values({ ...owner, merchant: 'beta', username: 'foreign', foldedUsername: 'foreign' });
  await scored('m5', 50);
  await scored('m2', 50);
  await scored('m3', 50, { reachedAt: new Date(noon.getTime() - 1), envelopes: 4 });
  await scored('m4', 0);
  for (const more of [{ week: '2026-11-09' }, { week: '2026-11-23' }, { merchant: 'beta' }, { book: 'real:VND' }])
    await scored('m5', 900, more);
  const { ranks, ...rest } = await board().leaderboard(alpha, owner);
  expect(rest).toEqual({ from: '2026-11-16', until: '2026-11-22', own: null });
  expect(ranks.map(({ avatar: _avatar, ...rank }) => rank)).toEqual([
    { rank: 1, player: 'th***s', score: 50, envelopes: 4, isOwn: false },
    { rank: 2, player: 'se***s', score: 50, envelopes: 1, isOwn: false },
    { rank: 3, player: 'ke***r', score: 50, envelopes: 1, isOwn: true },
  ]);
  const pictures = ranks.map(({ avatar }) => avatar);
  expect(pictures[2]).toBe('/avatars/alpha/face.webp');
  for (const picture of pictures.slice(0, 2)) expect(picture).toMatch(/^\/avatars\/alpha\/[\w-]+\.svg$/);
});

it('says the own place beyond the twenty that are shown, after those of equal score who were first or whose id is before', async () => {
  for (let index = 0; index < 20; index += 1) {
    await member(`top${index}`, `player${index}`);
    await scored(`top${index}`, 60);
  }
  for (const [id, more] of [
    ['m1', {}],
    ['m2', { reachedAt: new Date(noon.getTime() - 1) }],
    ['m9', {}],
    // Before the own id: only the moment, the week, the kind of money and the merchant keep these out.
    ['a0', { reachedAt: new Date(noon.getTime() + 1) }],
    ['a1', { week: '2026-11-09' }],
    ['a2', { book: 'real:VND' }],
    ['a3', { merchant: 'beta' }],
  ] as const)
    await scored(id, 50, more);
  await scored('m3', 49);
  await scored('m5', 50);
  const { ranks, own } = await board().leaderboard(alpha, owner);
  expect([ranks.length, own]).toEqual([
    20,
    { rank: 23, player: 'ke***r', avatar: '/avatars/alpha/avatar-1.svg', score: 50, envelopes: 1, isOwn: true },
  ]);
});

it('reads a reward and what is needed from the manifest: a sum for turnover, a count for anything else', () => {
  const given = tenantOf({
    list: [
      named('event', {
        kind: 'deposits',
        period: 'event',
        firstDay: '2026-11-19',
        lastDay: '2026-11-21',
        count: 3,
        amount: 200,
        reward: { kind: 'envelopes', count: 4 },
        score: 5,
      }),
      missions.list[1],
    ],
  }).brand.missions.list;
  const [event, week] = given.map(missionOf);
  expect(event).toEqual({
    id: 'event',
    title: { en: 'event en', vi: 'event' },
    cycle: 'event',
    from: '2026-11-19',
    until: '2026-11-21',
    kind: 'deposits',
    categories: [],
    needed: 3n,
    leastDeposit: moneyOf('200'),
    reward: { kind: 'envelopes', count: 4 },
    score: 5,
  });
  expect([week?.needed, week?.reward]).toEqual([moneyOf('100'), { kind: 'money', amount: moneyOf('50') }]);
});
