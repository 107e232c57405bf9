import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { openPromoted } from '../../../../tests/server/promotion-kit.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { trialAccountType } from '../../../domain/accountType.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { LimitChange } from '../../../wire/saferPlay.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { bet } from '../../platform/db/tables/play.ts';
import { exceededBy, type LimitRow } from './index.ts';

/** The other side of each rule: equal amounts, the moment of an end, other accounts, books, states and periods. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Friday 2026-11-20, 12:00 in the zone of the brand. */
let time = noon;
const now = () => time;
const at = (ms: number) => new Date(noon.getTime() + ms);
const brandLimit = { kind: 'stake', period: 'month', amount: 5_000 } as const;
let site: Site;
beforeAll(async () => {
  site = await openTestServer({
    brands: authBrands({ policies: { saferPlay: { limits: [brandLimit], realityCheckMinutes: 60 } } }),
    now,
  });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => site.close());

const service = () => site.saferPlay;
const by = { operator: 'an', reason: 'asked' };
let players = 0;
async function open() {
  players += 1;
  const { tenant, owner, played } = await openPromoted(site, now, `careful${players}`);
  const state = () => service().state(tenant, owner);
  const limit = async (kind: string, period: string, isOfBrand = false) =>
    (await state()).limits.find((one) => one.kind === kind && one.period === period && one.isOfBrand === isOfBrand);
  return {
    tenant,
    owner,
    played,
    state,
    limit,
    set: (change: LimitChange) => service().set(tenant, owner, change),
    used: async (kind: string, period: string) => (await limit(kind, period))?.used,
  };
}
const codeOf = outcomeOf;

describe('a limit of stakes and losses', () => {
  it.each([
    ['day', '2026-11-19T17:00:00Z'],
    ['week', '2026-11-15T17:00:00Z'],
    ['month', '2026-10-31T17:00:00Z'],
  ] as const)('of a %s counts bets from the first moment of it in the zone of the brand', async (period, start) => {
    const { set, played, used } = await open();
    await set({ kind: 'stake', period, amount: '1000' });
    await played('7', { placedAt: new Date(new Date(start).getTime() - 1) });
    expect(await used('stake', period)).toBe('0.0000');
    await played('11', { placedAt: new Date(start) });
    expect(await used('stake', period)).toBe('11.0000');
  });

  it('counts neither cancelled bets, nor those of another book or account', async () => {
    const [one, other] = [await open(), await open()];
    for (const { set } of [one, other]) {
      await set({ kind: 'stake', period: 'day', amount: '1000' });
      await set({ kind: 'loss', period: 'day', amount: '1000' });
    }
    await one.played('10', { payout: moneyOf('4') });
    await one.played('5', { state: 'open' });
    await one.played('20', { state: 'cancelled' });
    await other.played('70', { payout: moneyOf('100') });
    expect([await one.used('stake', 'day'), await one.used('loss', 'day')]).toEqual(['15.0000', '11.0000']);
    // Who is ahead has used nothing, and may lose the limit, not more.
    expect(await other.limit('loss', 'day')).toMatchObject({ used: '0.0000', left: '1000.0000' });
    await site.db.update(bet).set({ book: 'real:VND' }).where(eq(bet.account, one.owner.id));
    expect([await one.used('stake', 'day'), await one.used('loss', 'day')]).toEqual(['0.0000', '0.0000']);
  });
});

it('time of play is the gaps below ten minutes between bets and results, in whole minutes', async () => {
  const { set, played, used } = await open();
  await set({ kind: 'time', period: 'day', amount: '100' });
  await played('1', { placedAt: at(-60 * minuteMs) });
  await played('1', { placedAt: at(-50 * minuteMs) });
  expect(await used('time', 'day')).toBe('0');
  await played('1', { placedAt: at(-50 * minuteMs + 599_999) });
  expect(await used('time', 'day')).toBe('9');
  await played('1', { placedAt: at(-40 * minuteMs) });
  await played('1', { placedAt: at(-39 * minuteMs) });
  expect(await used('time', 'day')).toBe('11');
});

it.each([
  ['created', null, '100.0000'],
  ['pending', null, '100.0000'],
  ['credited', noon, '80.0000'],
  ['credited', new Date('2026-11-19T16:59:59.999Z'), '0.0000'],
  ['failed', noon, '0.0000'],
  ['expired', noon, '0.0000'],
] as const)('a deposit that is %s since %s uses %s of a limit of 100', async (state, endedAt, used) => {
  const player = await open();
  await player.set({ kind: 'deposit', period: 'day', amount: '100' });
  const id = randomUUID();
  await site.db.insert(depositOrder).values({
    merchant: 'alpha',
    id,
    account: player.owner.id,
    request: id,
    method: 'qr',
    kind: 'qr',
    provider: 'simulated',
    state,
    book: 'play:VND',
    amount: moneyOf('100'),
    received: state === 'credited' ? moneyOf('80') : null,
    fee: 0n,
    createdAt: at(-dayMs),
    expiresAt: now(),
    endedAt,
  });
  expect(await player.used('deposit', 'day')).toBe(used);
  const may = (amount: string, paying: string | null = null) =>
    codeOf(service().assertMay(player.tenant, player.owner, 'deposit', { amount: moneyOf(amount), paying }));
  const left = moneyOf('100') - moneyOf(used);
  if (left > 0n) expect(await may(`${left / 10_000n}`)).toBe('done');
  expect(await may(`${left / 10_000n}.0001`)).toBe('LIMIT_REACHED');
  // The order that is asked about does not count beside itself.
  expect(await may('100', id)).toBe('done');
});

it.each([
  ['loss', '100', '40', 60n, false],
  ['loss', '100', '40', 61n, true],
  ['time', '20', '19', 0n, false],
  ['time', '20', '20', 0n, true],
] as const)('a limit of kind %s of %s with %s used leaves no room for %d: %s', (kind, amount, used, more, isExceeded) => {
  const row = {
    kind,
    period: 'day',
    amount,
    used,
    isOfBrand: false,
    pendingAmount: null,
    pendingAt: null,
    resetsAt: '0',
  } as LimitRow;
  expect(exceededBy([row], more)).toBe(isExceeded ? row : null);
  const wide = { ...row, amount: '1000' };
  expect(exceededBy([wide, row], more)).toBe(isExceeded ? row : null);
});

describe('a change of a limit', () => {
  it('to the same amount drops a raise that waits, and one of another period or kind stays as it is', async () => {
    const { set, limit } = await open();
    await set({ kind: 'loss', period: 'day', amount: '100' });
    await set({ kind: 'loss', period: 'week', amount: '300' });
    await set({ kind: 'stake', period: 'day', amount: '500' });
    await set({ kind: 'loss', period: 'day', amount: '200' });
    await set({ kind: 'loss', period: 'week', amount: null });
    expect((await limit('loss', 'day'))?.pending).toEqual({ amount: '200.0000', at: at(dayMs).toISOString() });
    await set({ kind: 'loss', period: 'day', amount: '100' });
    expect(await limit('loss', 'day')).toMatchObject({ amount: '100.0000', pending: null });
    expect((await limit('loss', 'week'))?.pending).toEqual({ amount: null, at: at(dayMs).toISOString() });
    expect(await limit('stake', 'day')).toMatchObject({ amount: '500.0000', pending: null });
  });

  it('asked for with another raise begins a new waiting time, which ends at its moment', async () => {
    const { set, limit } = await open();
    await set({ kind: 'loss', period: 'day', amount: '100' });
    await set({ kind: 'loss', period: 'day', amount: '200' });
    time = at(hourMs);
    await set({ kind: 'loss', period: 'day', amount: '300' });
    expect((await limit('loss', 'day'))?.pending).toEqual({ amount: '300.0000', at: at(25 * hourMs).toISOString() });
    time = at(25 * hourMs - 1);
    expect(await limit('loss', 'day')).toMatchObject({ amount: '100.0000' });
    time = at(25 * hourMs);
    expect(await limit('loss', 'day')).toMatchObject({ amount: '300.0000', pending: null });
    // From what is in effect now a lower one is lower.
    await set({ kind: 'loss', period: 'day', amount: '250' });
    expect(await limit('loss', 'day')).toMatchObject({ amount: '250.0000', pending: null });
  });

  it('may be as high as that of the brand, of its period, and not higher', async () => {
    const { set, limit } = await open();
    expect(await codeOf(set({ kind: 'stake', period: 'month', amount: '5001' }))).toBe('VALIDATION');
    await set({ kind: 'stake', period: 'month', amount: '5000' });
    await set({ kind: 'stake', period: 'week', amount: '9000' });
    expect(await limit('stake', 'month')).toMatchObject({ amount: '5000.0000' });
    expect(await limit('stake', 'month', true)).toMatchObject({ amount: '5000.0000' });
  });

  it('by an operator lowers only, from that of the brand where the player has none, and drops what waits', async () => {
    const { tenant, owner, set, limit } = await open();
    const tighten = (kind: 'stake' | 'loss', amount: string) =>
      codeOf(service().tighten(tenant, owner, { kind, period: 'month', amount }, by));
    expect([await tighten('stake', '5000'), await tighten('stake', '4999.9999')]).toEqual(['VALIDATION', 'done']);
    expect(await tighten('stake', '4999.9999')).toBe('VALIDATION');
    expect(await tighten('loss', '7000')).toBe('done');
    await set({ kind: 'loss', period: 'month', amount: '8000' });
    expect((await limit('loss', 'month'))?.pending?.amount).toBe('8000.0000');
    expect(await tighten('loss', '6000')).toBe('done');
    expect(await limit('loss', 'month')).toMatchObject({ amount: '6000.0000', pending: null });
    expect(
      await codeOf(
        service().tighten(tenant, { ...owner, type: trialAccountType }, { kind: 'loss', period: 'day', amount: '1' }, by),
      ),
    ).toBe('TRUE_ACCOUNT');
  });
});

it('a reality check comes after the shorter time of the player’s and the brand’s, of one player', async () => {
  const [one, other] = [await open(), await open()];
  const check = async ({ state }: typeof one) => (await state()).realityCheck;
  await service().setRealityCheck(one.tenant, one.owner, 30);
  expect([await check(one), await check(other)]).toEqual([
    { minutes: 30, longest: 60 },
    { minutes: 60, longest: 60 },
  ]);
  await service().setRealityCheck(one.tenant, one.owner, 90);
  expect(await check(one)).toEqual({ minutes: 60, longest: 60 });
  await service().setRealityCheck(one.tenant, one.owner, null);
  expect(await check(one)).toEqual({ minutes: 60, longest: 60 });
});

describe('a break', () => {
  it('forbids to its last millisecond, and of two the longer one counts', async () => {
    const { tenant, owner, state } = await open();
    const may = () => codeOf(service().assertMay(tenant, owner, 'play'));
    await service().timeOut(tenant, owner, 3);
    await service().timeOut(tenant, owner, 1);
    expect((await state()).break).toEqual({ kind: 'timeOut', until: at(3 * dayMs).toISOString() });
    time = at(3 * dayMs - 1);
    expect([await may(), await service().forbids(owner, 'play'), await service().forbids(owner, 'cashOut')]).toEqual([
      'PLAY_BREAK',
      true,
      false,
    ]);
    time = at(3 * dayMs);
    expect([await may(), await service().forbids(owner, 'play'), (await state()).break]).toEqual(['done', false, null]);
  });

  it('is confirmed by its player within a quarter of an hour, for the months that were shown', async () => {
    const [one, other] = [await open(), await open()];
    const { confirmation, until, expiresAt } = await service().offerExclusion(one.tenant, one.owner, 6);
    expect([until, expiresAt]).toEqual(['2027-05-20T05:00:00.000Z', at(15 * minuteMs).toISOString()]);
    const confirm = (who: typeof one, text = confirmation) => codeOf(service().confirmExclusion(who.tenant, who.owner, text));
    expect([await confirm(other), await confirm(one, confirmation.replace(/^6/, '7')), await confirm(one, '')]).toEqual(
      Array(3).fill('LINK_EXPIRED'),
    );
    time = at(15 * minuteMs);
    expect(await confirm(one)).toBe('LINK_EXPIRED');
    time = at(15 * minuteMs - 1);
    expect([await confirm(one), await confirm(one)]).toEqual(['done', 'done']);
    expect([(await one.state()).break?.kind, (await other.state()).break]).toEqual(['exclusion', null]);
  });
});
