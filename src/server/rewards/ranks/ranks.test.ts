import { and, asc, eq } from 'drizzle-orm';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openRanked, openRankSite } from '../../../../tests/server/rank-kit.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import type { MemberInfo } from '../../../wire/auth.ts';
import type { CustomerServiceLookup } from '../../../wire/customerService.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { InboxPage } from '../../../wire/inbox.ts';
import type { BonusPage } from '../../../wire/promotions.ts';
import type { ListedRank, VipProgramme } from '../../../wire/ranks.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { rankChange } from '../../platform/db/tables/ranks.ts';

/** Friday 2026-11-20, 12:00 in the zone of the brand. */
let time = noon;
const now = () => time;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let operator: string;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openRankSite({ now, vendors: [vendor.entry] });
  operator = (await site.operators.add({ name: 'an' })).token;
});
beforeEach(() => {
  time = noon;
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

const open = async (username: string) => {
  const member = await openRanked(site, now, username);
  const programme = async () => (await member.call<VipProgramme>('ranks')).value;
  const standing = async () => (await programme()).own ?? expect.fail('The member has no rank.');
  const rank = async () => (await member.call<MemberInfo>('memberInfo')).value.clubLabel;
  const changes = async () => {
    const rows = await site.db
      .select()
      .from(rankChange)
      .where(eq(rankChange.account, member.owner.id))
      .orderBy(asc(rankChange.number));
    return rows.map(({ former, rank: to, cause }) => [former, to, cause]);
  };
  return { ...member, programme, standing, rank, changes };
};
const ranks = () => site.server.services.ranks;

it('shows guests the ranks with what they bring, and members where they stand [PROD-13] [ROUTE-10]', async () => {
  const { value, status } = await visitor(site, now).send<VipProgramme>('ranks', undefined);
  expect([status, value.own, value.period, value.supportFrom]).toEqual([200, null, 'month', 5]);
  expect([value.until, value.reviewedAt]).toEqual(['2026-11-30T17:00:00.000Z', '2026-11-30T17:30:00.000Z']);
  expect(value.ranks.map(({ label, turnover }) => [label, turnover])).toEqual([
    ['VIP 1 · Một', '100.0000'],
    ['VIP 2 · Hai', '1000.0000'],
    ['VIP 3 · Ba', '2000.0000'],
    ['VIP 4 · Bốn', '3000.0000'],
    ['VIP 5 · Năm', '4000.0000'],
  ]);
  expect(value.cashback.find(({ gameType }) => gameType === 'RNG')?.rates).toEqual(['0.50', '1.00', '1.50', '2.00', '2.50']);
  expect(value.benefits).toEqual([{ title: 'Quà', from: 2 }]);
  const member = await open('looker');
  expect(await member.standing()).toEqual({
    rank: 0,
    since: null,
    turnover: '0.0000',
    deposits: '0.0000',
    heldUntil: null,
    changes: [],
  });
  expect(await member.rank()).toEqual({ labelName: 'VIP 0', rankLevel: 0 });
});

describe('a rank', () => {
  it('is reached by settled bets of a real vendor, once, with message, bonus and a live event [PROD-18] [HEAD-08]', async () => {
    const { session, wallet, token } = await sitDown(site, now);
    const { send } = visitor(site, now);
    const call = async <Value>(name: 'memberInfo' | 'inbox' | 'bonuses' | 'ranks') =>
      (await send<Value>(name, undefined, { token })).value;
    const settled = async (amount: string) => {
      const betId = fresh('bet');
      await wallet('bet', { session: session.session, roundId: `r-${betId}`, betId, amount });
      await walletClient(site, now)('settle', {
        player: session.player,
        roundId: `r-${betId}`,
        results: [{ betId, payout: '0.0000' }],
        closes: true,
      });
      await ranks().raiseMoved();
    };
    const { customerId } = await call<MemberInfo>('memberInfo');
    const topics: string[] = [];
    const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('The brand is missing.');
    const { tokenHash } = (await site.members.sessions.find(tenant, token)) ?? expect.fail('No session.');
    const risen = Promise.withResolvers<void>();
    const leave = await site.live.open(
      { merchant: 'alpha', account: customerId, tokenHash },
      async (topic) => {
        topics.push(topic);
        if (topic === 'rank') risen.resolve();
        return { topic: 'rank' };
      },
      { send: () => undefined, end: () => undefined, beat: () => undefined },
    );
    await settled('60.0000');
    expect((await call<MemberInfo>('memberInfo')).clubLabel).toEqual({ labelName: 'VIP 0', rankLevel: 0 });
    await settled('40.0000');
    expect((await call<MemberInfo>('memberInfo')).clubLabel).toEqual({ labelName: 'VIP 1 · Một', rankLevel: 1 });
    await settled('40.0000');
    await ranks().raiseAll();
    await risen.promise;
    leave();
    expect(topics).toContain('rank');
    const { messages } = await call<InboxPage>('inbox');
    expect(messages.map(({ title }) => title)).toEqual(['Bạn đã lên VIP 1 · Một']);
    const { rows } = await call<BonusPage>('bonuses');
    expect(rows.map(({ title, amount, state }) => [title, amount, state])).toEqual([['VIP 1 · Một', '10.0000', 'released']]);
    const own = (await call<VipProgramme>('ranks')).own;
    expect(own).toMatchObject({ rank: 1, turnover: '140.0000', changes: [{ former: 0, rank: 1, cause: 'play' }] });
  });

  it('needs its deposits too, and who passes several gets the bonus of each, one time', async () => {
    const member = await open('climber');
    const before = (await member.balances()).main;
    await member.staked('2500');
    await ranks().raiseAll();
    expect(await member.changes()).toEqual([[0, 1, 'play']]);
    await member.deposited('50');
    await ranks().raiseAll();
    await ranks().raiseAll();
    expect(await member.changes()).toEqual([
      [0, 1, 'play'],
      [1, 3, 'play'],
    ]);
    expect((await member.balances()).main - before).toBe(30_0000n);
  });

  it('falls by one after a period that did not keep it, at the hour of the brand and never below what is not lost', async () => {
    const member = await open('idler');
    await member.deposited('50');
    await member.staked('2500');
    await ranks().raiseAll();
    // 1 December, 00:29 and 00:30. The month before kept the rank.
    time = new Date('2026-11-30T17:29:00Z');
    await ranks().reviewDue();
    time = new Date('2026-11-30T17:30:00Z');
    await ranks().reviewDue();
    expect(await member.changes()).toEqual([[0, 3, 'play']]);
    await member.staked('999', '2026-12-15');
    time = new Date('2026-12-31T17:29:00Z');
    await ranks().reviewDue();
    expect(await member.changes()).toHaveLength(1);
    time = new Date('2026-12-31T17:30:00Z');
    await ranks().reviewDue();
    await ranks().reviewDue();
    expect(await member.changes()).toEqual([
      [0, 3, 'play'],
      [3, 2, 'period'],
    ]);
    // No process ran for two months: each is reviewed.
    time = new Date('2027-03-05T05:00:00Z');
    await ranks().reviewDue();
    expect((await member.changes()).slice(2)).toEqual([[2, 1, 'period']]);
    await member.signIn();
    expect(await member.rank()).toEqual({ labelName: 'VIP 1 · Một', rankLevel: 1 });
    const { messages } = (await member.call<InboxPage>('inbox')).value;
    expect(messages.map(({ template }) => template)).toEqual(['rankLowered', 'rankLowered', 'rankRaised']);
    // Reached again: the bonus was paid before.
    const before = (await member.balances()).main;
    await member.deposited('50');
    await member.staked('1000');
    await ranks().raiseAll();
    expect([(await member.standing()).rank, (await member.balances()).main - before]).toEqual([2, 0n]);
  });

  it('waits for its review before play of the next period raises it', async () => {
    const member = await open('midnight');
    await member.deposited('50');
    await member.staked('1500', '2026-10-20');
    await site.db
      .update(account)
      .set({ rank: 2, rankBook: 'play:VND', rankFrom: '2026-10-01' })
      .where(and(eq(account.merchant, 'alpha'), eq(account.id, member.owner.id)));
    time = new Date('2026-11-30T17:10:00Z');
    await member.deposited('50');
    await member.staked('2100', '2026-12-01');
    await ranks().raiseAll();
    expect(await member.changes()).toEqual([]);
    time = new Date('2026-11-30T17:31:00Z');
    await ranks().raiseAll();
    // October kept it, November did not, December has earned three.
    expect(await member.changes()).toEqual([
      [2, 1, 'period'],
      [1, 3, 'play'],
    ]);
  });

  it('of another book is none: play money earns nothing of a brand with real money', async () => {
    const member = await open('former');
    await site.db
      .update(account)
      .set({ rank: 5, rankBook: 'real:VND' })
      .where(and(eq(account.merchant, 'alpha'), eq(account.id, member.owner.id)));
    expect((await member.rank()).rankLevel).toBe(0);
  });
});

it('of an operator holds until the end of the period, and above 4 leads to VIP customer service [CS-05]', async () => {
  const member = await open('guided');
  const operate = async (body?: object) =>
    (
      await site.server.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: `/studio/api/desk/members/alpha/${member.owner.id}/rank`,
        headers: { host: 'anywhere.test', authorization: `Bearer ${operator}` },
        ...(body === undefined ? {} : { payload: body }),
      })
    ).json<Envelope<ListedRank>>();
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const support = async () => {
    const { value } = await member.call<CustomerServiceLookup>('customerService', { publicKey: await exportJWK(publicKey) });
    const { plaintext } = await compactDecrypt(value.version.pathList[0]?.path ?? '', privateKey);
    return (JSON.parse(new TextDecoder().decode(plaintext)) as { url: string }).url;
  };
  const reason = 'Invited by the brand';
  expect(await operate({ rank: 4, reason })).toMatchObject({ value: { rank: 4, heldUntil: '2026-11-30' } });
  expect(await support()).toBe('https://chat.alpha.test/room');
  expect(await operate({ rank: 5, reason })).toMatchObject({ value: { rank: 5 } });
  expect(await operate({ rank: 5, reason })).toMatchObject({ value: { rank: 5 } });
  expect(await support()).toBe('https://chat.alpha.test/vip');
  expect(await operate({ rank: 6, reason })).toMatchObject({ code: 'VALIDATION' });
  expect(await operate({ rank: -1, reason })).toMatchObject({ success: false });
  expect(await operate({ rank: 2, reason: '' })).toMatchObject({ success: false });
  expect((await operate()).value.changes).toMatchObject([
    { former: 4, rank: 5, cause: 'operator', reason },
    { former: 0, rank: 4, cause: 'operator', reason },
  ]);
  const isNoted = and(eq(securityEvent.accountId, member.owner.id), eq(securityEvent.kind, 'rank.set'));
  expect(await site.db.$count(securityEvent, isNoted)).toBe(2);
  // Lowered by an operator: play does not raise it again in this period.
  await operate({ rank: 0, reason: 'Bets against the rules' });
  await member.staked('500');
  await ranks().raiseAll();
  expect((await member.standing()).rank).toBe(0);
  time = new Date('2026-11-30T18:00:00Z');
  await member.signIn();
  await member.staked('500', '2026-12-01');
  await ranks().raiseAll();
  expect((await member.standing()).rank).toBe(1);
});
