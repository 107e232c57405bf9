import { addDays } from '../../../src/domain/datePresets.ts';
import type { FigureSpan } from '../../../src/domain/figureSpan.ts';
import type { DeskFigures, FigureSums } from '../../../src/wire/studio/deskFigures.ts';

const today = '2026-11-20';
const hoursOfDay = 24;

const nothing: FigureSums = {
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

const amount = (millions: number) => `${Math.round(millions * 1_000_000)}.0000`;

/** Sums of an hour or a day in proportion to its stakes, in millions. */
const sums = (stakes: number, held = 0.038): FigureSums => ({
  registrations: Math.round(stakes * 0.27),
  firstDeposits: Math.round(stakes * 0.09),
  active: Math.round(stakes * 3.5),
  stakes: amount(stakes),
  payouts: amount(stakes * (1 - held)),
  bonuses: amount(stakes * 0.0143),
  wages: amount(stakes * 0.0027),
  deposits: amount(stakes * 0.31),
  withdrawals: amount(stakes * 0.22),
});

/** A busy evening, a quiet early morning. */
const hourly = [
  98, 74, 52, 41, 40, 52, 84, 146, 212, 251, 268, 286, 301, 298, 287, 279, 285, 312, 356, 402, 431, 418, 322, 188,
] as const;

/** Hours of the day after `noon` have not ended. */
const hours = 11;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const weekly = (index: number) => 4_700 + 900 * Math.sin((index * 2 * Math.PI) / 7) + index * 14;

export function figuresOf(span: FigureSpan): DeskFigures {
  const days = Array.from({ length: span }, (_, index) => index);
  const now = sumOf(hourly.slice(0, hours));
  return {
    symbol: '₫',
    timeZone: 'Asia/Ho_Chi_Minh',
    today,
    hours,
    until: '2026-11-20T04:00:00.000Z',
    soFar: { now: { ...sums(now * 0.94), active: 5_318 }, before: { ...sums(now, 0.036), active: 5_158 } },
    byHour: hourly.map((stakes, hour) => ({ now: hour < hours ? sums(stakes * 0.94) : nothing, before: sums(stakes, 0.036) })),
    byDay: days.map((index) => ({
      day: addDays(today, index - span),
      now: sums(weekly(index + span)),
      before: sums(weekly(index), 0.036),
    })),
    span: {
      now: { ...sums(sumOf(days.map((index) => weekly(index + span)))), active: 21_940 },
      before: { ...sums(sumOf(days.map(weekly)), 0.036), active: 20_117 },
    },
    categories: [
      ['RNG', 62_400, 0.039, 61_100],
      ['LIVE', 35_950, 0.028, 40_560],
      ['LOTT', 23_100, 0.062, 22_970],
      ['SPORTS', 13_400, 0.017, 17_180],
      ['PVP', 7_550, 0.031, 7_200],
      ['FISH', 3_480, 0.044, 3_440],
    ].map(([category, stakes, held, before]) => ({
      category: String(category),
      stakes: amount(Number(stakes)),
      payouts: amount(Number(stakes) * (1 - Number(held))),
      stakesBefore: amount(Number(before)),
      payoutsBefore: amount(Number(before) * 0.964),
    })),
    steps: {
      now: { registered: 1_383, deposited: 472, played: 448 },
      before: { registered: 1_290, deposited: 430, played: 419 },
    },
    cohorts: [
      { month: '2026-06-01', members: 1_204, played: [1_160, 702, 566, 487, 441, 402] },
      { month: '2026-07-01', members: 1_310, played: [1_251, 760, 612, 540, 497] },
      { month: '2026-08-01', members: 1_188, played: [1_130, 681, 560, 480] },
      { month: '2026-09-01', members: 1_422, played: [1_377, 850, 706] },
      { month: '2026-10-01', members: 1_561, played: [1_498, 921] },
      { month: '2026-11-01', members: 1_033, played: [961] },
    ],
  };
}

/** A brand that was published today. */
export const noFigures: DeskFigures = {
  ...figuresOf(30),
  soFar: { now: nothing, before: nothing },
  byHour: Array.from({ length: hoursOfDay }, () => ({ now: nothing, before: nothing })),
  byDay: figuresOf(30).byDay.map(({ day }) => ({ day, now: nothing, before: nothing })),
  span: { now: nothing, before: nothing },
  categories: [],
  steps: {
    now: { registered: 0, deposited: 0, played: 0 },
    before: { registered: 0, deposited: 0, played: 0 },
  },
  cohorts: figuresOf(30).cohorts.map(({ month, played }) => ({ month, members: 0, played: played.map(() => 0) })),
};

/** Before the first hour has ended, after days with a loss of the house. */
export const firstHour: DeskFigures = {
  ...figuresOf(7),
  hours: 0,
  until: '2026-11-19T17:00:00.000Z',
  soFar: { now: nothing, before: nothing },
  byHour: hourly.map((stakes) => ({ now: nothing, before: sums(stakes, -0.04) })),
  byDay: figuresOf(7).byDay.map(({ day }, index) => ({
    day,
    now: sums(weekly(index), index % 2 === 0 ? 0.03 : -0.05),
    before: sums(weekly(index), 0.02),
  })),
};

/** The largest sums that there are, of a currency with a long symbol. */
export const largest: DeskFigures = {
  ...figuresOf(90),
  symbol: 'USDT',
  soFar: {
    now: {
      ...nothing,
      registrations: 1_234_567,
      active: 9_876_543,
      stakes: '99999999999999.9999',
      payouts: '1234567890123.4567',
    },
    before: { ...nothing, registrations: 1, active: 9_999_999, stakes: '1.0000', payouts: '99999999999999.9999' },
  },
  categories: [
    {
      category: 'A_CATEGORY_THAT_THIS_VERSION_DOES_NOT_KNOW',
      stakes: '99999999999999.9999',
      payouts: '1234567890123.4567',
      stakesBefore: '0.0000',
      payoutsBefore: '0.0000',
    },
  ],
};
