import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agent, openTeamSite } from '../../../../tests/server/team-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { TeamBetPage, TeamRecordPage } from '../../../wire/agents.ts';
import { bet, round } from '../../platform/db/tables/play.ts';

let team: Awaited<ReturnType<typeof openTeamSite>>;
beforeAll(async () => {
  team = await openTeamSite();
});
afterAll(() => team.site.close());

/** A bet of 100 in a separate round; open without a payout. */
async function betOf(owner: string, id: string, at: Date, payout: string | null = null) {
  const key = { merchant: 'alpha', vendor: 'paper' };
  const isOpen = payout === null;
  const dates = { openedAt: at, askAt: at, closedAt: isOpen ? null : at };
  await team.site.db
    .insert(round)
    .values({ ...key, id, account: owner, player: owner, gameId: 'xocdia', state: isOpen ? 'open' : 'closed', ...dates });
  await team.site.db.insert(bet).values({
    ...key,
    id,
    roundId: id,
    account: owner,
    wallet: 'main',
    book: 'play:VND',
    gameId: 'xocdia',
    category: 'RNG',
    vassalage: 'SAPPH',
    stake: moneyOf('100'),
    payout: payout === null ? null : moneyOf(payout),
    validBet: isOpen ? null : moneyOf('100'),
    state: isOpen ? 'open' : 'settled',
    placedAt: at,
    decidedAt: isOpen ? null : at,
  });
}

describe('lists of the branch', () => {
  const day = '2026-08-10';
  const query = `?from=${day}&until=${day}`;
  const at = (minute: number) => new Date(Date.parse(`${day}T01:00:00Z`) + minute * 60_000);
  const bets = async (more = '', as = team.token) =>
    (await team.person.send<TeamBetPage>('teamBets', undefined, { token: as }, `${query}${more}`)).value;
  const records = async (more = '', as = team.token) =>
    (await team.person.send<TeamRecordPage>('teamRecords', undefined, { token: as }, `${query}${more}`)).value;
  let member: string;
  beforeAll(async () => {
    member = await team.accountBelow(await team.agentBelow(agent));
    for (let minute = 0; minute < 45; minute += 1)
      await betOf(minute % 3 === 0 ? agent : member, `team-${minute}`, at(minute), '40');
    await betOf(member, 'team-open', at(50));
    await betOf('1000000012', 'not-ours', at(20), '40');
    await team.played(member, day, 30);
    await team.played(agent, day, 15);
    for (let minute = 0; minute < 25; minute += 1) await team.recordOf(member, 'deposit', '10', at(minute));
    await team.recordOf(agent, 'bonus', '3', at(30));
    await team.recordOf('1000000012', 'deposit', '10', at(31));
  });

  /** Both lists as a reader sees them, page by page. */
  const read = async () => {
    const one = await bets();
    const two = await bets(`&after=${one.next}`);
    const three = await bets(`&after=${two.next}`);
    const back = await bets(`&before=${three.previous}`);
    const first = await records();
    const rest = await records(`&after=${first.next}`);
    const bonuses = await records('&type=bonus');
    return { pages: [one, two, three], back, first, rest, bonuses };
  };
  const every = ['team-open', ...Array.from({ length: 45 }, (_, index) => `team-${44 - index}`)];

  it('have every row of the branch once, newest first, and no one else’s [AGENT-07] [AGENT-10]', async () => {
    const { pages, back, first, rest, bonuses } = await read();
    expect(pages.flatMap(({ rows }) => rows.map(({ betId }) => betId))).toEqual(every);
    expect(back.rows).toEqual(pages[1]?.rows);
    expect(pages[0]).toMatchObject({ total: 46, players: 1, validBet: '4050.0000', payout: '1800.0000', result: '2700.0000' });
    expect(pages[0]?.rows.map(({ owner }) => owner.isMe).slice(0, 4)).toEqual([false, false, false, true]);
    expect(first).toMatchObject({ deposits: '250.0000', withdrawals: '0.0000', bonus: '3.0000' });
    expect(first.rows[0]).toMatchObject({ type: 'bonus', amount: '3.0000', owner: { isMe: true, id: agent } });
    expect([first.rows.length, rest.rows.length, rest.next]).toEqual([20, 6, null]);
    expect(bonuses.rows.map(({ type }) => type)).toEqual(['bonus']);
  });

  it('find an account and a bet, within the branch', async () => {
    const own = await bets(`&search=Down${member}`);
    expect([own.rows.every(({ owner }) => owner.id === member), own.total, own.result]).toEqual([true, 31, '1800.0000']);
    expect((await bets('&search=team-7')).rows.map(({ betId }) => betId)).toEqual(['team-7']);
    expect((await bets('&search=not-ours')).rows).toEqual([]);
    expect((await bets('&search=demogeneral')).rows).toEqual([]);
    expect((await records('&search=demogeneral')).rows).toEqual([]);
    expect((await records(`&search=down${member}`)).rows).toHaveLength(20);
  });

  it('are files with every row, which no spreadsheet runs as a formula', async () => {
    const file = async (path: string, more = '') => {
      const url = `/wps/agent/team/${path}/file${query}&lang=en${more}`;
      const headers = { host: 'alpha.test', authorization: `Bearer ${team.token}` };
      return (await team.site.server.inject({ method: 'GET', url, headers })).body.trim().split('\r\n');
    };
    const lines = await file('bets');
    expect(lines).toHaveLength(47);
    expect(lines.slice(0, 3)).toEqual([
      'Time,Account,Number,Round,Game,Category,Provider,Stake,Valid bet,Payout,State',
      `2026-08-10 08:50:00,down${member},team-open,team-open,Xóc Đĩa,Slots,Sapphire Tables,100.00,,,Open`,
      `2026-08-10 08:44:00,down${member},team-44,team-44,Xóc Đĩa,Slots,Sapphire Tables,100.00,100.00,40.00,Settled`,
    ]);
    expect(await file('bets', `&search=down${member}`)).toHaveLength(32);
    expect((await file('records')).slice(0, 3)).toEqual([
      'Time,Account,Number,Type,Amount,State',
      '2026-08-10 08:30:00,demoagent,BN260810-1026,Bonus,3.00,Done',
      `2026-08-10 08:24:00,down${member},DP260810-1025,Deposit,10.00,Done`,
    ]);
  });

  it('are the same for a branch of many accounts', async () => {
    const before = await read();
    await team.site.db.execute(sql`
      insert into account (merchant, id, username, folded_username, nickname, password_changed_at, type, avatar, upline_id, created_at)
      select 'alpha', '7' || lpad(number::text, 9, '0'), 'many' || number, 'many' || number, '', now(), 0, 'a01.svg', ${agent}, '2026-01-01'
      from generate_series(1, 501) number`);
    expect(await read()).toEqual(before);
  });
});
