import { describe, expect, it } from 'vitest';
import { moneyOf as m } from '../../../domain/money.ts';
import type { Pay, Promotion, PromotionRule } from '../promotionBook/index.ts';
import { type AccountFigures, type EntryRow, noFigures, situationOf } from './situation.ts';

/** Acts of an account with a promotion and what it pays, by rows, play and the clock alone. */

const timeZone = 'Asia/Ho_Chi_Minh';
/** Friday 2026-11-20, 12:00 in the zone of the brand. */
const noon = '2026-11-20T05:00:00Z';

const promotionOf = (pay: Pay, rule: Partial<PromotionRule> = {}, more: Partial<Promotion> = {}): Promotion => ({
  id: 'one',
  title: { vi: 'Một' },
  from: null,
  until: null,
  entry: {} as Promotion['entry'],
  version: 1,
  spentAt: null,
  rule: {
    pay,
    entry: 'open',
    cycle: 'once',
    minRank: 0,
    claimDays: 3,
    paysItself: false,
    wagering: null,
    budget: null,
    ...rule,
  },
  ...more,
});
const rowOf = (more: Partial<EntryRow>) =>
  ({
    period: 'once',
    state: 'joined',
    amount: null,
    base: null,
    step: null,
    enteredAt: new Date(noon),
    claimUntil: null,
    ...more,
  }) as EntryRow;
const played = (...days: readonly (readonly [day: string, validBet: string, loss?: string, category?: string])[]) => ({
  ...noFigures,
  days: days.map(([day, validBet, loss = '0', category = 'RNG']) => ({ day, category, validBet: m(validBet), loss: m(loss) })),
});
const paid = (...deposits: readonly (readonly [at: string, amount: string])[]) => ({
  ...noFigures,
  deposits: deposits.map(([at, amount]) => ({ at: new Date(at), amount: m(amount) })),
});
const at = (
  promotion: Promotion,
  { rows = [], figures = noFigures, now = noon }: { rows?: EntryRow[]; figures?: AccountFigures; now?: string } = {},
) => {
  const found = situationOf(promotion, rows, figures, { at: new Date(now), timeZone });
  expect(Object.values(found)).not.toContain(undefined);
  return found;
};

const fixed = { kind: 'fixed', amount: m('5') } as const;

describe('the turn of a promotion', () => {
  it('is offered from the first to before the last moment of the promotion', () => {
    const promotion = promotionOf(fixed, {}, { from: new Date(noon), until: new Date('2026-11-21T05:00:00Z') });
    const state = (now: string) => at(promotion, { now }).state;
    expect(['2026-11-20T04:59:59.999Z', noon, '2026-11-21T04:59:59.999Z', '2026-11-21T05:00:00Z'].map(state)).toEqual([
      'comingSoon',
      'claim',
      'claim',
      'closed',
    ]);
    expect(at(promotion)).toMatchObject({ amount: m('5'), claimUntil: promotion.until, progress: null });
    expect(at(promotion, { now: '2026-11-22T00:00:00Z' })).toMatchObject({ amount: null, base: null, count: null, row: null });
  });

  it('ends with its last day, or with the promotion if that is earlier, and what was earned waits some days longer', () => {
    const end = (pay: Pay, rule: Partial<PromotionRule>, until: string | null = null) =>
      at(promotionOf(pay, rule, { until: until === null ? null : new Date(until) })).claimUntil?.toISOString();
    expect(end(fixed, { cycle: 'week' })).toBe('2026-11-22T17:00:00.000Z');
    expect(end(fixed, { cycle: 'week' }, '2026-11-21T00:00:00Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(end(fixed, { cycle: 'week' }, '2026-12-21T00:00:00Z')).toBe('2026-11-22T17:00:00.000Z');
    const ladder = { kind: 'ladder', categories: [], steps: [{ turnover: m('1'), amount: m('2') }] } as const;
    const row = rowOf({ period: '2026-11-16' });
    const joined = promotionOf(ladder, { cycle: 'week', entry: 'join' });
    expect(at(joined, { rows: [row], figures: played(['2026-11-20', '1']) })).toMatchObject({
      state: 'claim',
      claimUntil: new Date('2026-11-25T17:00:00Z'),
    });
  });

  it('before the present one goes first while something of it can be claimed, the oldest in front', () => {
    const promotion = promotionOf(fixed, { cycle: 'week', entry: 'apply' });
    const claimUntil = new Date('2026-11-20T05:00:00.001Z');
    const row = (period: string, more: Partial<EntryRow> = {}) =>
      rowOf({ period, state: 'claim', claimUntil, amount: m('7'), enteredAt: new Date(`${period}T00:00:00Z`), ...more });
    const [older, newer, present] = [row('2026-11-02'), row('2026-11-09'), row('2026-11-16')];
    const period = (...rows: EntryRow[]) => at(promotion, { rows }).period.key;
    expect(period(present, newer, older)).toBe('2026-11-02');
    expect(at(promotion, { rows: [newer] })).toMatchObject({ amount: m('7'), claimUntil, state: 'claim', row: newer });
    for (const state of ['applying', 'processing'] as const) expect(period(row('2026-11-09', { state }))).toBe('2026-11-09');
    // Over, settled, or of another cycle that the promotion had before.
    const over = row('2026-11-09', { claimUntil: new Date(noon) });
    expect([period(over), period(row('2026-11-09', { state: 'claimed' })), period(row('2026-11'))]).toEqual(
      Array(3).fill('2026-11-16'),
    );
    expect(at(promotion, { rows: [over, present] })).toMatchObject({ row: present });
  });
});

describe('a share of the first deposit', () => {
  const promotion = promotionOf(
    { kind: 'depositMatch', percent: 50, min: m('100'), max: m('80') },
    { entry: 'join', cycle: 'week' },
  );
  const enteredAt = new Date('2026-11-20T01:00:00Z');
  const of = (figures: AccountFigures, now = noon) =>
    at(promotion, { rows: [rowOf({ period: '2026-11-16', enteredAt })], figures, now });

  it('is of the first one after joining that is large enough, at most the limit', () => {
    expect(at(promotion)).toMatchObject({ state: 'join', amount: null, progress: null });
    expect(of(noFigures)).toMatchObject({ state: 'joined', progress: { done: 0n, needed: m('100') } });
    const deposits = paid(
      ['2026-11-20T00:59:59.999Z', '500'],
      ['2026-11-20T01:00:00Z', '99.9999'],
      ['2026-11-20T02:00:00Z', '100'],
      ['2026-11-20T03:00:00Z', '900'],
    );
    expect(of(deposits)).toMatchObject({ state: 'claim', amount: m('50'), base: m('100'), progress: null });
    expect(of(paid(['2026-11-20T01:00:00Z', '900']))).toMatchObject({ amount: m('80'), base: m('900') });
  });

  it('is none of a deposit after the turn, when the next one begins', () => {
    const end = '2026-11-22T17:00:00Z';
    expect(of(paid([end, '100']), end)).toMatchObject({ state: 'join', period: { key: '2026-11-23' } });
    expect(of(paid(['2026-11-22T16:59:59.999Z', '100']), end).state).toBe('claim');
    expect(of(paid(['2026-11-20T02:00:00Z', '100']), '2026-11-25T17:00:00Z').period.key).toBe('2026-11-23');
  });
});

describe('a share of the loss', () => {
  const pay = { kind: 'cashback', categories: ['RNG'], percent: 10, min: m('100'), max: null } as const;
  it('is of the counted categories in the turn before', () => {
    const promotion = promotionOf(pay, { cycle: 'week' });
    const figures = played(
      ['2026-11-08', '1', '1000'],
      ['2026-11-09', '1', '150'],
      ['2026-11-15', '1', '-50'],
      ['2026-11-16', '1', '1000'],
      ['2026-11-10', '1', '1000', 'LIVE'],
    );
    expect(at(promotion, { figures })).toMatchObject({ state: 'claim', amount: m('10'), base: m('100') });
    expect(at(promotionOf({ ...pay, categories: [] }, { cycle: 'week' }), { figures })).toMatchObject({ base: m('1100') });
  });

  it('waits below the least loss, and pays nothing for a win', () => {
    const promotion = promotionOf(pay);
    expect(at(promotion, { figures: played(['2026-11-20', '1', '99.9999']) })).toMatchObject({
      state: 'joined',
      amount: null,
      base: m('99.9999'),
      progress: { done: m('99.9999'), needed: m('100') },
    });
    const applied = at(promotionOf(pay, { entry: 'apply' }), { figures: played(['2026-11-20', '1', '50']) });
    expect(applied).toMatchObject({ state: 'join', progress: { done: m('50'), needed: m('100') } });
    expect(at(promotion, { figures: played(['2026-11-20', '1', '-5']) })).toMatchObject({ base: 0n, progress: { done: 0n } });
    const free = promotionOf({ ...pay, min: m('0') });
    expect(at(free)).toMatchObject({ state: 'joined', amount: null });
  });
});

describe('a ladder', () => {
  const steps = [
    { turnover: m('100'), amount: m('1') },
    { turnover: m('200'), amount: m('3') },
  ];
  const promotion = promotionOf({ kind: 'ladder', categories: ['RNG'], steps }, { entry: 'join', cycle: 'week' });
  const of = (turnover: string, { now = noon, day = '2026-11-20', entered = '2026-11-20T00:00:00Z' } = {}) =>
    at(promotion, {
      rows: [rowOf({ period: '2026-11-16', enteredAt: new Date(entered) })],
      figures: played([day, turnover], ['2026-11-20', '900', '0', 'LIVE']),
      now,
    });

  it('pays immediately at the top, else the step that is reached when the turn is over', () => {
    expect(of('99.9999')).toMatchObject({ state: 'joined', progress: { done: m('99.9999'), needed: m('100') }, amount: null });
    expect(of('100')).toMatchObject({ state: 'joined', progress: { needed: m('200') }, amount: null, base: m('100') });
    expect(of('200')).toMatchObject({ state: 'claim', amount: m('3'), base: m('200') });
    const over = { now: '2026-11-22T17:00:00Z' };
    expect(of('199', over)).toMatchObject({ state: 'claim', amount: m('1') });
    expect(at(promotion).amount).toBe(null);
  });

  it('counts from the day of joining, and of the promotion, within the turn', () => {
    expect(of('200', { day: '2026-11-19' }).base).toBe(0n);
    expect(of('200', { day: '2026-11-19', entered: '2026-11-18T17:00:00Z' }).base).toBe(m('200'));
    expect(of('200', { day: '2026-11-15', entered: '2026-11-01T00:00:00Z' }).base).toBe(0n);
    const begun = { ...promotion, from: new Date('2026-11-20T00:00:00Z') };
    const rows = [rowOf({ period: '2026-11-16', enteredAt: new Date('2026-11-16T00:00:00Z') })];
    expect(at(begun, { rows, figures: played(['2026-11-19', '7'], ['2026-11-20', '2']) }).base).toBe(m('2'));
  });
});

describe('a raffle', () => {
  const pay = { kind: 'raffle', categories: [], prizes: [], draws: 1, drawTurnover: m('100'), maxDraws: 3 } as const;
  const of = (turnover: string, step: number | null, more: Partial<Pay> = {}) =>
    at(promotionOf({ ...pay, ...more } as Pay), {
      rows: step === null ? [] : [rowOf({ step })],
      figures: played(['2026-11-20', turnover]),
    });

  it('has the draws of its turnover, at most as many as there are', () => {
    expect(of('0', null)).toMatchObject({ state: 'claim', count: 1, progress: null });
    expect([of('99.9999', null).count, of('100', null).count, of('900', null).count]).toEqual([1, 2, 3]);
    expect(of('250', 1)).toMatchObject({ state: 'claim', count: 2 });
    expect(of('150', 2)).toMatchObject({ state: 'joined', count: 0, progress: { done: m('50'), needed: m('100') } });
    expect(of('900', 3)).toMatchObject({ state: 'claimed', count: 0, progress: null });
    expect(of('0', 4).count).toBe(0);
    expect(of('900', 1, { drawTurnover: null })).toMatchObject({ state: 'claimed', count: 0 });
    expect(of('900', null, { drawTurnover: null, draws: 2 }).count).toBe(2);
  });
});

describe('a sign-in', () => {
  const promotion = promotionOf({ kind: 'signIn', days: [m('1'), m('2'), m('3')] }, { cycle: 'day' });
  const of = (...rows: Partial<EntryRow>[]) => at(promotion, { rows: rows.map((row) => rowOf(row)) });
  it('goes on from yesterday, begins anew after a gap or the last day, and shows that of today', () => {
    const yesterday = { period: '2026-11-19', state: 'signed' } as const;
    expect(of()).toMatchObject({ state: 'claim', count: 1, amount: m('1') });
    expect(of({ ...yesterday, step: 1 })).toMatchObject({ count: 2, amount: m('2') });
    expect(of({ ...yesterday, step: 3 })).toMatchObject({ count: 1, amount: m('1') });
    expect(of({ ...yesterday, period: '2026-11-18', step: 2 }).count).toBe(1);
    expect(of({ ...yesterday, state: 'closed', step: 2 }).count).toBe(1);
    const today = { period: '2026-11-20', state: 'signed', step: 2, amount: m('9') } as const;
    expect(of({ ...yesterday, step: 1 }, today)).toMatchObject({ state: 'signed', count: 2, amount: m('9') });
  });
});
