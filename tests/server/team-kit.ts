import { and, eq, sql } from 'drizzle-orm';
import { accountTypes } from '../../src/domain/accountType.ts';
import { moneyOf } from '../../src/domain/money.ts';
import { account } from '../../src/server/platform/db/tables/accounts.ts';
import { downline } from '../../src/server/platform/db/tables/agents.ts';
import { turnover } from '../../src/server/platform/db/tables/play.ts';
import { accountRecord } from '../../src/server/platform/db/tables/records.ts';
import { authBrands, demoPassword, type Site, visitor } from './auth-kit.ts';
import { noon, openTestServer } from './core-kit.ts';
import type { TestDatabase } from './databases.ts';

/** The id of demoagent. */
export const agent = '1000000011';

type NewAccount = Partial<typeof account.$inferInsert>;

/** A site as demoagent uses it, and what fills the branch of an agent. */
export async function openTeamSite(database?: TestDatabase) {
  const now = () => noon;
  const site: Site = await openTestServer({ brands: authBrands(), now, ...(database === undefined ? {} : { database }) });
  const person = visitor(site, now);
  const { token } = (await person.login('demoagent', demoPassword)).value;
  let made = 0;
  let recorded = 0;

  async function accountBelow(uplineId: string, more: NewAccount = {}): Promise<string> {
    made += 1;
    const id = `88${String(made).padStart(6, '0')}`;
    const names = { username: `down${id}`, foldedUsername: `down${id}`, nickname: `Nick ${id}`, avatar: 'a01.svg' };
    const dates = { passwordChangedAt: noon, createdAt: new Date(noon.getTime() - 3_600_000) };
    await site.db
      .insert(account)
      .values({ merchant: 'alpha', id, type: accountTypes.member, uplineId, ...names, ...dates, ...more });
    return id;
  }

  return {
    site,
    person,
    token,
    accountBelow,
    agentBelow: (uplineId: string, more: NewAccount = {}) => accountBelow(uplineId, { type: accountTypes.agent, ...more }),

    /** Settled bets of a day: a stake of 100 that paid 40. */
    played: (owner: string, day: string, bets = 1, category = 'RNG') =>
      site.db
        .insert(turnover)
        .values({
          merchant: 'alpha',
          account: owner,
          day,
          book: 'play:VND',
          category,
          vassalage: 'MANGO',
          bets,
          stake: moneyOf(String(100 * bets)),
          payout: moneyOf(String(40 * bets)),
          validBet: moneyOf(String(90 * bets)),
        })
        .onConflictDoUpdate({
          target: [turnover.merchant, turnover.account, turnover.day, turnover.book, turnover.category, turnover.vassalage],
          set: {
            bets: sql`${turnover.bets} + excluded.bets`,
            stake: sql`${turnover.stake} + excluded.stake`,
            payout: sql`${turnover.payout} + excluded.payout`,
            validBet: sql`${turnover.validBet} + excluded.valid_bet`,
          },
        }),

    recordOf: (holder: string, type: 'deposit' | 'withdrawal' | 'bonus' | 'cashback', amount: string, at = noon) => {
      recorded += 1;
      const totals = { ins: 1, outs: 0, received: 0n, paid: 0n };
      return site.db.insert(accountRecord).values({
        merchant: 'alpha',
        holder,
        book: 'play:VND',
        number: 1_000 + recorded,
        transaction: `act-${recorded}`,
        kind: type === 'withdrawal' ? 'hold' : type,
        type,
        subject: '',
        amount: moneyOf(amount),
        balance: 0n,
        at,
        state: 'done',
        ...totals,
      });
    },

    /** From the nearest. */
    uplinesOf: async (id: string) =>
      (
        await site.db
          .select({ ancestor: downline.ancestor })
          .from(downline)
          .where(and(eq(downline.merchant, 'alpha'), eq(downline.account, id)))
          .orderBy(downline.depth)
      ).map(({ ancestor }) => ancestor),
  };
}
