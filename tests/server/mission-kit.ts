import type { MissionClaimed, MissionLeaderboard, MissionSummary } from '../../src/wire/missions.ts';
import { authBrands, type Site } from './auth-kit.ts';
import { openTestServer } from './core-kit.ts';
import type { TestDatabase } from './databases.ts';
import { openPromoted } from './promotion-kit.ts';

const named = (id: string, more: object) => ({ id, title: { en: id, vi: id }, period: 'day', ...more });
const envelopes = (count: number) => ({ kind: 'envelopes', count });
const money = (amount: number) => ({ kind: 'money', amount });

/** Missions of each kind; the envelopes hold 5 to 20. */
export const testMissions = {
  season: { title: { en: 'Season', vi: 'Mùa' }, lastDay: '2026-11-22' },
  envelopes: {
    prizes: [
      { amount: 5, weight: 3 },
      { amount: 20, weight: 1 },
    ],
  },
  list: [
    named('bets', { kind: 'bets', count: 2, categories: ['RNG'], reward: envelopes(2), score: 30 }),
    named('turnover', { kind: 'turnover', amount: 100, period: 'week', reward: money(50), score: 100 }),
    named('deposit', { kind: 'deposits', amount: 500, reward: money(10), score: 10 }),
    named('friends', { kind: 'friends', reward: envelopes(1), score: 20 }),
    named('gala', { kind: 'bets', period: 'event', firstDay: '2026-11-19', lastDay: '2026-11-21', reward: money(7), score: 5 }),
  ],
};

interface MissionSiteDeps {
  readonly now: () => Date;
  readonly database?: TestDatabase;
  readonly vendors?: Parameters<typeof openTestServer>[0]['vendors'];
}

export const openMissionSite = ({ now, database, vendors }: MissionSiteDeps) =>
  openTestServer({
    brands: authBrands({ missions: testMissions }),
    now,
    ...(database === undefined ? {} : { database }),
    ...(vendors === undefined ? {} : { vendors }),
  });

/** A new member of the brand with missions, as tests act for it. */
export async function openMissioner(site: Site, now: () => Date, username: string) {
  const member = await openPromoted(site, now, username);
  const { call } = member;
  const summary = async () => (await call<MissionSummary>('missionSummary')).value;
  const mission = async (id: string, isOver = false) =>
    (await summary()).missions.find((each) => each.id === id && each.isOver === isOver);
  const claim = (id: string, period: string) => call<MissionClaimed>('claimMission', { mission: id, period });
  const leaderboard = async () => (await call<MissionLeaderboard>('missionLeaderboard')).value;
  return { ...member, summary, mission, claim, leaderboard };
}
