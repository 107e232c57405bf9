import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { addDays, daysOf } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type Language, localized } from '../../../domain/language.ts';
import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import { maskName } from '../../../domain/names.ts';
import { periodOf, startOfDay } from '../../../domain/promotion.ts';
import { oddsOf } from '../../../domain/raffle.ts';
import type { MissionLeaderboard, MissionSummary, Mission as MissionView, Rank, RedEnvelope } from '../../../wire/missions.ts';
import { avatarAddress, avatarFor, isCustomAvatar } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import { account, missionScore } from '../../platform/db/tables/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';
import { commitmentOf, type EnvelopeDeps, type EnvelopeRow, type Envelopes, sumOfPrize } from './envelopes.ts';
import { endOf, progressText, type Standing, standingsOf } from './progress.ts';

interface BoardDeps extends Pick<EnvelopeDeps, 'db' | 'now' | 'limits'> {
  readonly envelopes: Pick<Envelopes, 'waiting' | 'received'>;
}

const shownRanks = 20;

/** Missions as members read them. */
export function createBoard({ db, now, limits, envelopes }: BoardDeps) {
  async function envelopeOf({ brand }: Tenant, language: Language, row: EnvelopeRow): Promise<RedEnvelope> {
    const sums = row.prizes.map(sumOfPrize).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    const mission = brand.missions.list.find(({ id }) => id === row.source);
    return {
      id: row.id,
      commitment: await commitmentOf(limits, row),
      mission: mission === undefined ? null : localized(mission.title, language),
      least: moneyToWire(sums[0] ?? moneyOf('0')),
      most: moneyToWire(sums.at(-1) ?? moneyOf('0')),
      expiresAt: row.expiresAt.toISOString(),
    };
  }

  return {
    async summary(tenant: Tenant, owner: Account, language: Language): Promise<MissionSummary> {
      const { brand } = tenant;
      const { timeZone, missions } = brand;
      const wallet = playWallet(tenant, owner);
      const at = now();
      const today = dayText(at, timeZone);
      const week = periodOf('week', today).until ?? today;
      const [standings, waiting, received] = await Promise.all([
        standingsOf(db, tenant, wallet, { at }),
        envelopes.waiting(wallet),
        envelopes.received(wallet),
      ]);
      const { prizes } = missions.envelopes;
      const odds = oddsOf(prizes.map(({ weight }) => weight));
      return {
        missions: standings.map((standing) => missionView(standing, language, timeZone)),
        open: standings.filter(({ state }) => state !== 'claimed').length,
        resets: {
          day: startOfDay(addDays(today, 1), timeZone).toISOString(),
          week: startOfDay(addDays(week, 1), timeZone).toISOString(),
        },
        season: seasonOf(tenant, language, today),
        envelopes: {
          waiting: await Promise.all(waiting.map((row) => envelopeOf(tenant, language, row))),
          prizes: prizes.map(({ amount }, index) => ({
            amount: moneyToWire(moneyOf(String(amount))),
            odds: odds[index] ?? '0.00',
          })),
          received: moneyToWire(received),
        },
      };
    },

    async leaderboard(tenant: Tenant, owner: Account): Promise<MissionLeaderboard> {
      const { merchant, holder, book } = playWallet(tenant, owner);
      const { key: from, until } = periodOf('week', dayText(now(), tenant.brand.timeZone));
      const ofWeek = and(eq(missionScore.merchant, merchant), eq(missionScore.book, book), eq(missionScore.week, from));
      const isAccount = and(eq(account.merchant, missionScore.merchant), eq(account.id, missionScore.account));
      const rowOf = { score: missionScore, username: account.username, avatar: account.avatar };
      const [top, [own]] = await Promise.all([
        db
          .select(rowOf)
          .from(missionScore)
          .innerJoin(account, isAccount)
          .where(and(ofWeek, gt(missionScore.score, 0)))
          .orderBy(desc(missionScore.score), asc(missionScore.reachedAt), asc(missionScore.account))
          .limit(shownRanks),
        db
          .select(rowOf)
          .from(missionScore)
          .innerJoin(account, isAccount)
          .where(and(ofWeek, eq(missionScore.account, holder), gt(missionScore.score, 0))),
      ]);
      const ranks = top.map((row, index) => rankView(merchant, holder, index + 1, row));
      const isShown = own === undefined || ranks.some(({ isOwn }) => isOwn);
      return {
        from,
        until: until ?? from,
        ranks,
        own: isShown ? null : rankView(merchant, holder, (await countBefore(own.score)) + 1, own),
      };
    },
  };

  /** Accounts of the week that rank before one. */
  function countBefore({ merchant, book, week, account: holder, score, reachedAt }: typeof missionScore.$inferSelect) {
    const isEqual = eq(missionScore.score, score);
    return db.$count(
      missionScore,
      and(
        eq(missionScore.merchant, merchant),
        eq(missionScore.book, book),
        eq(missionScore.week, week),
        or(
          gt(missionScore.score, score),
          and(isEqual, lt(missionScore.reachedAt, reachedAt)),
          and(isEqual, eq(missionScore.reachedAt, reachedAt), sql`${missionScore.account} < ${holder}`),
        ),
      ),
    );
  }
}

function missionView(standing: Standing, language: Language, timeZone: string): MissionView {
  const { mission, turn, done, state } = standing;
  const { id, cycle, kind, title, categories, needed, reward, score } = mission;
  return {
    id,
    period: turn.key,
    cycle,
    kind,
    title: localized(title, language),
    categories: [...categories],
    done: progressText(kind, done),
    needed: progressText(kind, needed),
    state,
    reward: reward.kind === 'money' ? { kind: 'money', amount: moneyToWire(reward.amount) } : reward,
    score,
    isOver: turn.isOver,
    until: endOf(standing, timeZone).toISOString(),
  };
}

function seasonOf({ brand: { missions } }: Tenant, language: Language, today: string): MissionSummary['season'] {
  const { season } = missions;
  if (season === undefined || season.lastDay < today) return null;
  return { title: localized(season.title, language), daysLeft: daysOf({ from: today, until: season.lastDay }).length };
}

interface Scored {
  readonly score: typeof missionScore.$inferSelect;
  readonly username: string;
  readonly avatar: string;
}

/** Rank as others may see it: neither the name of the account nor a picture that shows its owner. */
function rankView(merchant: string, holder: string, rank: number, { score: row, username, avatar }: Scored): Rank {
  const { account: id, score, envelopes } = row;
  const isOwn = id === holder;
  return {
    rank,
    player: maskName(username),
    avatar: avatarAddress(merchant, !isOwn && isCustomAvatar(avatar) ? avatarFor(id) : avatar),
    score,
    envelopes,
    isOwn,
  };
}
