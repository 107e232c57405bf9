import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { openRanked, openRankSite } from '../../../../tests/server/rank-kit.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { fresh } from '../../../../tests/vendors/paper-vendor.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { RebateOffer } from '../../../wire/records.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';
import { turnover } from '../../platform/db/tables/play.ts';
import { rankBonus, rankChange } from '../../platform/db/tables/ranks.ts';

let time = noon;
const now = () => time;
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  here = await openRankSite({ now, database });
  there = await openRankSite({ now, database });
});
beforeEach(() => {
  time = noon;
});
afterAll(async () => {
  // Which no bets stand behind.
  await here.db.delete(turnover);
  expect((await checkLedger(here.db)).broken).toBeNull();
  await here.close();
  await there.close();
});

const ranksOf = ({ server }: Site) => server.services.ranks;

/** Runs the act many times, on both processes. */
const often = (act: (site: Site) => Promise<unknown>, times = 40) =>
  Promise.all(Array.from({ length: times }, (_, index) => outcomeOf(act(index % 2 === 0 ? here : there))));

async function ranked(username: string, turnover: string, day?: string) {
  const member = await openRanked(here, now, username);
  await member.deposited('50');
  await member.staked(turnover, day);
  return member;
}

const changesOf = async (id: string) =>
  (await here.db.select().from(rankChange).where(eq(rankChange.account, id)).orderBy(rankChange.number)).map(
    ({ former, rank }) => [former, rank],
  );

it('rises and falls exactly once over two processes, with one message each and one bonus per rank [PROD-18]', async () => {
  const member = await ranked('racer', '1500');
  const { id } = member.owner;
  const before = (await member.balances()).main;
  expect(new Set(await often((site) => ranksOf(site).raiseAll()))).toEqual(new Set(['done']));
  expect(await changesOf(id)).toEqual([[0, 2]]);
  expect((await member.balances()).main - before).toBe(30_0000n);
  expect(await here.db.$count(rankBonus, eq(rankBonus.account, id))).toBe(2);
  expect(await here.db.$count(inboxMessage, eq(inboxMessage.account, id))).toBe(1);
  time = new Date('2026-12-31T18:00:00Z');
  expect(new Set(await often((site) => ranksOf(site).reviewDue()))).toEqual(new Set(['done']));
  expect(await changesOf(id)).toEqual([
    [0, 2],
    [2, 1],
  ]);
  expect(await here.db.$count(inboxMessage, eq(inboxMessage.account, id))).toBe(2);
});

it('pays the cashback of a day by the rank of its end, however the claim and the fall of the rank meet [PROD-18]', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    time = noon;
    const member = await ranked(`claimer${turn}`, '999', '2026-11-30');
    const { id } = member.owner;
    // A rank of the month before, which November does not keep.
    const set = { rank: 3, rankBook: 'play:VND', rankFrom: '2026-11-01', rankSince: noon, rankHeldUntil: '2026-12-31' };
    await here.db.update(account).set(set).where(eq(account.id, id));
    time = new Date('2026-11-30T17:40:00Z');
    await member.signIn();
    // Of 1 December, by the rank of now.
    await member.staked('200', '2026-12-01');
    const before = (await member.balances()).main;
    const claim = (site: Site) =>
      site.server.services.rebates.claim(member.tenant, member.owner, { requestId: fresh('claim-request') });
    const outcomes = await Promise.all([
      outcomeOf(ranksOf(there).reviewDue()),
      outcomeOf(claim(here)),
      outcomeOf(claim(there)),
    ]);
    expect(outcomes).toEqual(['done', 'done', 'done']);
    await claim(here);
    const paid = (await member.balances()).main - before;
    // 1.5 % of 999 for November; for December 1.5 % or 1 % of 200, as the claim saw the rank.
    expect([moneyOf('17.98'), moneyOf('16.98')]).toContain(paid);
    const { value } = await member.call<RebateOffer>('rebates');
    expect(value.amount).toBe('0.0000');
  }
});

it('offers a day before the fall at its rank after the fall, with the average where days differ', async () => {
  const member = await ranked('keeper', '900', '2026-11-30');
  const { id } = member.owner;
  const set = { rank: 3, rankBook: 'play:VND', rankFrom: '2026-11-01', rankSince: noon, rankHeldUntil: '2026-12-31' };
  await here.db.update(account).set(set).where(eq(account.id, id));
  time = new Date('2026-11-30T17:40:00Z');
  await ranksOf(here).reviewDue();
  expect(await changesOf(id)).toEqual([[3, 2]]);
  await member.signIn();
  const slots = async () => {
    const { rank, categories } = (await member.call<RebateOffer>('rebates')).value;
    return { rank, ...categories.find(({ gameType }) => gameType === 'RNG') };
  };
  expect(await slots()).toMatchObject({ rank: 'VIP 2 · Hai', rate: '1.50', amount: '13.5000' });
  await member.staked('100', '2026-12-01');
  expect(await slots()).toMatchObject({ rate: '1.45', amount: '14.5000' });
});
