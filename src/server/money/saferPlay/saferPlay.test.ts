import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRequest } from '../../../../tests/payments/deposit-kit.ts';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { liveTopics } from '../../../../tests/server/liveTopics.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { launchBody, openGame, sitDown } from '../../../../tests/vendors/table.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { CallName } from '../../../wire/calls.ts';
import type { ActivityStatement, ExclusionOffer, LimitChange, SaferPlayState } from '../../../wire/saferPlay.ts';
import { loginAttempt } from '../../platform/db/tables/accounts.ts';
import { playWallet } from '../wallets/index.ts';

const hourMs = 3_600_000;
let time = noon;
const now = () => time;
const after = (hours: number, from = noon) => new Date(from.getTime() + hours * hourMs);
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let sites: [Site, Site];
let site: Site;
beforeAll(async () => {
  vendor = await openPaperVendor();
  const database = await testDatabase();
  const open = () => openTestServer({ brands: authBrands(), database, now, vendors: [vendor.entry] });
  sites = [await open(), await open()];
  [site] = sites;
});
beforeEach(async () => {
  time = noon;
  // Attempts of tests whose clock ran ahead.
  await site.db.delete(loginAttempt);
});
afterAll(async () => {
  await Promise.all(sites.map((one) => one.close()));
  await vendor.close();
});

const tenantOf = (one: Site) => one.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
const login = async (username: string) => (await visitor(site, now).login(username, demoPassword)).value.token;

/** Calls as the player, with a login of this moment. */
async function ask<Value = SaferPlayState>(username: string, call: CallName, body?: object, query = '') {
  return visitor(site, now).send<Value>(call, body, { token: await login(username) }, query);
}
const setLimit = (username: string, change: LimitChange) => ask(username, 'setPlayLimit', change);
const limitOf = ({ value }: { readonly value: SaferPlayState }, kind: string, period: string) =>
  value.limits.find((limit) => limit.kind === kind && limit.period === period);

const betOf = (session: string, amount: string, roundId = fresh('round')) => ({
  session,
  roundId,
  betId: fresh('bet'),
  amount,
});
type Seat = Awaited<ReturnType<typeof sitDown>>;
const stake = async ({ wallet, session }: Seat, amount: string) => (await wallet('bet', betOf(session.session, amount))).code;

async function lose(seat: Seat, amount: string, payout = '0.0000') {
  const bet = betOf(seat.session.session, amount);
  expect((await seat.wallet('bet', bet)).code).toBe('OK');
  const results = [{ betId: bet.betId, payout }];
  await seat.wallet('settle', { player: seat.session.player, roundId: bet.roundId, results, closes: true });
}

describe('a limit', () => {
  it('is lower immediately, higher and none after 24 hours, and the change can be cancelled', async () => {
    await addPlayer(site, 'limits');
    const limit = { kind: 'loss', period: 'week' } as const;
    const set = async (amount: string | null) => limitOf(await setLimit('limits', { ...limit, amount }), 'loss', 'week');
    expect(await set('5000000')).toMatchObject({ amount: '5000000.0000', used: '0.0000', pending: null });
    expect(await set('3000000')).toMatchObject({ amount: '3000000.0000', pending: null });
    const pending = { amount: '4000000.0000', at: after(24).toISOString() };
    expect(await set('4000000')).toMatchObject({ amount: '3000000.0000', pending });
    time = after(23);
    expect(await set('4000000')).toMatchObject({ amount: '3000000.0000', pending });
    time = after(24);
    expect(limitOf(await ask('limits', 'playLimits'), 'loss', 'week')).toMatchObject({ amount: '4000000.0000', pending: null });
    expect(await set(null)).toMatchObject({ amount: '4000000.0000', pending: { amount: null } });
    const cancelled = await ask('limits', 'cancelPlayLimit', limit);
    expect(limitOf(cancelled, 'loss', 'week')).toMatchObject({ amount: '4000000.0000', pending: null });
    expect((await ask('limits', 'cancelPlayLimit', limit)).status).toBe(404);
    await set(null);
    time = after(48);
    expect((await ask('limits', 'playLimits')).value.limits).toEqual([]);
    expect(await set('9000000')).toMatchObject({ amount: '9000000.0000', pending: null });
  });

  it.each([
    ['loss', '0'],
    ['loss', '-1'],
    ['loss', '1e3'],
    ['loss', '0.00001'],
    ['loss', '１００'],
    ['time', '1.5'],
    ['time', '1441'],
  ] as const)('of kind %s refuses the amount %s', async (kind, amount) => {
    expect((await setLimit('demomember', { kind, period: 'day', amount })).status).toBe(422);
  });

  it('that changes is announced to the pages of the player in every process, and so are breaks and reality checks', async () => {
    const [here, there] = sites;
    const tenant = tenantOf(here);
    const player = await addPlayer(here, 'announced');
    await here.members.sessions.start(tenant, player);
    const topics = await liveTopics(there, player.id);
    await expect.poll(() => topics.splice(0)).toEqual(['state']);
    const acts: (() => Promise<unknown>)[] = [
      () => here.saferPlay.set(tenant, player, { kind: 'loss', period: 'day', amount: '100' }),
      () => here.saferPlay.setRealityCheck(tenant, player, 30),
      () => here.saferPlay.timeOut(tenant, player, 1),
      () => here.saferPlay.exclude(tenant, player, { months: 60, operator: 'An', reason: 'asked' }),
    ];
    for (const act of acts) {
      await act();
      await expect.poll(() => topics.splice(0)).toEqual(['limits']);
    }
  });

  it('holds for stakes in two processes at the same moment, where a check before the stake does not', async () => {
    const naive = await addPlayer(site, 'naive');
    const order = { kind: 'stake', period: 'day', amount: '100' } as const;
    const tenant = tenantOf(site);
    // The control: every stake looks at what is used, then takes its money.
    await site.wallets.open(tenant, naive);
    await site.saferPlay.set(tenant, naive, order);
    let placed = 0;
    const checks = await Promise.all(
      Array.from({ length: 10 }, async () => (await site.saferPlay.state(tenant, naive)).limits[0]?.left ?? '0'),
    );
    await Promise.all(
      checks.map(async (left, index) => {
        if (moneyOf(left) < moneyOf('30')) return;
        const request = { merchant: 'alpha', scope: 'naive', id: `stake-${index}`, body: '' };
        const wallet = playWallet(tenant, naive);
        await site.ledger.execute(request, async () => ({
          transaction: { kind: 'stake', wallet, amount: moneyOf('30'), vendor: 'naive', bet: String(index) },
        }));
        placed += 30;
      }),
    );
    expect(placed).toBeGreaterThan(100);

    await addPlayer(site, 'racing');
    const seat = await sitDown(site, now, { username: 'racing' });
    await setLimit('racing', order);
    const clients = sites.map((one) => walletClient(one, now));
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const wallet = clients[index % 2] ?? seat.wallet;
        return (await wallet('bet', betOf(seat.session.session, '30.0000'))).code;
      }),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(3);
    expect(codes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(17);
    expect(limitOf(await ask('racing', 'playLimits'), 'stake', 'day')).toMatchObject({ used: '90.0000', left: '10.0000' });
  });

  it('lowered while a launch is in flight holds in the game that opens, and for the next launch', async () => {
    const player = await addPlayer(site, 'inflight');
    const order = { kind: 'stake', period: 'day' } as const;
    await setLimit('inflight', { ...order, amount: '1000' });
    // A check at launch alone lets the game open with the limit of before.
    await site.saferPlay.assertMay(tenantOf(site), player, 'play', { amount: 1n });
    const seat = await sitDown(site, now, { username: 'inflight' });
    await setLimit('inflight', { ...order, amount: '10' });
    expect(await stake(seat, '500.0000')).toBe('LIMIT_REACHED');
    expect(await stake(seat, '10.0000')).toBe('OK');
    const token = await login('inflight');
    const body = launchBody(openGame.gameId, openGame.vassalage, { username: 'inflight' });
    const refused = await visitor(site, now).send('launchGame', body, { token });
    expect([refused.status, refused.code]).toEqual([422, 'LIMIT_REACHED']);
    expect(refused.value).toEqual({
      kind: 'stake',
      period: 'day',
      amount: '10.0000',
      left: '0.0000',
      resetsAt: '2026-11-20T17:00:00.000Z',
    });
  });

  it('on losses counts what was won back, and undecided stakes as lost', async () => {
    await addPlayer(site, 'losing');
    const seat = await sitDown(site, now, { username: 'losing' });
    await setLimit('losing', { kind: 'loss', period: 'month', amount: '100' });
    await lose(seat, '80.0000', '50.0000');
    expect(limitOf(await ask('losing', 'playLimits'), 'loss', 'month')).toMatchObject({ used: '30.0000', left: '70.0000' });
    expect(await stake(seat, '70.0000')).toBe('OK');
    expect(await stake(seat, '0.0001')).toBe('LIMIT_REACHED');
  });

  it('on time counts the minutes between bets, without long pauses', async () => {
    await addPlayer(site, 'slow');
    let seat = await sitDown(site, now, { username: 'slow' });
    await setLimit('slow', { kind: 'time', period: 'day', amount: '20' });
    for (const minutes of [0, 8, 16]) {
      time = new Date(noon.getTime() + minutes * 60_000);
      expect(await stake(seat, '1.0000')).toBe('OK');
    }
    time = after(2);
    seat = await sitDown(site, now, { username: 'slow' });
    expect(await stake(seat, '1.0000')).toBe('OK');
    expect(limitOf(await ask('slow', 'playLimits'), 'time', 'day')).toMatchObject({ amount: '20', used: '16', left: '4' });
    time = new Date(time.getTime() + 4 * 60_000);
    expect(await stake(seat, '1.0000')).toBe('OK');
    expect(await stake(seat, '1.0000')).toBe('LIMIT_REACHED');
  });

  it.each([
    ['day', '2026-11-20T16:59:59Z', '2026-11-20T17:00:00.000Z'],
    ['week', '2026-11-22T16:59:59Z', '2026-11-22T17:00:00.000Z'],
    ['month', '2028-02-29T16:59:59Z', '2028-02-29T17:00:00.000Z'],
  ] as const)('of a %s starts anew at midnight in Asia/Ho_Chi_Minh', async (period, last, first) => {
    const username = `midnight-${period}`;
    time = new Date(last);
    await addPlayer(site, username);
    const seat = await sitDown(site, now, { username });
    await setLimit(username, { kind: 'stake', period, amount: '10' });
    expect(await stake(seat, '10.0000')).toBe('OK');
    expect(await stake(seat, '1.0000')).toBe('LIMIT_REACHED');
    expect(limitOf(await ask(username, 'playLimits'), 'stake', period)?.resetsAt).toBe(first);
    time = new Date(first);
    expect(await stake(seat, '10.0000')).toBe('OK');
  });
});

describe('a limit on deposits', () => {
  const create = async (username: string, amount: string) => {
    const { status, code, value } = await ask<{ id: string } | null>(username, 'createDeposit', newRequest({ amount }));
    return { status, code, id: value?.id ?? '' };
  };

  it('counts unfinished orders, credits what was paid, and starts anew with its period', async () => {
    await addPlayer(site, 'paying');
    await setLimit('paying', { kind: 'deposit', period: 'day', amount: '150000' });
    expect((await create('paying', '150001')).code).toBe('LIMIT_REACHED');
    const first = await create('paying', '100000');
    expect(limitOf(await ask('paying', 'playLimits'), 'deposit', 'day')).toMatchObject({ used: '100000.0000' });
    const operator = { id: 'operator', name: 'operator' };
    await site.deposits.credit(tenantOf(site), operator, { order: first.id, reason: 'paid in cash' }, freely);
    expect((await create('paying', '50001')).code).toBe('LIMIT_REACHED');
    const second = await create('paying', '50000');
    expect(second.code).toBe('OK');
    await site.deposits.fail(tenantOf(site), operator, { order: second.id, reason: 'never paid' });
    expect(limitOf(await ask('paying', 'playLimits'), 'deposit', 'day')).toMatchObject({ used: '100000.0000' });
    time = after(12);
    expect((await create('paying', '150000')).code).toBe('OK');
  });

  it('refuses every order of a player who takes a break, while an earlier one is still credited', async () => {
    const player = await addPlayer(site, 'pausing');
    const { id } = await create('pausing', '100000');
    await site.saferPlay.timeOut(tenantOf(site), player, 1);
    const order = { order: id, reason: 'paid before' };
    const { state } = await site.deposits.credit(tenantOf(site), { id: 'operator', name: 'operator' }, order, freely);
    expect(state).toBe('credited');
    expect((await create('pausing', '100000')).code).toBe('PLAY_BREAK');
  });
});

describe('a break', () => {
  const launch = async (username: string) => {
    const body = launchBody(openGame.gameId, openGame.vassalage, { username });
    return visitor(site, now).send('launchGame', body, { token: await login(username) });
  };

  it('settles the open round, starts nothing new, and ends by itself', async () => {
    await addPlayer(site, 'resting');
    const seat = await sitDown(site, now, { username: 'resting' });
    const open = betOf(seat.session.session, '100.0000');
    expect((await seat.wallet('bet', open)).code).toBe('OK');
    const { value } = await ask('resting', 'playTimeOut', { days: 1 });
    expect(value.break).toEqual({ kind: 'timeOut', until: after(24).toISOString() });
    expect(await stake(seat, '1.0000')).toBe('PLAYER_BLOCKED');
    expect((await seat.wallet('bet', { ...betOf(seat.session.session, '1.0000'), roundId: open.roundId })).code).toBe(
      'PLAYER_BLOCKED',
    );
    // A repeated bet was placed before.
    expect((await seat.wallet('bet', open)).code).toBe('OK');
    const results = [{ betId: open.betId, payout: '250.0000' }];
    const settled = await seat.wallet('settle', { player: seat.session.player, roundId: open.roundId, results, closes: true });
    expect([settled.code, settled.value.balance]).toEqual(['OK', '5000150.0000']);
    const refused = await launch('resting');
    expect([refused.status, refused.code, refused.value]).toEqual([403, 'PLAY_BREAK', value.break]);
    time = after(24);
    expect((await launch('resting')).status).toBe(200);
  });

  it('refuses a game whose launch was in flight', async () => {
    const player = await addPlayer(site, 'leaving');
    const token = await login('leaving');
    const body = launchBody(openGame.gameId, openGame.vassalage, { username: 'leaving' });
    const { value } = await visitor(site, now).send<{ game_url: string }>('launchGame', body, { token });
    const ticket = new URL(value.game_url, 'https://alpha.test').searchParams.get('ticket');
    await site.saferPlay.timeOut(tenantOf(site), player, 7);
    expect((await walletClient(site, now)('authenticate', { ticket })).code).toBe('PLAYER_BLOCKED');
  });

  it('of half a year needs two steps, and nothing ends or shortens it', async () => {
    const player = await addPlayer(site, 'excluded');
    await addPlayer(site, 'other');
    expect((await ask('excluded', 'selfExclusion', { months: 5 })).status).toBe(422);
    const { value: offer } = await ask<ExclusionOffer>('excluded', 'selfExclusion', { months: 6 });
    expect(offer.until).toBe('2027-05-20T05:00:00.000Z');
    expect((await ask('excluded', 'playLimits')).value.break).toBeNull();
    const confirm = (username: string, confirmation: string) => ask(username, 'confirmSelfExclusion', { confirmation });
    expect((await confirm('other', offer.confirmation)).code).toBe('LINK_EXPIRED');
    expect((await confirm('excluded', offer.confirmation.replace(/^6/, '9'))).code).toBe('LINK_EXPIRED');
    const { value: late } = await ask<ExclusionOffer>('other', 'selfExclusion', { months: 6 });
    for (const _ of [1, 2]) {
      const { value } = await confirm('excluded', offer.confirmation);
      expect(value.break).toEqual({ kind: 'exclusion', until: offer.until });
    }
    await ask('excluded', 'playTimeOut', { days: 1 });
    time = after(0.25);
    expect((await confirm('other', late.confirmation)).code).toBe('LINK_EXPIRED');
    time = after(48);
    expect((await launch('excluded')).code).toBe('PLAY_BREAK');
    for (const statement of [
      sql`update play_break set ends_at = now()`,
      sql`delete from play_break`,
      sql`truncate play_break`,
    ]) {
      await expect(site.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
    }
    const deposit = site.saferPlay.assertMay(tenantOf(site), player, 'deposit', { amount: moneyOf('1') });
    await expect(deposit).rejects.toMatchObject({ code: 'PLAY_BREAK' });
    // What an excluded player can still do.
    expect((await ask('excluded', 'balance')).status).toBe(200);
  });
});

describe('a brand', () => {
  let strict: Site;
  beforeAll(async () => {
    const saferPlay = {
      raiseAfterHours: 72,
      exclusionMonths: 12,
      realityCheckMinutes: 30,
      limits: [{ kind: 'stake', period: 'day', amount: 50 }],
    };
    strict = await openTestServer({ brands: authBrands({ policies: { saferPlay } }), now, vendors: [vendor.entry] });
  });
  afterAll(() => strict.close());

  it('limits every player, who can only be stricter', async () => {
    const { token } = (await visitor(strict, now).login('demomember', demoPassword)).value;
    const send = (call: CallName, body?: object) => visitor(strict, now).send<SaferPlayState>(call, body, { token });
    const seat = await sitDown(strict, now);
    expect(await stake(seat, '50.0000')).toBe('OK');
    expect(await stake(seat, '1.0000')).toBe('LIMIT_REACHED');
    const limit = { kind: 'stake', period: 'day' } as const;
    expect((await send('setPlayLimit', { ...limit, amount: '51' })).status).toBe(422);
    const { value } = await send('setPlayLimit', { ...limit, amount: '40' });
    expect(value.limits.map(({ amount, isOfBrand, left }) => [amount, isOfBrand, left])).toEqual([
      ['40.0000', false, '0.0000'],
      ['50.0000', true, '0.0000'],
    ]);
    const raised = await send('setPlayLimit', { ...limit, amount: '45' });
    expect(raised.value.limits[0]?.pending?.at).toBe(after(72).toISOString());
    expect(value.realityCheck).toEqual({ minutes: 30, longest: 30 });
    expect((await send('realityCheck', { minutes: 60 })).value.realityCheck.minutes).toBe(30);
    expect((await send('realityCheck', { minutes: 15 })).value.realityCheck.minutes).toBe(15);
    expect((await send('selfExclusion', { months: 11 })).status).toBe(422);
  });
});

it('the statement sums what the player did, by period', async () => {
  await addPlayer(site, 'statement');
  const seat = await sitDown(site, now, { username: 'statement' });
  await lose(seat, '100.0000', '30.0000');
  time = new Date(noon.getTime() + 5 * 60_000);
  await lose(seat, '10.0000');
  const { value } = await ask<ActivityStatement>('statement', 'playActivity', undefined, '?period=day');
  expect(value).toHaveLength(12);
  expect(value[0]).toEqual({
    from: '2026-11-19T17:00:00.000Z',
    until: '2026-11-20T17:00:00.000Z',
    deposits: '0.0000',
    withdrawals: '0.0000',
    stakes: '110.0000',
    payouts: '30.0000',
    net: '-80.0000',
    bets: 2,
    minutes: 5,
  });
  expect(value[1]).toMatchObject({ until: '2026-11-19T17:00:00.000Z', bets: 0, net: '0.0000' });
});

it('a trial account has no limits to set', async () => {
  const payload = await visitor(site, now).seal('freePlay', 'A'.repeat(43));
  const headers = { 'x-gateway-version': '3' };
  const trial = await visitor(site, now).send('freePlay', { os: 'linux', platform: 'W', payload }, { headers });
  const token = String(trial.value['token']);
  expect((await visitor(site, now).send('playLimits', undefined, { token })).code).toBe('TRUE_ACCOUNT');
});
