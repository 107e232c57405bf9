import { randomUUID } from 'node:crypto';
import { dayText } from '../../src/domain/dateText.ts';
import { moneyOf } from '../../src/domain/money.ts';
import { depositOrder } from '../../src/server/platform/db/tables/deposits.ts';
import { turnover } from '../../src/server/platform/db/tables/play.ts';
import { authBrands, type Site } from './auth-kit.ts';
import { openTestServer } from './core-kit.ts';
import type { TestDatabase } from './databases.ts';
import { openPromoted } from './promotion-kit.ts';

const rank = (vi: string, turnover: number, more: object = {}) => ({ name: { vi, en: `${vi} en` }, turnover, ...more });

/** Five ranks of a month; the second needs a deposit, the first is never lost. Cashback on slots is 1 % for each rank. */
export const testRanks = {
  period: 'month',
  reviewsAt: '00:30',
  ranks: [
    rank('Một', 100, { bonus: 10 }),
    rank('Hai', 1000, { deposits: 50, keep: 500, bonus: 20 }),
    rank('Ba', 2000, { deposits: 50, keep: 1000 }),
    rank('Bốn', 3000, { deposits: 50, keep: 1000 }),
    rank('Năm', 4000, { deposits: 50, keep: 2000 }),
  ],
  benefits: [{ title: { vi: 'Quà', en: 'Gift' }, from: 2 }],
};

interface RankSiteDeps {
  readonly now: () => Date;
  readonly database?: TestDatabase;
  readonly vendors?: Parameters<typeof openTestServer>[0]['vendors'];
}

export const openRankSite = ({ now, database, vendors }: RankSiteDeps) =>
  openTestServer({
    brands: authBrands({
      vip: testRanks,
      policies: { rebate: { rates: { RNG: [0, 0.5, 1, 1.5, 2, 2.5] } } },
      contacts: { liveChat: 'https://chat.alpha.test/room', vipChat: 'https://chat.alpha.test/vip' },
      frames: { customerService: ['chat.alpha.test'] },
    }),
    now,
    ...(database === undefined ? {} : { database }),
    ...(vendors === undefined ? {} : { vendors }),
  });

/** A new member of the brand with ranks, as tests act for it. */
export async function openRanked(site: Site, now: () => Date, username: string) {
  const member = await openPromoted(site, now, username);
  const own = { merchant: 'alpha', account: member.owner.id, book: 'play:VND' } as const;

  /** Turnover on slots, without its bets and movements of money. */
  const staked = (amount: string, day = dayText(now(), 'Asia/Ho_Chi_Minh')) =>
    site.db.insert(turnover).values({
      ...own,
      day,
      category: 'RNG',
      vassalage: randomUUID(),
      bets: 1,
      stake: moneyOf(amount),
      payout: 0n,
      validBet: moneyOf(amount),
    });

  /** A credited deposit, without its movement of money. */
  const deposited = (amount: string) => {
    const id = randomUUID();
    return site.db.insert(depositOrder).values({
      ...own,
      id,
      request: id,
      method: 'qr',
      kind: 'qr',
      provider: 'simulated',
      state: 'credited',
      amount: moneyOf(amount),
      fee: 0n,
      createdAt: now(),
      expiresAt: now(),
      endedAt: now(),
    });
  };
  return { ...member, staked, deposited };
}
