import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openMissioner, openMissionSite } from '../../../../tests/server/mission-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { moneyOf } from '../../../domain/money.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { missionScore, redEnvelope } from '../../platform/db/tables/missions.ts';
import { turnover } from '../../platform/db/tables/play.ts';
import { referral } from '../../platform/db/tables/referral.ts';
import { stateOf } from './envelopes.ts';

/** Play that counts for a mission and for a week, and play that does not: other accounts, books, days and moments. */

const hourMs = 3_600_000;
/** Friday 2026-11-20, 12:00 in the zone of the brand. */
let time = noon;
const now = () => time;
let site: Site;
beforeAll(async () => {
  site = await openMissionSite({ now });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => site.close());

const open = (username: string) => openMissioner(site, now, username);
type Member = Awaited<ReturnType<typeof open>>;
const day = '2026-11-20';

const deposit = ({ owner }: Member, more: Partial<typeof depositOrder.$inferInsert> = {}) => {
  const id = randomUUID();
  return site.db.insert(depositOrder).values({
    merchant: 'alpha',
    id,
    account: owner.id,
    request: id,
    method: 'qr',
    kind: 'qr',
    provider: 'simulated',
    state: 'credited',
    book: 'play:VND',
    amount: moneyOf('500'),
    fee: 0n,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    expiresAt: now(),
    endedAt: now(),
    ...more,
  });
};

let members = 0;
it.each<[string, Partial<typeof depositOrder.$inferInsert>, string]>([
  ['of the first moment of the day', { endedAt: new Date('2026-11-19T17:00:00Z') }, '1'],
  ['of the last moment before it', { endedAt: new Date('2026-11-19T16:59:59.999Z') }, '0'],
  ['of which less came than was asked for', { received: moneyOf('499.9999') }, '0'],
  ['of which more came than was asked for', { amount: moneyOf('100'), received: moneyOf('500') }, '1'],
  ['of another book', { book: 'real:VND' }, '0'],
  ['of another account', { account: 'another' }, '0'],
])('a deposit %s is counted', async (_name, more, done) => {
  members += 1;
  const member = await open(`payer${members}`);
  await deposit(member, more);
  expect((await member.mission('deposit'))?.done).toBe(done);
});

it('a turnover is the sum of the days of its week, of one account and one book, and is shown to at most what is needed', async () => {
  const [member, other] = [await open('summing'), await open('stranger')];
  for (const [on, amount] of [
    ['2026-11-15', '50'],
    ['2026-11-16', '30'],
    ['2026-11-19', '20'],
  ] as const)
    await member.played(amount, { day: on });
  await other.played('49');
  const done = async (who: Member) => {
    const found = await who.mission('turnover');
    return [found?.done, found?.state];
  };
  expect([await done(member), await done(other)]).toEqual([
    ['50.0000', 'open'],
    ['49.0000', 'open'],
  ]);
  await member.played('50');
  expect(await done(member)).toEqual(['100.0000', 'claimable']);
  await member.played('0.0001');
  expect(await done(member)).toEqual(['100.0000', 'claimable']);
  await site.db.update(turnover).set({ book: 'real:VND' }).where(eq(turnover.account, other.owner.id));
  expect(await done(other)).toEqual(['0.0000', 'open']);
});

it('friends count who were invited by the member within the day, are verified by phone or mail, and are not excluded', async () => {
  const member = await open('host');
  const services = { db: site.db, now, verification: site.server.services.verification };
  const invite = async (username: string, of: Partial<typeof referral.$inferInsert> = {}, proof: object = {}) => {
    const friend = await addPlayer(services, username);
    const unproven = { mobileConfirmedAt: null, emailConfirmedAt: null };
    await site.db
      .update(account)
      .set({ ...unproven, ...proof })
      .where(eq(account.id, friend.id));
    const row = { merchant: 'alpha', account: friend.id, id: username, inviter: member.owner.id, registeredAt: now(), ...of };
    await site.db.insert(referral).values(row);
  };
  const done = async () => (await member.mission('friends'))?.done;
  await invite('unproven');
  await invite('early', { registeredAt: new Date('2026-11-19T16:59:59.999Z') }, { mobileConfirmedAt: noon });
  await invite('foreign', { inviter: 'another' }, { mobileConfirmedAt: noon });
  await invite('same', { excluded: 'network' }, { mobileConfirmedAt: noon });
  expect(await done()).toBe('0');
  await invite('bymail', { registeredAt: new Date('2026-11-19T17:00:00Z') }, { emailConfirmedAt: noon });
  expect(await done()).toBe('1');
});

it('a claim is of one account and one turn: others claim the same, and the next turn begins at nothing', async () => {
  const [member, other] = [await open('first-one'), await open('other-one')];
  for (const who of [member, other]) await who.played('100');
  expect((await member.claim('turnover', '2026-11-16')).code).toBe('OK');
  expect([(await member.mission('turnover'))?.state, (await other.mission('turnover'))?.state]).toEqual([
    'claimed',
    'claimable',
  ]);
  expect((await other.claim('turnover', '2026-11-16')).code).toBe('OK');
  time = new Date('2026-11-23T05:00:00Z');
  await member.signIn();
  expect(await member.mission('turnover')).toMatchObject({ period: '2026-11-23', state: 'open', done: '0.0000' });
  expect(await member.mission('turnover', true)).toBeUndefined();
});

it('the badge counts what is not claimed, and the reward of yesterday until its last moment', async () => {
  const member = await open('badge');
  expect((await member.summary()).open).toBe(5);
  await member.played('10');
  await member.played('10');
  await member.claim('gala', 'once');
  expect((await member.summary()).open).toBe(4);
  time = new Date('2026-11-21T16:59:59Z');
  await member.signIn();
  const [yesterday] = (await member.summary()).missions.filter(({ isOver }) => isOver);
  expect(yesterday).toMatchObject({ id: 'bets', period: day, until: '2026-11-21T17:00:00.000Z' });
  expect((await member.claim('bets', day)).value).toEqual({ reward: { kind: 'envelopes', count: 2 }, score: 30 });
});

it('adds the scores of a week, and puts who reached a score first before who reached it later', async () => {
  time = new Date('2026-12-01T05:00:00Z');
  const [late, early] = [await open('late-player'), await open('early-player')];
  const scored = async (who: Member) => {
    await who.played('100');
    await who.played('10');
    await who.signIn();
  };
  await scored(late);
  await scored(early);
  await late.claim('turnover', '2026-11-30');
  time = new Date(time.getTime() + hourMs / 12);
  await early.claim('turnover', '2026-11-30');
  time = new Date(time.getTime() + hourMs / 12);
  await early.claim('bets', '2026-12-01');
  time = new Date(time.getTime() + hourMs / 12);
  await late.claim('bets', '2026-12-01');
  const ranks = async () =>
    (await early.leaderboard()).ranks.map(({ rank, score, envelopes, isOwn }) => ({ rank, score, envelopes, isOwn }));
  expect(await ranks()).toEqual([
    { rank: 1, score: 130, envelopes: 2, isOwn: true },
    { rank: 2, score: 130, envelopes: 2, isOwn: false },
  ]);
  // A score of another book or week is another list.
  await site.db.update(missionScore).set({ book: 'real:VND' }).where(eq(missionScore.account, late.owner.id));
  expect(await ranks()).toMatchObject([{ rank: 1, isOwn: true }]);
});

it('says where a member stands whom the list does not show, with those of equal score by who reached it first', async () => {
  time = new Date('2026-12-08T05:00:00Z');
  const member = await open('outside');
  const key = { merchant: 'alpha', book: 'play:VND', week: '2026-12-07', envelopes: 0 } as const;
  const services = { db: site.db, now, verification: site.server.services.verification };
  const shown = 20;
  const score = async (name: string, points: number, seconds: number) => {
    const { id } = await addPlayer(services, name);
    await site.db
      .insert(missionScore)
      .values({ ...key, account: id, score: points, reachedAt: new Date(noon.getTime() + seconds) });
  };
  for (let index = 0; index < shown; index += 1) await score(`top${index}`, 500, index);
  await score('same-before', 50, 1_000);
  await score('same-after', 50, 3_000);
  await score('fewer', 49, 0);
  await site.db
    .insert(missionScore)
    .values({ ...key, account: member.owner.id, score: 50, reachedAt: new Date(noon.getTime() + 2_000) });
  const { ranks, own } = await member.leaderboard();
  expect(ranks.every((row) => row.score === 500)).toBe(ranks.length <= shown);
  expect(own).toMatchObject({ rank: shown + 2, score: 50, isOwn: true });
});

it('an envelope waits until its moment, in the order of the ends', async () => {
  const member = await open('waiting');
  await member.played('10');
  await member.played('10');
  await member.claim('bets', day);
  const isOwn = eq(redEnvelope.account, member.owner.id);
  const rows = await site.db.select().from(redEnvelope).where(isOwn);
  const [first, second] = rows.toSorted((a, b) => a.number - b.number);
  const ids = async () => (await member.summary()).envelopes.waiting.map(({ id }) => id);
  expect(await ids()).toEqual([first?.id, second?.id]);
  const end = new Date(noon.getTime() + hourMs);
  await site.db
    .update(redEnvelope)
    .set({ expiresAt: end })
    .where(and(isOwn, eq(redEnvelope.id, second?.id ?? '')));
  expect(await ids()).toEqual([second?.id, first?.id]);
  time = end;
  await member.signIn();
  expect(await ids()).toEqual([first?.id]);
  const row = { ...(first ?? expect.fail('No envelope.')), expiresAt: end };
  const states = [-1, 0].map((ms) => stateOf(row, new Date(end.getTime() + ms)));
  expect(states).toEqual(['waiting', 'expired']);
  expect(stateOf({ ...row, openedAt: noon, revokedAt: noon }, end)).toBe('opened');
  expect(stateOf({ ...row, revokedAt: noon }, end)).toBe('revoked');
});
