import type { Mission, MissionLeaderboard, MissionSummary, Rank, RedEnvelope } from '../../src/wire/missions.ts';

/** Fictitious missions of stories, at the moment of their clock. */
const mission = (id: string, title: string, more: Partial<Mission>): Mission => ({
  id,
  period: '2026-11-20',
  cycle: 'day',
  kind: 'bets',
  title,
  categories: [],
  done: '0',
  needed: '1',
  state: 'open',
  reward: { kind: 'envelopes', count: 1 },
  score: 100,
  isOver: false,
  until: '2026-11-20T17:00:00.000Z',
  ...more,
});

export const storyEnvelope = (id: string, more: Partial<RedEnvelope> = {}): RedEnvelope => ({
  id,
  commitment: 'ae1f6c51b2f0f6e25a1d7c2fd1c3f1b2f5f8c1c9d5a4b3e2f1d0c9b8a7968574',
  mission: 'Nhiệm vụ Nổ hũ',
  least: '5000.0000',
  most: '888000.0000',
  expiresAt: '2026-11-20T17:00:00.000Z',
  ...more,
});

const sums = [
  ['5000', '60.00'],
  ['8000', '25.00'],
  ['18000', '9.00'],
  ['38000', '4.00'],
  ['88000', '1.50'],
  ['188000', '0.40'],
  ['888000', '0.10'],
] as const;

const week = { cycle: 'week', period: '2026-11-16', until: '2026-11-22T17:00:00.000Z' } as const;

export const storyMissions: MissionSummary = {
  missions: [
    mission('lottery', 'Đặt 5 cược xổ số', { categories: ['LOTT', 'ELOTT'], done: '5', needed: '5', state: 'claimable' }),
    mission('slots', 'Cược hợp lệ 2,000,000.00 ở Nổ hũ', {
      kind: 'turnover',
      categories: ['RNG'],
      done: '1420000.0000',
      needed: '2000000.0000',
      reward: { kind: 'envelopes', count: 2 },
    }),
    mission('live', 'Chơi 20 ván Casino trực tuyến', {
      categories: ['LIVE'],
      done: '12',
      needed: '20',
      reward: { kind: 'money', amount: '50000.0000' },
    }),
    mission('deposit', 'Nạp một lần từ 500,000.00', { kind: 'deposits', done: '1', needed: '1', state: 'claimed' }),
    mission('friend', 'Mời 1 bạn đăng ký và xác minh', { kind: 'friends', reward: { kind: 'envelopes', count: 3 } }),
    mission('slots-week', 'Cược hợp lệ 20,000,000.00 ở Nổ hũ', {
      ...week,
      kind: 'turnover',
      categories: ['RNG'],
      done: '6200000.0000',
      needed: '20000000.0000',
      reward: { kind: 'money', amount: '200000.0000' },
    }),
    mission('bets-week', 'Đặt 200 cược trong tuần', {
      ...week,
      period: '2026-11-09',
      done: '200',
      needed: '200',
      state: 'claimable',
      isOver: true,
      reward: { kind: 'envelopes', count: 3 },
    }),
    mission('fish', 'Chơi 100 ván Bắn cá trong mùa', {
      cycle: 'event',
      period: 'once',
      categories: ['FISH'],
      done: '31',
      needed: '100',
      reward: { kind: 'envelopes', count: 5 },
      until: '2026-12-31T17:00:00.000Z',
    }),
  ],
  open: 7,
  resets: { day: '2026-11-20T17:00:00.000Z', week: '2026-11-22T17:00:00.000Z' },
  season: { title: 'Lễ hội mùa hạc', daysLeft: 13 },
  envelopes: {
    waiting: ['e1', 'e2', 'e3'].map((id) => storyEnvelope(id)),
    prizes: sums.map(([amount, odds]) => ({ amount: `${amount}.0000`, odds })),
    received: '246500.0000',
  },
};

const face = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${colour}"/></svg>`,
  )}`;

const scores: readonly (readonly [string, number, number, string])[] = [
  ['ng***8', 12_840, 12, 'maroon'],
  ['th***6', 11_205, 10, 'purple'],
  ['qu***1', 9960, 9, 'navy'],
  ['la***2', 8412, 7, 'teal'],
  ['du***9', 8120, 6, 'olive'],
  ['ng***h', 7406, 6, 'green'],
  ['ho***4', 6980, 5, 'gray'],
  ['tr***9', 6204, 0, 'brown'],
];

const own = 'ng***h';
export const storyRanks: readonly Rank[] = scores.map(([player, score, envelopes, colour], index) => ({
  rank: index + 1,
  player,
  avatar: face(colour),
  score,
  envelopes,
  isOwn: player === own,
}));

export const storyLeaderboard: MissionLeaderboard = {
  from: '2026-11-16',
  until: '2026-11-22',
  ranks: [...storyRanks],
  own: null,
};
