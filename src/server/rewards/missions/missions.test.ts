import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openMissioner, openMissionSite } from '../../../../tests/server/mission-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import { moneyOf } from '../../../domain/money.ts';
import { commitmentOf, prizeOf } from '../../../domain/raffle.ts';
import type { EnvelopeOpened, MissionSummary } from '../../../wire/missions.ts';
import type { BonusPage } from '../../../wire/promotions.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { redEnvelope } from '../../platform/db/tables/missions.ts';
import { referral } from '../../platform/db/tables/referral.ts';

const hourMs = 3_600_000;
/** Friday 2026-11-20, 12:00 in the zone of the brand. */
let time = noon;
const now = () => time;
const later = (hours: number) => new Date(noon.getTime() + hours * hourMs);
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openMissionSite({ now, vendors: [vendor.entry] });
});
beforeEach(() => {
  time = noon;
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

const open = (username: string) => openMissioner(site, now, username);
type Member = Awaited<ReturnType<typeof open>>;
const day = '2026-11-20';

describe('progress', () => {
  it('shows missions with progress and reward, counts the open ones, and asks for a session [API-44] [PROD-29]', async () => {
    const member = await open('looker');
    const { missions, open: count, resets, season } = await member.summary();
    expect(missions.map(({ id, period, done, needed, state }) => [id, period, done, needed, state])).toEqual([
      ['bets', day, '0', '2', 'open'],
      ['turnover', '2026-11-16', '0.0000', '100.0000', 'open'],
      ['deposit', day, '0', '1', 'open'],
      ['friends', day, '0', '1', 'open'],
      ['gala', 'once', '0', '1', 'open'],
    ]);
    expect(count).toBe(5);
    expect(resets).toEqual({ day: '2026-11-20T17:00:00.000Z', week: '2026-11-22T17:00:00.000Z' });
    expect(season).toEqual({ title: 'Mùa', daysLeft: 3 });
    const guest = visitor(site, now);
    for (const name of ['missionSummary', 'missionLeaderboard', 'claimMission'] as const)
      expect((await guest.send(name, undefined)).status).toBe(401);
  });

  it('counts settled bets of a real vendor, never open ones or those that are rolled back', async () => {
    const { session, wallet, token } = await sitDown(site, now);
    const { send } = visitor(site, now);
    const bets = walletClient(site, now);
    const doneOf = async (id: string) =>
      (await send<MissionSummary>('missionSummary', undefined, { token })).value.missions.find((each) => each.id === id)?.done;
    const [first, second, third] = [fresh('bet'), fresh('bet'), fresh('bet')];
    for (const betId of [first, second, third])
      await wallet('bet', { session: session.session, roundId: `r-${betId}`, betId, amount: '60.0000' });
    expect([await doneOf('gala'), await doneOf('turnover')]).toEqual(['0', '0.0000']);
    await bets('rollback', { player: session.player, roundId: `r-${second}`, betId: second });
    const settle = (betId: string) => {
      const results = [{ betId, payout: '0.0000' }];
      return bets('settle', { player: session.player, roundId: `r-${betId}`, results, closes: true });
    };
    await settle(first);
    expect([await doneOf('gala'), await doneOf('turnover')]).toEqual(['1', '60.0000']);
    // A result that comes after the rollback changes nothing; one that comes twice counts once.
    await settle(second);
    await settle(first);
    expect(await doneOf('turnover')).toBe('60.0000');
    await settle(third);
    expect(await doneOf('turnover')).toBe('100.0000');
    expect((await checkLedger(site.db)).broken).toBeNull();
  });

  it('counts only the categories of a mission', async () => {
    const member = await open('slotter');
    await member.played('10', { category: 'LIVE' });
    await member.played('10');
    expect((await member.mission('bets'))?.done).toBe('1');
    expect((await member.mission('gala'))?.state).toBe('claimable');
  });

  it('counts credited deposits of at least the sum', async () => {
    const member = await open('depositor');
    const deposit = (amount: string, state: 'credited' | 'failed') =>
      site.db.insert(depositOrder).values({
        merchant: 'alpha',
        id: `${amount}-${state}`,
        account: member.owner.id,
        request: `${amount}-${state}`,
        method: 'qr',
        kind: 'qr',
        provider: 'simulated',
        state,
        book: 'play:VND',
        amount: moneyOf(amount),
        fee: 0n,
        createdAt: now(),
        expiresAt: now(),
        endedAt: now(),
      });
    await deposit('499', 'credited');
    await deposit('900', 'failed');
    expect((await member.mission('deposit'))?.state).toBe('open');
    await deposit('500', 'credited');
    expect((await member.mission('deposit'))?.state).toBe('claimable');
  });

  it('counts friends once they are verified', async () => {
    const member = await open('inviter');
    const services = { db: site.db, now, verification: site.server.services.verification };
    const friend = await addPlayer(services, 'invited');
    const unverified = { mobileConfirmedAt: null, emailConfirmedAt: null };
    await site.db.update(account).set(unverified).where(eq(account.id, friend.id));
    const row = { merchant: 'alpha', account: friend.id, id: 'f1', inviter: member.owner.id, registeredAt: now() };
    await site.db.insert(referral).values(row);
    expect((await member.mission('friends'))?.done).toBe('0');
    await site.db.update(account).set({ mobileConfirmedAt: now() }).where(eq(account.id, friend.id));
    expect((await member.mission('friends'))?.done).toBe('1');
  });
});

describe('a claim', () => {
  it('pays money into the main wallet one time, and shows it among the bonuses', async () => {
    const member = await open('claimer');
    expect((await member.claim('gala', 'once')).value).toEqual({ state: 'open' });
    await member.played('10');
    const before = await member.balances();
    for (const _ of [1, 2])
      expect((await member.claim('gala', 'once')).value.reward).toEqual({ kind: 'money', amount: '7.0000' });
    expect((await member.balances()).main - before.main).toBe(7_0000n);
    expect((await member.mission('gala'))?.state).toBe('claimed');
    const { value } = await member.call<BonusPage>('bonuses');
    expect(value.rows).toMatchObject([{ title: 'gala', amount: '7.0000', state: 'released' }]);
    expect((await member.claim('nothing', 'once')).code).toBe('NOT_FOUND');
  });

  it('of yesterday is taken until the day is over, the one before no more', async () => {
    const member = await open('sleeper');
    await member.played('10');
    await member.played('10');
    time = later(24);
    await member.signIn();
    expect(await member.mission('bets', true)).toMatchObject({ period: day, state: 'claimable', isOver: true });
    expect(await member.mission('bets')).toMatchObject({ period: '2026-11-21', state: 'open', done: '0' });
    time = later(36.1);
    await member.signIn();
    expect(await member.mission('bets', true)).toBeUndefined();
    expect((await member.claim('bets', day)).value).toEqual({ state: null });
  });
});

describe('a red envelope', () => {
  const earn = async (member: Member) => {
    await member.played('10');
    await member.played('10');
    await member.claim('bets', day);
    return (await member.summary()).envelopes.waiting;
  };
  const openIt = (member: Member, envelope: string, commitment: string, clientSeed = 'browser-1') =>
    member.call<EnvelopeOpened>('claimRaffle', { envelope, commitment, clientSeed });

  it('is drawn on the server, can be repeated by the browser, and pays into the main wallet [PROD-31] [API-53]', async () => {
    const member = await open('opener');
    const [first, second] = await earn(member);
    expect(first).toMatchObject({ mission: 'bets', least: '5.0000', most: '20.0000', expiresAt: '2026-11-20T17:00:00.000Z' });
    const before = await member.balances();
    const { value } = await openIt(member, first?.id ?? '', first?.commitment ?? '');
    const { result } = value;
    expect(await commitmentOf(result.serverSeed)).toBe(first?.commitment);
    expect(await prizeOf(result, result.weights)).toBe(result.prize);
    expect((await member.balances()).main - before.main).toBe(moneyOf(result.amount));
    const { envelopes } = await member.summary();
    expect(envelopes.waiting.map(({ id }) => id)).toEqual([second?.id]);
    expect(envelopes.received).toBe(result.amount);
    expect((await member.call<BonusPage>('bonuses')).value.rows).toMatchObject([{ title: 'Bao lì xì' }]);
  });

  it('opened in two tabs has one effect, and both show the same sum', async () => {
    const member = await open('tabber');
    const [envelope] = await earn(member);
    const before = await member.balances();
    const both = await Promise.all(
      ['browser-one', 'browser-two'].map((seed) => openIt(member, envelope?.id ?? '', envelope?.commitment ?? '', seed)),
    );
    expect(both.map(({ code }) => code)).toEqual(['OK', 'OK']);
    expect(both[0]?.value.result).toEqual(both[1]?.value.result);
    expect((await member.balances()).main - before.main).toBe(moneyOf(both[0]?.value.result.amount ?? '0'));
  });

  it('keeps its prizes, and cannot be opened after its day, by another account, or without what was shown', async () => {
    const member = await open('latecomer');
    const [envelope] = await earn(member);
    const stranger = await open('stranger');
    const { id = '', commitment = '' } = envelope ?? {};
    expect((await openIt(stranger, id, commitment)).code).toBe('NOT_FOUND');
    expect((await openIt(member, id, 'a'.repeat(64))).code).toBe('CONFLICT');
    const isOf = and(eq(redEnvelope.merchant, 'alpha'), eq(redEnvelope.id, id));
    const [row] = await site.db.select().from(redEnvelope).where(isOf);
    expect(row?.prizes.map(({ amount }) => amount)).toEqual([5, 20]);
    time = later(12.1);
    await member.signIn();
    expect((await openIt(member, id, commitment)).value).toEqual({ state: 'expired' });
    expect((await member.summary()).envelopes.waiting).toEqual([]);
  });
});

it('ranks accounts by the scores of the week, with masked names; the next week begins anew [API-45] [PROD-30]', async () => {
  time = later(7 * 24);
  const [many, few, none] = [await open('winning'), await open('second'), await open('lastone')];
  await many.played('100');
  await few.played('10');
  await many.claim('turnover', '2026-11-23');
  // The gala is over, and its reward waits for a week.
  const board = async (member: Member) =>
    (await member.leaderboard()).ranks.map(({ rank, player, score, isOwn }) => ({ rank, player, score, isOwn }));
  expect(await board(many)).toEqual([{ rank: 1, player: 'wi***g', score: 100, isOwn: true }]);
  await few.played('100');
  time = later(7 * 24 + 1);
  await few.signIn();
  await none.signIn();
  await few.claim('turnover', '2026-11-23');
  expect(await board(few)).toEqual([
    { rank: 1, player: 'wi***g', score: 100, isOwn: false },
    { rank: 2, player: 'se***d', score: 100, isOwn: true },
  ]);
  expect((await none.leaderboard()).own).toBeNull();
  time = later(14 * 24);
  await many.signIn();
  expect(await many.leaderboard()).toEqual({ from: '2026-11-30', until: '2026-12-06', ranks: [], own: null });
});
