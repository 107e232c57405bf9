import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { walletOf } from '../../../../tests/server/ledger-kit.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { launchBody, sitDown, sitDownOnTrial } from '../../../../tests/vendors/table.ts';
import { type Money, moneyToWire } from '../../../domain/money.ts';
import type { SeamlessSession } from '../../../wire/seamless.ts';
import { seamlessHeaders } from '../../../wire/seamlessSignature.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { bet, playSession, round, turnover } from '../../platform/db/tables/play.ts';

let time = noon;
const now = () => time;
const minutes = (count: number) => new Date(time.getTime() + count * 60_000);
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let wallet: ReturnType<typeof walletClient>;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({ brands: authBrands(), now, vendors: [{ ...vendor.entry, maxPayout: 500_000 }] });
  wallet = walletClient(site, now);
});
beforeEach(() => {
  time = noon;
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

describe('a call of a vendor', () => {
  let seat: Awaited<ReturnType<typeof sitDown>>;
  const asked = () => ({ session: seat.session.session });
  beforeAll(async () => {
    seat = await sitDown(site, now);
  });

  it('counts on any host, in time and rightly signed', async () => {
    expect((await wallet('balance', asked())).code).toBe('OK');
    expect((await wallet('balance', asked(), { host: '10.0.0.9:4000' })).code).toBe('OK');
    expect((await wallet('balance', asked(), { host: 'beta.test' })).code).toBe('OK');
  });

  it('is refused unsigned, signed with another secret, changed on the way, late or early', async () => {
    const stamp = Math.floor(noon.getTime() / 1_000);
    const codes = await Promise.all([
      wallet('balance', asked(), { secret: 'guess' }),
      wallet('balance', asked(), { otherBody: JSON.stringify({ session: `${seat.session.session} ` }) }),
      wallet('balance', asked(), { timestamp: stamp - 61 }),
      wallet('balance', asked(), { timestamp: stamp + 61 }),
      wallet('balance', asked(), { timestamp: stamp - 60 }),
      wallet('balance', asked(), { vendor: 'nobody' }),
      wallet('balance', asked(), { merchant: 'nobody' }),
      wallet('balance', asked(), { request: 'no number!' }),
    ]);
    expect(codes.map(({ status, code }) => [status, code])).toEqual([
      [401, 'SIGNATURE'],
      [401, 'SIGNATURE'],
      [401, 'TIMESTAMP'],
      [401, 'TIMESTAMP'],
      [200, 'OK'],
      [401, 'SIGNATURE'],
      [401, 'SIGNATURE'],
      [401, 'SIGNATURE'],
    ]);
    const bare = await site.server.inject({
      method: 'POST',
      url: '/seamless/v1/alpha/bet',
      headers: { host: 'x.test' },
      payload: {},
    });
    expect([bare.statusCode, bare.json<{ code: string }>().code]).toEqual([401, 'SIGNATURE']);
  });

  it('is answered with nothing about the player but the pseudonym', () => {
    const { player, nickname } = seat.session;
    expect(nickname).toBe(player);
    expect(JSON.stringify(seat.session)).not.toContain('demomember');
  });

  it('books no payout above the ceiling of the vendor or a million times the stake, and is logged', async () => {
    const order = { session: seat.session.session, roundId: fresh('round'), betId: fresh('bet'), amount: '1.0000' };
    const tiny = { ...order, betId: fresh('bet'), amount: '0.0100' };
    await wallet('bet', order);
    const { balance } = (await wallet('bet', tiny)).value;
    const settle = (betId: string, payout: string) =>
      wallet('settle', { player: seat.session.player, roundId: order.roundId, results: [{ betId, payout }], closes: false });
    for (const [betId, payout] of [
      [order.betId, '500000.0001'],
      [tiny.betId, '10000.0001'],
    ] as const) {
      expect(await settle(betId, payout)).toMatchObject({ status: 400, code: 'MALFORMED' });
      expect(site.lines.filter((line) => line.includes(payout) && line.includes(betId))).toHaveLength(1);
    }
    expect((await wallet('balance', asked())).value.balance).toBe(balance);
    expect((await settle(order.betId, '500000.0000')).code).toBe('OK');
    expect((await settle(tiny.betId, '10000.0000')).code).toBe('OK');
  });

  it('reaches no player of another merchant', async () => {
    expect((await wallet('balance', asked(), { merchant: 'beta' })).code).toBe('SESSION_ENDED');
    const secret = (await site.vendors.byId('paper')?.secretOf('alpha')) ?? '';
    const stolen = await wallet('balance', asked(), { merchant: 'beta', secret });
    expect(stolen.code).toBe('SIGNATURE');
    const order = { session: seat.session.session, roundId: fresh('round'), betId: fresh('bet'), amount: '1.0000' };
    expect((await wallet('bet', order, { merchant: 'beta' })).code).toBe('SESSION_ENDED');
    await wallet('bet', order);
    const results = [{ betId: order.betId, payout: '9.0000' }];
    const settlement = { player: seat.session.player, roundId: order.roundId, results, closes: true };
    expect((await wallet('settle', settlement, { merchant: 'beta' })).code).toBe('BET_UNKNOWN');
    expect((await wallet('settle', settlement)).code).toBe('OK');
  });

  it('is refused where it is no call of the contract, amounts in other spellings too', async () => {
    const amounts = [
      '1',
      '1.0',
      '1.00000',
      '0.0000',
      '-1.0000',
      '1e3',
      '0x1.0000',
      'NaN',
      '1,000.0000',
      '１.0000',
      '01.0000',
      1,
      null,
    ];
    for (const amount of amounts) {
      const answer = await wallet('bet', { session: seat.session.session, roundId: fresh('r'), betId: fresh('b'), amount });
      expect([amount, answer.status, answer.code]).toEqual([amount, 400, 'MALFORMED']);
    }
    const more = await wallet('balance', { ...asked(), holder: 'somebody else' });
    expect([more.code, more.value]).toEqual(['MALFORMED', { retry: false }]);
  });

  it('knows games of the vendor only', async () => {
    const order = { session: seat.session.session, roundId: fresh('round'), betId: fresh('bet'), amount: '1.0000' };
    expect((await wallet('bet', { ...order, gameCode: 'nothing' })).code).toBe('GAME_UNKNOWN');
    expect((await wallet('bet', { ...order, gameCode: 'sniper' })).code).toBe('GAME_UNKNOWN');
    const named = site.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ game }) => game === 'sniper');
    expect(named).toMatchObject([{ merchant: 'alpha', vendor: 'paper', game: 'sniper' }]);
    expect((await wallet('bet', { ...order, gameCode: 'roulette' })).code).toBe('OK');
  });

  it('ends with the session of the site, but a repeated bet keeps its answer and a result still counts', async () => {
    const own = await sitDown(site, now, { username: 'demogeneral' });
    const order = { session: own.session.session, roundId: fresh('round'), betId: fresh('bet'), amount: '5.0000' };
    const request = fresh('request');
    const placed = await wallet('bet', order, { request });
    await visitor(site, now).send('logout', undefined, { token: own.token });
    expect((await wallet('bet', order, { request })).text).toBe(placed.text);
    expect((await wallet('bet', { ...order, betId: fresh('bet') })).code).toBe('SESSION_ENDED');
    const results = [{ betId: order.betId, payout: '6.0000' }];
    const settled = await wallet('settle', { player: own.session.player, roundId: order.roundId, results, closes: true });
    expect([settled.code, settled.value.balance]).toEqual(['OK', '5000001.0000']);
  });

  it('keeps the session of the site awake while bets are placed, and takes none of a blocked account', async () => {
    const own = await sitDown(site, now, { username: 'demogeneral' });
    const place = () =>
      wallet('bet', { session: own.session.session, roundId: fresh('round'), betId: fresh('bet'), amount: '1.0000' });
    const codes: string[] = [];
    while (codes.length < 3) {
      time = minutes(20);
      codes.push((await place()).code);
    }
    expect(codes).toEqual(['OK', 'OK', 'OK']);
    await site.db
      .update(account)
      .set({ state: 'disabled' })
      .where(and(eq(account.merchant, 'alpha'), eq(account.username, 'demogeneral')));
    expect((await place()).code).toBe('PLAYER_BLOCKED');
    await site.db
      .update(account)
      .set({ state: 'active' })
      .where(and(eq(account.merchant, 'alpha'), eq(account.username, 'demogeneral')));
    time = minutes(31);
    expect((await place()).code).toBe('SESSION_ENDED');
  });
});

describe('a rollback that comes before its bet', () => {
  it.each([
    ['main', sitDown],
    ['trial', sitDownOnTrial],
  ] as const)('keeps that bet out of the %s wallet and opens the round of its player for others', async (name, sit) => {
    const { player, session } = (await sit(site, now)).session;
    const [roundId, betId] = [fresh('round'), fresh('bet')];
    const place = (id: string) => wallet('bet', { session, roundId, betId: id, amount: '1.0000' });
    expect((await wallet('rollback', { player, roundId, betId })).code).toBe('OK');
    expect((await place(betId)).code).toBe('BET_CANCELLED');
    const [kept] = await site.db.select().from(bet).where(eq(bet.id, betId));
    expect(kept).toMatchObject({ state: 'cancelled', wallet: name });
    const [opened] = await site.db.select().from(round).where(eq(round.id, roundId));
    expect(opened).toMatchObject({ state: 'open', player, account: kept?.account });
    expect((await place(fresh('bet'))).code).toBe('OK');
  });
});

describe('a ticket', () => {
  it('is good once, for a minute, for its vendor and its merchant', async () => {
    const { ticket } = await sitDown(site, now);
    expect((await wallet('authenticate', { ticket })).code).toBe('TICKET_INVALID');
    expect((await wallet('authenticate', { ticket: 'x'.repeat(43) })).code).toBe('TICKET_INVALID');
    const kept = await site.db.select().from(playSession);
    expect(kept.filter((row) => Object.values(row).includes(ticket))).toEqual([]);
  });

  it('lets one of many in who come concurrently', async () => {
    const ticket = await launchedTicket();
    const answers = await Promise.all(Array.from({ length: 20 }, () => wallet<SeamlessSession>('authenticate', { ticket })));
    expect(answers.filter(({ code }) => code === 'OK').length).toBe(1);
  });

  it('is refused late and by another merchant, and is not used up by the attempt', async () => {
    const ticket = await launchedTicket();
    expect((await wallet('authenticate', { ticket }, { merchant: 'beta' })).code).toBe('TICKET_INVALID');
    expect((await wallet('authenticate', { ticket })).code).toBe('OK');
    const late = await launchedTicket();
    time = minutes(1);
    expect((await wallet('authenticate', { ticket: late })).code).toBe('TICKET_INVALID');
  });

  async function launchedTicket() {
    const { send, login } = visitor(site, now);
    const { value } = await login('demomember', 'Demo-2026');
    await send('launchGame', launchBody('xocdia', 'SAPPH'), { token: value.token });
    return String(vendor.state.asked.filter(({ call }) => call === 'launch').at(-1)?.body['ticket']);
  }
});

describe('a round that stays open', () => {
  async function staked(...amounts: string[]) {
    const seat = await sitDown(site, now);
    const roundId = fresh('round');
    const bets = amounts.map(() => fresh('bet'));
    for (const [index, amount] of amounts.entries()) {
      await wallet('bet', { session: seat.session.session, roundId, betId: bets[index], amount });
    }
    const balance = () => site.ledger.balance(walletOf('1000000010'));
    const start = await balance();
    const gained = async () => moneyToWire(((await balance()) - start) as Money);
    const state = async () => (await site.db.select().from(round).where(eq(round.id, roundId)))[0]?.state;
    return { roundId, bets, gained, state, player: seat.session.player };
  }
  /** Advances past the first poll; also settles rounds left open by earlier tests. */
  const resolve = async () => {
    time = minutes(6);
    return site.play.resolveRounds();
  };
  beforeAll(async () => {
    vendor.state.down = false;
    time = new Date(noon.getTime() + 3_600_000);
    await site.play.resolveRounds();
  });

  it('is named to the vendor when the player comes back', async () => {
    const { roundId, player } = await staked('1.0000');
    const { session: again } = await sitDown(site, now);
    expect(again.openRounds).toContain(roundId);
    await wallet('refund', { player, roundId });
  });

  it('is left alone for a while, then asked about and booked as the vendor says', async () => {
    const { roundId, bets, gained, state } = await staked('10.0000', '20.0000');
    const results = [{ betId: bets[0] ?? '', payout: '30.0000' }];
    vendor.state.rounds.set(roundId, { roundId, state: 'decided', results });
    await site.play.resolveRounds();
    expect(await state()).toBe('open');
    await resolve();
    // The second bet never reached the vendor, so it is refunded.
    expect([await state(), await gained()]).toEqual(['closed', '50.0000']);
  });

  it('is refunded where the vendor never had it or gave it up', async () => {
    const { gained, state } = await staked('10.0000');
    await resolve();
    expect([await state(), await gained()]).toEqual(['void', '10.0000']);
  });

  it('waits for a vendor that is down, and is asked about again later', async () => {
    const { roundId, bets, gained, state } = await staked('10.0000');
    vendor.state.down = true;
    await resolve();
    expect([await state(), await gained()]).toEqual(['open', '0.0000']);
    vendor.state.down = false;
    vendor.state.rounds.set(roundId, { roundId, state: 'open', results: [] });
    await resolve();
    expect(await state()).toBe('open');
    vendor.state.rounds.set(roundId, { roundId, state: 'decided', results: [{ betId: bets[0] ?? '', payout: '0.0000' }] });
    time = minutes(60);
    await site.play.resolveRounds();
    expect([await state(), await gained()]).toEqual(['closed', '0.0000']);
  });

  it('is never paid more than once, however many processes ask', async () => {
    const { roundId, bets, gained } = await staked('10.0000');
    vendor.state.rounds.set(roundId, { roundId, state: 'decided', results: [{ betId: bets[0] ?? '', payout: '15.0000' }] });
    time = minutes(6);
    const done = await Promise.all([1, 2, 3].map(() => site.play.resolveRounds()));
    expect(done.reduce((sum, { ended }) => sum + ended, 0)).toBe(1);
    expect(await gained()).toBe('15.0000');
  });
});

it('adds what was settled to the turnover of the brand’s day, and the journal proves it all', async () => {
  const seat = await sitDown(site, now, { host: 'beta.test' });
  const place = async (amount: string, payout: string, validBet?: string) => {
    const [roundId, betId] = [fresh('round'), fresh('bet')];
    await wallet('bet', { session: seat.session.session, roundId, betId, amount }, { merchant: 'beta' });
    const results = [{ betId, payout, ...(validBet === undefined ? {} : { validBet }) }];
    await wallet('settle', { player: seat.session.player, roundId, results, closes: true }, { merchant: 'beta' });
  };
  await place('10.0000', '0.0000');
  await place('20.0000', '20.0000', '0.0000');
  // Midnight of the brand is 17:00 in UTC.
  time = new Date('2026-11-20T17:00:00Z');
  const later = await sitDown(site, now, { host: 'beta.test' });
  Object.assign(seat, later);
  await place('5.0000', '7.5000');
  const rows = await site.db.select().from(turnover).where(eq(turnover.merchant, 'beta')).orderBy(turnover.day);
  expect(
    rows.map(({ day, bets, stake, payout, validBet, category }) => [day, bets, stake, payout, validBet, category]),
  ).toEqual([
    ['2026-11-20', 2, 300_000n, 200_000n, 100_000n, 'LIVE'],
    ['2026-11-21', 1, 50_000n, 75_000n, 50_000n, 'LIVE'],
  ]);
  expect(await site.db.$count(bet, eq(bet.merchant, 'beta'))).toBe(3);
  expect((await checkLedger(site.db)).broken).toBe(null);
});

it('writes neither secrets nor players into the log', () => {
  const log = site.lines.join('\n');
  const sentSecrets = vendor.state.asked
    .map(({ body, headers }) => [body['ticket'], headers.get(seamlessHeaders.signature)])
    .flat();
  expect(sentSecrets.length).toBeGreaterThan(5);
  expect(sentSecrets.filter((secret) => typeof secret === 'string' && log.includes(secret))).toEqual([]);
});
