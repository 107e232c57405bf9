import { expect, it } from 'vitest';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import { labelOf, rankOf, rankPeriodOf, ranksOf, reviewMoment } from './ranks.ts';

/** Ranks as the manifest states them. */

const brandOf = (more: object = {}) =>
  storedBrand({
    merchant: 'alpha',
    name: 'Alpha',
    hosts: ['alpha.test'],
    theme: { seed: '#336699' },
    assets: { logo: 'logo.svg' },
    timeZone: 'Asia/Ho_Chi_Minh',
    vip: {
      period: 'month',
      reviewsAt: '06:45',
      ranks: [
        { name: { vi: 'Bạc', en: 'Silver' }, turnover: 100, bonus: 10 },
        { name: { vi: 'Vàng', en: 'Gold' }, turnover: 200, deposits: 50, keep: 30, bonus: 20 },
      ],
      ...more,
    },
  });
const brand = brandOf();

it('are read once, with what each asks for, keeps by and pays', () => {
  const ranks = ranksOf(brand);
  expect(ranks).toEqual([
    { turnover: moneyOf('100'), deposits: 0n, keep: 0n, bonus: moneyOf('10') },
    { turnover: moneyOf('200'), deposits: moneyOf('50'), keep: moneyOf('30'), bonus: moneyOf('20') },
  ]);
  expect(ranksOf(brand)).toBe(ranks);
  expect(ranksOf(brandOf({ ranks: [] }))).toEqual([]);
});

it('of an account is none in another book, and at most the highest that the brand has by now', () => {
  const of = (rank: number, rankBook: string | null) => rankOf({ brand }, { rank, rankBook });
  expect([of(1, 'play:VND'), of(5, 'play:VND'), of(2, 'real:VND'), of(2, null)]).toEqual([1, 2, 0, 0]);
});

it('have a number and a name in the language of the reader', () => {
  const labels = [0, 1, 2, 3].map((rank) => labelOf({ brand }, rank, 'en'));
  expect([...labels, labelOf({ brand }, 1, 'vi')]).toEqual(['VIP 0', 'VIP 1 · Silver', 'VIP 2 · Gold', 'VIP 3', 'VIP 1 · Bạc']);
});

it('count by the month or by the week from Monday on, both days inclusive', () => {
  expect(rankPeriodOf(brand, '2026-11-20')).toEqual({ from: '2026-11-01', until: '2026-11-30' });
  expect(rankPeriodOf(brandOf({ period: 'week' }), '2026-11-20')).toEqual({ from: '2026-11-16', until: '2026-11-22' });
});

it('are reviewed on the first day at the hour and minute of the brand, in its time zone', () => {
  expect(reviewMoment(brand, '2026-12-01')).toEqual(new Date('2026-11-30T23:45:00Z'));
});
