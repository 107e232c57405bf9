import type { OwnRank, VipProgramme, VipRank } from '../../src/wire/ranks.ts';

const rank = (level: number, name: string, colour: string, [turnover, deposits, keep, bonus]: readonly number[]): VipRank => ({
  rank: level,
  label: `VIP ${level} · ${name}`,
  name,
  colour,
  turnover: `${turnover}.0000`,
  deposits: `${deposits}.0000`,
  keep: `${keep}.0000`,
  bonus: `${bonus}.0000`,
});

const million = 1_000_000;

export const storyRanks: readonly VipRank[] = [
  rank(1, 'Đồng', '#c1834f', [million, 0, 0, 10_000]),
  rank(2, 'Sắt', '#8d97a5', [20 * million, 0, 5 * million, 50_000]),
  rank(3, 'Bạc', '#c3d0e2', [60 * million, 0, 20 * million, 100_000]),
  rank(4, 'Vàng', '#e0b040', [200 * million, 20 * million, 60 * million, 200_000]),
  rank(5, 'Bạch kim', '#7fc4cf', [600 * million, 50 * million, 200 * million, 500_000]),
  rank(6, 'Lục bảo', '#2f9d6b', [2_000 * million, 200 * million, 600 * million, 1_200_000]),
  rank(7, 'Lam ngọc', '#3f74d8', [5_000 * million, 500 * million, 2_000 * million, 2_800_000]),
  rank(8, 'Kim cương', '#8a5fd6', [15_000 * million, 1_000 * million, 5_000 * million, 6_000_000]),
];

/** At the moment of the clock of stories. */
export const storyProgramme: VipProgramme = {
  period: 'month',
  until: '2026-11-30T17:00:00.000Z',
  reviewedAt: '2026-11-30T17:30:00.000Z',
  ranks: [...storyRanks],
  cashback: [
    { gameType: 'RNG', rates: ['0.35', '0.40', '0.50', '0.60', '0.80', '0.80', '0.80', '0.80'] },
    { gameType: 'LIVE', rates: ['0.25', '0.30', '0.35', '0.40', '0.50', '0.50', '0.50', '0.50'] },
    { gameType: 'SPORTS', rates: ['0.20', '0.25', '0.30', '0.35', '0.40', '0.40', '0.40', '0.40'] },
  ],
  supportFrom: 5,
  benefits: [{ title: 'Xét lệnh rút trước', from: 4 }],
  own: null,
};

export const storyStanding: OwnRank = {
  rank: 3,
  since: '2026-10-14T05:00:00.000Z',
  turnover: '87000000.0000',
  deposits: '14400000.0000',
  heldUntil: null,
  changes: [
    { former: 2, rank: 3, cause: 'play', at: '2026-10-14T05:00:00.000Z' },
    { former: 3, rank: 2, cause: 'period', at: '2026-08-31T17:30:00.000Z' },
    { former: 0, rank: 3, cause: 'play', at: '2026-07-03T14:21:00.000Z' },
  ],
};
