import { describe, expect, it } from 'vitest';
import { moneyOf, moneyToWire } from './money.ts';
import {
  countedTurnover,
  periodBefore,
  periodOf,
  periodOfKey,
  promotionStates,
  remarkLength,
  shareOfAmount,
  startOfDay,
  stepsReached,
  streakDay,
} from './promotion.ts';

it('knows the eleven states of the specification [PROMO-01]', () => {
  expect(new Set(promotionStates)).toEqual(
    new Set([
      'join',
      'claim',
      'applying',
      'closed',
      'rejected',
      'issued',
      'claimed',
      'processing',
      'joined',
      'signed',
      'comingSoon',
    ]),
  );
  expect(promotionStates).toHaveLength(11);
});

it('counts characters of a remark, not its code units [VALID-35]', () => {
  expect([remarkLength('ữ'.repeat(140)), remarkLength('🎁'.repeat(141)), remarkLength('  a ')]).toEqual([140, 141, 1]);
  expect(remarkLength('ữ'.normalize('NFD').repeat(140))).toBe(140);
});

describe('periods', () => {
  it('are days, weeks from Monday to Sunday, and months', () => {
    expect(periodOf('week', '2026-11-29')).toEqual({ key: '2026-11-23', from: '2026-11-23', until: '2026-11-29' });
    expect(periodOf('week', '2026-11-30').key).toBe('2026-11-30');
    expect(periodOf('month', '2028-02-29')).toEqual({ key: '2028-02', from: '2028-02-01', until: '2028-02-29' });
    expect(periodOf('once', '2026-11-29')).toEqual({ key: 'once', from: null, until: null });
  });

  it('have one before them, and are found by their key', () => {
    expect(periodBefore('month', '2026-03-31')?.until).toBe('2026-02-28');
    expect(periodBefore('week', '2026-11-23')?.key).toBe('2026-11-16');
    expect(periodBefore('once', '2026-11-23')).toBeNull();
    expect(periodOfKey('month', '2026-12')).toEqual(periodOf('month', '2026-12-31'));
    expect([periodOfKey('week', 'once'), periodOfKey('once', '2026-12'), periodOfKey('week', '2026-11-24')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['2026-11-23', 'Asia/Ho_Chi_Minh', '2026-11-22T17:00:00.000Z'],
    ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ])('begin on %s in %s at %s', (day, zone, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment);
  });
});

describe('amounts', () => {
  it('are a share with two decimals, rounded down, up to a limit', () => {
    const share = (amount: string, percent: number, max: string | null = null) =>
      moneyToWire(shareOfAmount(moneyOf(amount), percent, max === null ? null : moneyOf(max)));
    expect([share('2500000', 8), share('0.33', 8), share('50000000', 8, '3000000'), share('-5', 8)]).toEqual([
      '200000.0000',
      '0.0200',
      '3000000.0000',
      '0.0000',
    ]);
  });

  it('of a ladder are those of the last step that was reached', () => {
    const steps = [
      { turnover: moneyOf('100'), amount: moneyOf('1') },
      { turnover: moneyOf('200'), amount: moneyOf('3') },
    ];
    expect(['99.9999', '100', '250'].map((turnover) => stepsReached(steps, moneyOf(turnover)))).toEqual([0, 1, 2]);
  });

  it('of turnover count by the share of the category', () => {
    const bets = [
      { category: 'RNG', validBet: 100_0000n },
      { category: 'LIVE', validBet: 100_0000n },
      { category: 'LOTT', validBet: 100_0000n },
    ];
    expect(moneyToWire(countedTurnover(bets, { LIVE: 10, LOTT: 0 }))).toBe('110.0000');
  });
});

it('begins a streak again after a missed day and after its last', () => {
  expect([streakDay(null, 7), streakDay(1, 7), streakDay(6, 7), streakDay(7, 7)]).toEqual([1, 2, 7, 1]);
});
