import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../../tests/server/auth-kit.ts';
import { tenantOf } from '../../../../../tests/server/contract-kit.ts';
import { noon, openTestServer } from '../../../../../tests/server/core-kit.ts';
import { studioBrowser, studioHost } from '../../../../../tests/server/studio-kit.ts';
import type { RecordType } from '../../../../domain/accountRecord.ts';
import { accountTypes } from '../../../../domain/accountType.ts';
import type { FigureSpan } from '../../../../domain/figureSpan.ts';
import { moneyOf } from '../../../../domain/money.ts';
import type { OperatorRole } from '../../../../domain/operatorRole.ts';
import type { DeskFigures } from '../../../../wire/studio/deskFigures.ts';
import { checkBrandDays, foldTeams } from '../../../agents/team/index.ts';
import { account } from '../../../platform/db/tables/accounts.ts';
import { teamActive, teamDay } from '../../../platform/db/tables/agents.ts';
import { bet, betHour, round, turnover } from '../../../platform/db/tables/play.ts';
import { accountRecord } from '../../../platform/db/tables/records.ts';

/** 12:00 of 20 November in the zone of the brands, which is seven hours ahead. */
let clock = noon;
let site: Site;
let made = 0;

const at = (local: string) => new Date(`2026-${local}:00+07:00`);

interface Of {
  readonly merchant?: string;
  readonly book?: string;
}

interface Registered {
  readonly merchant?: string;
  readonly type?: number;
}

async function register(id: string, moment: string, { merchant = 'alpha', type = accountTypes.member }: Registered = {}) {
  const createdAt = at(moment);
  const names = { id, username: id, foldedUsername: id, nickname: id, avatar: 'avatar-1.svg' };
  await site.db.insert(account).values({ merchant, type, ...names, passwordChangedAt: createdAt, createdAt });
}

/** A bet as the calls of a vendor leave it: its row, and its part of the day. Without a payout it is open. */
async function play(
  holder: string,
  moment: string,
  stake: string,
  payout: string | null,
  { merchant = 'alpha', book = 'play:VND' }: Of = {},
) {
  made += 1;
  const [id, placedAt] = [`bet-${made}`, at(moment)];
  const base = { merchant, vendor: 'test', account: holder, gameId: 'test-game' };
  await site.db.insert(round).values({ ...base, id, player: holder, state: 'closed', openedAt: placedAt, askAt: placedAt });
  const settled = payout === null ? null : { payout: moneyOf(payout), validBet: moneyOf(stake), decidedAt: placedAt };
  const kind = { category: 'RNG', vassalage: 'TEST', book };
  await site.db.insert(bet).values({
    ...base,
    ...kind,
    id,
    roundId: id,
    wallet: 'main',
    stake: moneyOf(stake),
    placedAt,
    ...(settled === null ? { state: 'open' } : { state: 'settled', ...settled }),
  });
  if (settled === null) return;
  const sums = { bets: 1, stake: moneyOf(stake), payout: settled.payout, validBet: settled.validBet };
  await site.db
    .insert(turnover)
    .values({ merchant, account: holder, day: `2026-${moment.slice(0, 5)}`, ...kind, ...sums })
    .onConflictDoUpdate({
      target: [turnover.merchant, turnover.account, turnover.day, turnover.book, turnover.category, turnover.vassalage],
      set: {
        bets: sql`${turnover.bets} + 1`,
        stake: sql`${turnover.stake} + ${sums.stake}`,
        payout: sql`${turnover.payout} + ${sums.payout}`,
      },
    });
}

const ins = new Map<string, number>();

async function move(
  holder: string,
  moment: string,
  type: RecordType,
  amount: string,
  { merchant = 'alpha', book = 'play:VND' }: Of = {},
) {
  made += 1;
  const key = [merchant, holder, book, type].join(' ');
  const moved = moneyOf(amount);
  if (moved > 0n) ins.set(key, (ins.get(key) ?? 0) + 1);
  const running = { ins: ins.get(key) ?? 0, outs: 0, received: 0n, paid: 0n, balance: 0n };
  const row = {
    transaction: `t-${made}`,
    kind: 'deposit',
    type,
    subject: '',
    amount: moved,
    at: at(moment),
    state: 'done',
  } as const;
  await site.db.insert(accountRecord).values({ merchant, holder, book, number: made, ...row, ...running });
}

const figures = (days: FigureSpan = 7, merchant = 'alpha') => site.server.services.desk.figures(tenantOf(site, merchant), days);

const none = {
  registrations: 0,
  firstDeposits: 0,
  active: 0,
  stakes: '0.0000',
  payouts: '0.0000',
  bonuses: '0.0000',
  wages: '0.0000',
  deposits: '0.0000',
  withdrawals: '0.0000',
};

beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), settings: { studioHost }, now: () => clock });
  // Today.
  await register('an', '11-20T09:10');
  await register('trial', '11-20T09:20', { type: accountTypes.trial });
  await move('an', '11-20T09:30', 'deposit', '100');
  await move('an', '11-20T10:00', 'deposit', '50');
  await move('an', '11-20T10:01', 'bonus', '20');
  await move('an', '11-20T10:02', 'wage', '30');
  await play('an', '11-20T09:40', '10', '4');
  await play('binh', '11-20T09:50', '6', '0');
  await play('binh', '11-20T10:10', '4', '9');
  await play('binh', '11-20T09:55', '900', null);
  await move('binh', '11-20T11:00', 'withdrawal', '-80');
  await move('binh', '11-20T11:30', 'cashback', '5');
  await move('chi', '11-20T10:02', 'wage', '-30');
  // In the hour that runs.
  await play('an', '11-20T12:00', '70', '0');
  // Yesterday, before and after noon.
  await register('binh', '11-19T08:00');
  await register('chi', '11-19T15:00');
  await move('binh', '11-19T09:00', 'deposit', '200');
  await move('chi', '11-19T16:00', 'deposit', '300');
  await play('binh', '11-19T09:05', '50', '20');
  await play('em', '11-19T20:00', '7', '0');
  // Earlier days.
  await register('em', '11-15T10:00');
  await move('em', '11-15T10:05', 'deposit', '40');
  await play('em', '11-15T10:10', '3', '1');
  await play('em', '11-16T00:10', '3', '1');
  await register('giang', '11-14T10:00');
  await register('duc', '11-10T10:00');
  await play('binh', '11-10T10:00', '9', '0');
  await register('ha', '10-01T10:00');
  await move('ha', '10-05T10:00', 'deposit', '60');
  await play('ha', '10-31T23:30', '8', '0');
  // Another brand, and another book of this one.
  const beta = { merchant: 'beta' };
  await register('an', '11-20T09:10', beta);
  await move('an', '11-20T09:30', 'deposit', '7000', beta);
  await play('an', '11-20T09:40', '8000', '1', beta);
  await play('an', '11-19T09:40', '9000', '1', beta);
  await play('an', '11-20T09:40', '600', '1', { book: 'real:VND' });
  await play('an', '11-19T09:40', '600', '1', { book: 'real:VND' });
  await move('an', '11-20T09:40', 'deposit', '600', { book: 'real:VND' });
});
afterAll(() => site.close());
beforeEach(() => {
  clock = noon;
});

describe('today', () => {
  it('has the sums of its whole hours beside the same hours of yesterday, of the brand and its book only', async () => {
    const { today, hours, until, soFar, byHour } = await figures();
    expect([today, hours, until]).toEqual(['2026-11-20', 12, noon.toISOString()]);
    expect(soFar).toEqual({
      now: {
        registrations: 1,
        firstDeposits: 1,
        active: 2,
        stakes: '20.0000',
        payouts: '13.0000',
        bonuses: '25.0000',
        wages: '30.0000',
        deposits: '150.0000',
        withdrawals: '80.0000',
      },
      before: {
        ...none,
        registrations: 1,
        firstDeposits: 1,
        active: 1,
        stakes: '50.0000',
        payouts: '20.0000',
        deposits: '200.0000',
      },
    });
    expect(byHour).toHaveLength(24);
    expect(byHour[9]?.now).toEqual({
      ...none,
      registrations: 1,
      firstDeposits: 1,
      active: 2,
      stakes: '16.0000',
      payouts: '4.0000',
      deposits: '100.0000',
    });
    expect(byHour[12]?.now).toEqual(none);
    expect(byHour[20]?.before).toMatchObject({ active: 1, stakes: '7.0000' });
  });

  it('has no hours before the first one has ended, and those of the day before yesterday are not taken for it', async () => {
    clock = at('11-20T00:40');
    const { today, hours, soFar } = await figures();
    expect([today, hours, soFar]).toEqual(['2026-11-20', 0, { now: none, before: none }]);
  });

  it('is of the zone of the brand: an hour later than midnight of it, yesterday is a whole day', async () => {
    clock = at('11-21T01:00');
    const { today, hours, byHour } = await figures();
    expect([today, hours]).toEqual(['2026-11-21', 1]);
    expect(byHour[12]?.before).toMatchObject({ active: 1, stakes: '70.0000' });
  });

  it('is read from the sums by hour: a sum without its bets counts', async () => {
    const hour = { merchant: 'beta', account: 'sum', book: 'play:VND', hour: at('11-20T08:00') };
    await site.db.insert(betHour).values({ ...hour, bets: 1, validBet: 1n, houseResult: moneyOf('1'), stake: moneyOf('5') });
    expect((await figures(7, 'beta')).byHour[8]?.now).toMatchObject({ active: 1, stakes: '5.0000', payouts: '4.0000' });
    await site.db.delete(betHour).where(eq(betHour.account, 'sum'));
  });
});

describe('a span', () => {
  it('has its whole days up to yesterday, each beside the day as far before, and its sums', async () => {
    const { byDay, span } = await figures();
    expect(byDay.map(({ day }) => day)).toEqual([13, 14, 15, 16, 17, 18, 19].map((day) => `2026-11-${day}`));
    expect(byDay.at(-1)?.now).toEqual({
      ...none,
      registrations: 2,
      firstDeposits: 2,
      active: 2,
      stakes: '57.0000',
      payouts: '20.0000',
      deposits: '500.0000',
    });
    expect(byDay[3]).toEqual({
      day: '2026-11-16',
      now: { ...none, active: 1, stakes: '3.0000', payouts: '1.0000' },
      before: none,
    });
    expect(byDay[4]?.before).toEqual({ ...none, registrations: 1, active: 1, stakes: '9.0000' });
    expect(span).toEqual({
      now: {
        ...none,
        registrations: 4,
        firstDeposits: 3,
        // Two members, of whom one played on three days.
        active: 2,
        stakes: '63.0000',
        payouts: '22.0000',
        deposits: '540.0000',
      },
      before: { ...none, registrations: 1, active: 1, stakes: '9.0000' },
    });
  });

  it('is as long as it is asked for, and a longer one counts what the shorter has before it', async () => {
    const { byDay, span } = await figures(30);
    expect([byDay.length, byDay[0]?.day]).toEqual([30, '2026-10-21']);
    expect(span.now).toMatchObject({ registrations: 5, active: 3, stakes: '80.0000' });
    expect((await figures(90)).span.now).toMatchObject({ registrations: 6, firstDeposits: 4, deposits: '600.0000' });
  });

  it('has its categories beside those of the span before', async () => {
    expect((await figures()).categories).toEqual([
      { category: 'RNG', stakes: '63.0000', payouts: '22.0000', stakesBefore: '9.0000', payoutsBefore: '0.0000' },
    ]);
  });
});

describe('new members', () => {
  it('are counted by how far they came, each step among those of the step before', async () => {
    expect((await figures()).steps).toEqual({
      now: { registered: 4, deposited: 3, played: 2 },
      before: { registered: 1, deposited: 0, played: 0 },
    });
  });

  it('belong to the month of their first deposit, and count in each month in which they played', async () => {
    const { cohorts } = await figures();
    expect(cohorts.map(({ month }) => month)).toEqual(
      [6, 7, 8, 9, 10, 11].map((month) => `2026-${String(month).padStart(2, '0')}-01`),
    );
    expect(cohorts.slice(-2)).toEqual([
      { month: '2026-10-01', members: 1, played: [1, 0] },
      { month: '2026-11-01', members: 4, played: [3] },
    ]);
    expect(cohorts[0]).toEqual({ month: '2026-06-01', members: 0, played: [0, 0, 0, 0, 0, 0] });
  });
});

describe('operators', () => {
  it('read figures with a role for money, at their own brands only, and for the spans there are [OPS-08]', async () => {
    const tokenOf = async (name: string, roles: OperatorRole[], merchants?: string[]) =>
      (await site.operators.add({ name, roles, ...(merchants === undefined ? {} : { merchants }) })).token;
    const read = (token: string, days = '7') =>
      studioBrowser(site).send<DeskFigures>('deskFigures', undefined, {
        params: { merchant: 'alpha' },
        query: { days },
        headers: { authorization: `Bearer ${token}` },
      });
    const cashier = await tokenOf('cashier', ['money']);
    expect(await read(cashier)).toMatchObject({ status: 200, value: { symbol: '₫', timeZone: 'Asia/Ho_Chi_Minh' } });
    expect(await read(cashier, '8')).toMatchObject({ status: 400 });
    expect(await read(await tokenOf('checker', ['approve']))).toMatchObject({ status: 200 });
    expect(await read(await tokenOf('support', ['members', 'viewer']))).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    expect(await read(await tokenOf('publisher', ['owner']))).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    expect(await read(await tokenOf('of-beta', ['money'], ['beta']))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(
      await studioBrowser(site).send('deskFigures', undefined, { params: { merchant: 'alpha' }, query: { days: '7' } }),
    ).toMatchObject({
      code: 'AUTH_REQUIRED',
    });
  });
});

describe('the rollup of the brand', () => {
  const ofBrand = and(eq(teamDay.merchant, 'alpha'), eq(teamDay.account, ''), eq(teamDay.day, '2026-11-19'));
  const playBook = and(ofBrand, eq(teamDay.book, 'play:VND'), eq(teamDay.category, 'RNG'));

  it('is compared with turnover, active days and account records, and the first that differs is named', async () => {
    await foldTeams(site.db, tenantOf(site), true);
    const broken = async () => (await checkBrandDays(site.db, 100)).broken;
    expect(await checkBrandDays(site.db, 100)).toMatchObject({ holds: true, broken: null });
    const shift = (by: bigint) =>
      site.db
        .update(teamDay)
        .set({ stake: sql`${teamDay.stake} + ${by}` })
        .where(playBook);
    await shift(1n);
    expect(await broken()).toMatchObject({
      merchant: 'alpha',
      figure: 'stake 2026-11-19 play:VND RNG',
      expected: String(moneyOf('57')),
      found: String(moneyOf('57') + 1n),
    });
    await shift(-1n);
    const money = and(ofBrand, eq(teamDay.book, 'play:VND'), eq(teamDay.category, ''));
    const pay = (by: bigint) =>
      site.db
        .update(teamDay)
        .set({ deposits: sql`${teamDay.deposits} + ${by}` })
        .where(money);
    await pay(1n);
    expect(await broken()).toMatchObject({ figure: 'deposits play:VND' });
    await pay(-1n);
    const active = and(eq(teamActive.merchant, 'alpha'), eq(teamActive.account, ''), eq(teamActive.day, '2026-11-16'));
    const count = (by: number) =>
      site.db
        .update(teamActive)
        .set({ count: sql`${teamActive.count} + ${by}` })
        .where(active);
    await count(1);
    expect(await broken()).toMatchObject({ figure: 'active 2026-11-16 play:VND', expected: '1', found: '2' });
    await count(-1);
    expect(await broken()).toBe(null);
  });

  it('is made by the migration from the branches that are there, members of a team counted once', async () => {
    await site.db
      .update(account)
      .set({ uplineId: 'binh', uplineSince: clock })
      .where(and(eq(account.merchant, 'alpha'), eq(account.id, 'em')));
    await foldTeams(site.db, tenantOf(site), true);
    const before = (await figures()).span;
    await site.db.delete(teamDay).where(eq(teamDay.account, ''));
    await site.db.delete(teamActive).where(eq(teamActive.account, ''));
    const migration = new URL('../../../platform/db/migrations/0051_figures.sql', import.meta.url);
    const filling = readFileSync(migration, 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => /^INSERT INTO team_/m.test(statement));
    expect(filling).toHaveLength(2);
    for (const statement of filling) await site.db.execute(sql.raw(statement));
    expect(await checkBrandDays(site.db, 100)).toMatchObject({ holds: true, checked: 2 });
    expect((await figures()).span).toEqual(before);
  });
});
