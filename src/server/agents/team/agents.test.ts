import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../../../scripts/rollup-check.ts';
import { authBrands, demoPassword, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import { agent, openTeamSite } from '../../../../tests/server/team-kit.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { wageFlagsOf } from '../../../domain/agentPages.ts';
import type { ConsolidatedFunds, TeamOverview, TeamPage } from '../../../wire/agents.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { teamDay, teamRecord } from '../../platform/db/tables/agents.ts';
import { checkTeams } from './checkTeams.ts';

const week = 'from=2026-11-14&until=2026-11-20';

let database: TestDatabase;
let team: Awaited<ReturnType<typeof openTeamSite>>;
/** Another process on the database. */
let other: Site;
beforeAll(async () => {
  database = await testDatabase();
  team = await openTeamSite(database);
  other = await openTestServer({ brands: authBrands(), database, now: () => noon });
});
afterAll(() => Promise.all([team.site.close(), other.close()]));

const ask = async <Value>(call: 'team' | 'teamOverview' | 'accountOpening', query = `?${week}`, as = team.token) =>
  team.person.send<Value>(call, undefined, { token: as }, query);
const overview = async (query?: string) => (await ask<TeamOverview>('teamOverview', query)).value;
const tree = async (query = '') => (await ask<TeamPage>('team', `?${week}${query}`)).value;
const move = (id: string, uplineId: string | null, by: Site = team.site) =>
  by.db
    .update(account)
    .set({ uplineId })
    .where(and(eq(account.merchant, 'alpha'), eq(account.id, id)));
describe('the closure of uplines', () => {
  it('has every account above an account, 50 levels deep, whatever the order of one insert', async () => {
    let top = await team.agentBelow(agent);
    const chain = [agent, top];
    for (let level = 2; level <= 50; level += 1) {
      top = await team.agentBelow(top);
      chain.push(top);
    }
    expect(await team.uplinesOf(top)).toEqual(chain.slice(0, -1).toReversed());
    const page = await tree(`&root=${top}`);
    expect(page.root.path.map(({ id }) => id)).toEqual(chain);
    const early = new Date(noon.getTime() - 3_600_000);
    const row = (id: string, uplineId: string) => ({
      merchant: 'alpha',
      id,
      uplineId,
      type: accountTypes.agent,
      username: id,
      foldedUsername: id,
      nickname: id,
      avatar: 'a01.svg',
      passwordChangedAt: early,
      createdAt: early,
    });
    await team.site.db.insert(account).values([row('9903', '9902'), row('9902', '9901'), row('9901', agent)]);
    expect(await team.uplinesOf('9903')).toEqual(['9902', '9901', agent]);
  });

  it('refuses a circle, by one process and by two that would close it together', async () => {
    const [one, two] = [await team.agentBelow(agent), await team.agentBelow(agent)];
    const below = await team.agentBelow(one);
    await expect(move(one, below)).rejects.toHaveProperty('cause.message', `account ${one} would be its own upline`);
    await expect(move(one, one)).rejects.toHaveProperty('cause.message', `account ${one} would be its own upline`);
    const outcomes = await Promise.allSettled([move(one, two), move(two, one, other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await checkTeams(team.site.db, 100)).broken).toBe(null);
  });

  it('takes a branch with its figures to another upline, folded or still in the queue', async () => {
    const [from, to] = [await team.agentBelow(agent), await team.agentBelow(agent)];
    const moved = await team.agentBelow(from);
    const member = await team.accountBelow(moved);
    await team.played(member, '2026-11-18', 3);
    await team.recordOf(member, 'deposit', '500');
    await tree();
    await team.played(member, '2026-11-19', 2);
    await team.accountBelow(moved);
    await move(moved, to);
    const rowOf = async (id: string) => (await tree(`&root=${id}`)).root;
    expect(await rowOf(from)).toMatchObject({ members: 0, validBet: '0.0000' });
    expect(await rowOf(to)).toMatchObject({ members: 3, direct: 1, validBet: '450.0000', result: '300.0000' });
    expect((await checkTeams(team.site.db, 100)).broken).toBe(null);
    await move(moved, null);
    expect(await rowOf(to)).toMatchObject({ members: 0, validBet: '0.0000' });
    expect((await ask('team', `?${week}&root=${moved}`)).code).toBe('NOT_FOUND');
    expect((await checkTeams(team.site.db, 100)).broken).toBe(null);
  });
});

describe('team overview [AGENT-04]', () => {
  it('adds up the branch by day and category, beside as many days before', async () => {
    const before = await overview();
    const sub = await team.agentBelow(agent, { createdAt: new Date('2026-11-10T05:00:00Z') });
    const member = await team.accountBelow(sub);
    await team.played(member, '2026-11-20', 2);
    await team.played(member, '2026-11-20', 1, 'LIVE');
    await team.played(agent, '2026-11-14');
    await team.played(member, '2026-11-13');
    await team.recordOf(member, 'deposit', '800');
    await team.recordOf(member, 'withdrawal', '-300');
    await team.recordOf(member, 'bonus', '10');
    // Midnight of the brand is 17:00 in UTC.
    await team.recordOf(member, 'deposit', '7', new Date('2026-11-13T16:59:59Z'));
    const after = await overview();
    expect(after.members).toBe(before.members + 2);
    expect(after.opened.before).toBe(before.opened.before + 1);
    const grown = (key: 'deposits' | 'withdrawals' | 'validBet' | 'result', of: 'now' | 'before') =>
      Number(after[key][of]) - Number(before[key][of]);
    expect([grown('deposits', 'now'), grown('deposits', 'before')]).toEqual([800, 7]);
    expect(grown('withdrawals', 'now')).toBe(300);
    expect([grown('validBet', 'now'), grown('validBet', 'before')]).toEqual([360, 90]);
    expect(grown('result', 'now')).toBe(4 * 60 - 10);
    expect(after.days.map(({ day }) => day)).toEqual(['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`));
    expect(after.categories.map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE']);
    expect(after.top[0]).toMatchObject({ members: expect.any(Number), kind: 'agent' });
  });

  it('counts an account once in a period, however often it played and in whatever order that is known', async () => {
    const counts = async () => (await overview('?from=2026-10-01&until=2026-10-07')).active;
    const one = await team.accountBelow(agent);
    const two = await team.accountBelow(agent);
    await team.played(one, '2026-10-02');
    await team.played(one, '2026-10-05');
    await team.played(two, '2026-10-05');
    await team.played(two, '2026-09-28');
    expect(await counts()).toEqual({ now: 2, before: 1 });
    await team.played(one, '2026-10-01');
    await team.played(one, '2026-10-03');
    await team.played(one, '2026-09-30');
    expect(await counts()).toEqual({ now: 2, before: 2 });
    const { days } = await overview('?from=2026-10-01&until=2026-10-07');
    expect(days.map(({ active }) => active)).toEqual([1, 1, 1, 0, 2, 0, 0]);
  });

  it('is for agents only, at most 92 days', async () => {
    const member = (await team.person.login('demomember', demoPassword)).value.token;
    expect((await ask('teamOverview', `?${week}`, member)).code).toBe('NOT_AGENT');
    expect((await ask('teamOverview', '?from=2026-01-01&until=2026-11-20')).code).toBe('MALFORMED');
    expect((await ask('teamOverview', '?from=2026-11-20&until=2026-11-19')).code).toBe('MALFORMED');
  });

  it('stays true while two processes fold and accounts are opened, played and moved', async () => {
    const roots = [await team.agentBelow(agent), await team.agentBelow(agent)] as const;
    const branch = await team.agentBelow(roots[0]);
    const work = Array.from({ length: 40 }, async (_, index) => {
      const id = await team.accountBelow(index % 2 === 0 ? branch : roots[1]);
      await team.played(id, `2026-11-${10 + (index % 10)}`, 1 + (index % 3));
      if (index % 8 === 0) await move(branch, roots[(index / 8) % 2] ?? null, index % 16 === 0 ? team.site : other);
      await (index % 2 === 0 ? team.site : other).agents.fold();
    });
    await Promise.all(work);
    expect((await checkTeams(team.site.db, 200)).broken).toBe(null);
    await team.site.agents.fold();
    expect(await checkTeams(team.site.db, 200)).toMatchObject({ holds: true, broken: null });
  });
});

describe('the tree [AGENT-06]', () => {
  it('pages a level in each order, and back', async () => {
    const root = await team.agentBelow(agent);
    for (let index = 0; index < 45; index += 1) {
      const id = await team.accountBelow(root, { createdAt: new Date(noon.getTime() - (index % 7) * 60_000) });
      if (index % 3 === 0) await team.played(id, '2026-11-20', (index % 5) + 1);
    }
    for (const sort of ['name', 'newest', 'members', 'validBet', 'result']) {
      const query = `&root=${root}&sort=${sort}`;
      const one = await tree(query);
      const two = await tree(`${query}&after=${one.next}`);
      const three = await tree(`${query}&after=${two.next}`);
      const ids = [one, two, three].flatMap(({ rows }) => rows.map(({ id }) => id));
      expect([sort, new Set(ids).size]).toEqual([sort, 45]);
      expect([one.previous, three.next, one.total]).toEqual([null, null, 45]);
      expect((await tree(`${query}&before=${three.previous}`)).rows).toEqual(two.rows);
    }
    const [first] = (await tree(`&root=${root}&sort=validBet`)).rows;
    expect(first?.validBet).toBe('450.0000');
    const playing = await tree(`&root=${root}&played=1`);
    expect([playing.rows.length, playing.total, playing.next]).toEqual([15, 15, null]);
    expect((await tree(`&root=${root}&kind=agent`)).rows).toEqual([]);
  });

  it('finds names in the whole branch, with what leads to them, and takes % and _ as they are', async () => {
    const root = await team.agentBelow(agent);
    const middle = await team.agentBelow(root);
    const found = await team.accountBelow(middle, { username: 'Le_Minh%1', foldedUsername: 'le_minh%1' });
    await team.accountBelow(middle, { username: 'LexMinhx1', foldedUsername: 'lexminhx1' });
    const search = (text: string) => tree(`&root=${root}&search=${encodeURIComponent(text)}`);
    const page = await search('E_MINH%');
    expect(page.rows.map(({ id, found: isFound }) => [id, isFound])).toEqual([
      [middle, false],
      [found, true],
    ]);
    expect(page.total).toBe(1);
    expect((await search('%')).rows.map(({ id }) => id)).toContain(found);
    expect((await search('%%')).total).toBe(0);
    expect((await search('\\')).total).toBe(0);
  });

  it('says when each account signed in last, and that one never did', async () => {
    const root = await team.agentBelow(agent);
    const known = await team.accountBelow(root);
    const fresh = await team.accountBelow(root);
    const event = (id: string, kind: 'login.done' | 'login.failed', at: string) => ({
      merchant: 'alpha',
      id,
      accountId: known,
      kind,
      details: {},
      at: new Date(at),
    });
    await team.site.db
      .insert(securityEvent)
      .values([
        event('seen-1', 'login.done', '2026-11-18T05:00:00Z'),
        event('seen-2', 'login.done', '2026-11-19T05:00:00Z'),
        event('seen-3', 'login.failed', '2026-11-20T05:00:00Z'),
        { ...event('seen-4', 'login.done', '2026-11-20T05:00:00Z'), merchant: 'beta' },
      ]);
    expect((await tree(`&root=${root}`)).rows.map(({ id, seenAt }) => [id, seenAt])).toEqual([
      [known, '2026-11-19T05:00:00.000Z'],
      [fresh, null],
    ]);
  });

  it('shows no one outside of the branch of the caller, and notes of the caller only', async () => {
    const stranger = await team.accountBelow('1000000012');
    for (const id of [stranger, '1000000012', '99999']) {
      expect((await ask('team', `?${week}&root=${id}`)).code).toBe('NOT_FOUND');
      const note = await team.person.send('teamRemark', { account: id, text: 'Khách quen' }, { token: team.token });
      expect(note.code).toBe('NOT_FOUND');
    }
    expect((await tree(`&search=${stranger}`)).total).toBe(0);
    const own = await team.accountBelow(agent);
    expect((await team.person.send('teamRemark', { account: own, text: ' Khách quen ' }, { token: team.token })).status).toBe(
      200,
    );
    expect((await tree(`&search=${own}`)).rows[0]?.remark).toBe('Khách quen');
    const general = (await team.person.login('demogeneral', demoPassword)).value.token;
    expect((await ask('team', `?${week}&after=${own}`, general)).code).toBe('MALFORMED');
  });
});

it('says which wages an account has, with its funds [API-23]', async () => {
  const flags = async (as: string) =>
    (await team.person.send<ConsolidatedFunds>('consolidatedFunds', undefined, { token: as })).value;
  const own = await flags(team.token);
  expect(own.funds.wallets.map(({ wallet }) => wallet)).toContain('main');
  expect(wageFlagsOf({ ...own, funds: undefined })).toEqual({ dividend: true, daily: true, hourly: true, realTime: true });
  const member = (await team.person.login('demomember', demoPassword)).value.token;
  expect(Object.values(wageFlagsOf({ ...(await flags(member)), funds: undefined }))).toEqual([false, false, false, false]);
  expect((await team.person.send('consolidatedFunds', undefined)).code).toBe('AUTH_REQUIRED');
});

it('recomputes figures and names the first that differs: npm run rollup:check', async () => {
  const printed: string[] = [];
  const io = {
    env: { DATABASE_URL: database.url, LANG: 'en' },
    print: (text: string) => void printed.push(text),
    complain: (text: string) => void printed.push(text),
    ask: async () => '',
  };
  const run = () => main(['--sample', '300'], io as unknown as Parameters<typeof main>[1]);
  const sub = await team.agentBelow(agent);
  const member = await team.accountBelow(sub);
  await team.played(member, '2026-11-20');
  await team.recordOf(member, 'deposit', '10');
  await team.site.agents.fold();
  expect(await run()).toBe(0);
  const rows = and(eq(teamDay.account, sub), eq(teamDay.category, 'RNG'));
  const set = (change: object) => team.site.db.update(teamDay).set(change).where(rows);
  // The sums over all days and categories stay the same.
  await set({ day: '2026-11-19' });
  expect(await run()).toBe(1);
  expect(printed.at(-1)).toContain(`${sub}, bets 2026-11-`);
  await set({ day: '2026-11-20' });
  await set({ category: 'LIVE' });
  expect(await run()).toBe(1);
  await team.site.db
    .update(teamDay)
    .set({ category: 'RNG' })
    .where(and(eq(teamDay.account, sub), eq(teamDay.category, 'LIVE')));
  expect(await run()).toBe(0);
  await set({ stake: sql`${teamDay.stake} + 1` });
  expect(await run()).toBe(1);
  expect(printed.at(-1)).toContain(`${sub}, stake 2026-11-20 RNG`);
  await set({ stake: sql`${teamDay.stake} - 1` });
  expect(await run()).toBe(0);
  const counted = eq(teamRecord.account, sub);
  await team.site.db.update(teamRecord).set({ type: 'bonus' }).where(counted);
  expect(await run()).toBe(1);
  expect(printed.at(-1)).toContain(`${sub}, records `);
  await team.site.db.update(teamRecord).set({ type: 'deposit', count: 2 }).where(counted);
  expect(await run()).toBe(1);
  expect(printed.at(-1)).toContain(`${sub}, records deposit play:VND`);
});
