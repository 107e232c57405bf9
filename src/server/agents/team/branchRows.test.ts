import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeamSite } from '../../../../tests/server/team-kit.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

let team: Awaited<ReturnType<typeof openTeamSite>>;
let tenant: Tenant;
beforeAll(async () => {
  team = await openTeamSite();
  tenant = team.site.tenants.all().find(({ brand }) => brand.merchant === 'alpha') as Tenant;
  await fill();
});
afterAll(() => team.site.close());

/** One agent with 120 accounts below, three each; one with 3,200 direct members, who play in the mornings only; one whose 600 members are idle. */
const [deep, wide, idle] = ['600000000', '610000000', '620000000'] as const;
/** Of the tree: an inner agent, one without downlines, and one who does not play and has a branch that seldom does. */
const tops = [deep, wide, idle, '600000001', '600000004', '600000119', '600000003', '600000012'];
const pageRows = 20;

async function fill() {
  const { db } = team.site;
  const accounts = (first: string, count: number, upline: unknown) => sql`
    insert into account (merchant, id, username, folded_username, nickname, password_changed_at, type, avatar, upline_id, created_at)
    select 'alpha', id, 'row' || id, 'row' || id, '', now(), 1, 'a01.svg', ${upline}, '2026-01-01'
    from (select number, (${first}::bigint + number)::text as id from generate_series(0, ${count}::integer) number) each`;
  await db.execute(accounts(deep, 120, sql`case when number > 0 then (${deep}::bigint + (number - 1) / 3)::text end`));
  // Without triggers, which would take a minute for thousands of accounts.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [top, count] of [[wide, 3_200] as const, [idle, 600] as const]) {
      await tx.execute(accounts(top, count, sql`case when number > 0 then ${top}::text end`));
      await tx.execute(sql`
        insert into downline (merchant, ancestor, account, depth, head)
        select merchant, upline_id, id, 1, id from account where merchant = 'alpha' and upline_id = ${top}`);
    }
  });
  // Of the tree every eleventh account plays, and account 3 not; of the wide branch everyone, before noon of one day.
  await db.execute(sql`
    create temporary table made as
    select number, case when number <= 3200 then (${wide}::bigint + number)::text
        when number % 40 = 0 then (${deep}::bigint + number / 40 % 11 * 11)::text else ${'1000000012'}::text end as account,
      case when number <= 3200 then '2026-08-10T01:00:00Z'::timestamptz + number / 3 * interval '1 second'
        else '2026-08-10T20:00:00Z'::timestamptz - number / 2 * interval '13 minutes' end as at,
      (array['RNG', 'LIVE', 'FISH'])[1 + number * 7 % 29 % 3] as category, (array['paper', 'mango'])[1 + number % 2] as vendor,
      case when number % 37 = 0 then 'open' when number % 41 = 0 then 'cancelled' else 'settled' end as state,
      (array['deposit', 'withdrawal', 'pass', 'bonus', 'points'])[1 + number * 11 % 31 % 5] as type
    from generate_series(1, 9000) number`);
  // Another account, which plays in the evening of the same day, has the newest rows.
  await db.execute(sql`
    insert into made select 20000 + number, '1000000012', '2026-08-10T10:00:00Z'::timestamptz + number * interval '7 seconds',
      'RNG', 'paper', 'settled', 'deposit' from generate_series(1, 1200) number`);
  await db.execute(sql`
    insert into round (merchant, vendor, id, account, player, game_id, state, opened_at, closed_at, ask_at)
    select 'alpha', vendor, 'row-' || number, account, account, 'xocdia', 'closed', at, at, at from made`);
  await db.execute(sql`
    insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake, payout, valid_bet, state, placed_at, decided_at)
    select 'alpha', vendor, 'row-' || number, 'row-' || number, account, 'main', 'play:VND', 'xocdia', category, 'SAPPH', 10000,
      case state when 'settled' then 0 end, case state when 'settled' then 10000 end, state, at, case when state <> 'open' then at end
    from made`);
  await db.execute(sql`
    insert into turnover (merchant, account, day, book, category, vassalage, bets, stake, payout, valid_bet)
    select 'alpha', account, (at at time zone ${tenant.brand.timeZone})::date, 'play:VND', category, 'SAPPH', count(*), 1, 0, 1
    from made where state = 'settled' group by 2, 3, category`);
  await db.execute(sql`
    insert into account_record (merchant, holder, book, number, act, kind, type, subject, amount, balance, at, state, ins, outs, received, paid)
    select 'alpha', account, 'play:VND', number, 'row-' || number, 'deposit', type, '', 10000, 0, at, 'done', 1, 0, 0, 0 from made`);
  // As an installation does by itself.
  await db.execute(sql`analyze`);
}

interface Filter {
  readonly from: string;
  readonly until: string;
  readonly gameType?: 'LIVE' | 'FISH';
  readonly type?: 'points' | 'pass';
}

/** Every row of a branch as one plain query has it, as cursors. Reads uplines, not their closure. */
async function plain(table: 'bet' | 'record', top: string, { from, until, gameType, type }: Filter): Promise<string[]> {
  const [source, moment, key] =
    table === 'bet'
      ? ([sql`bet`, sql`coalesce(decided_at, placed_at)`, sql`vendor || '~' || id`] as const)
      : ([sql`(select *, holder as account from account_record) bet`, sql`at`, sql`holder || '~' || number`] as const);
  const order = table === 'bet' ? sql`vendor desc, id desc` : sql`holder desc, number desc`;
  const { rows } = await team.site.db.execute<{ place: string }>(sql`
    with recursive below (member) as (
      select ${top}::text union select account.id from account join below on upline_id = member where merchant = 'alpha'
    )
    select (extract(epoch from ${moment}) * 1000)::bigint || '~' || ${key} as place
    from ${source} where merchant = 'alpha' and book = 'play:VND' and account in (select member from below)
      and (${moment} at time zone ${tenant.brand.timeZone})::date between ${from} and ${until}
      ${gameType === undefined ? sql`` : sql`and category = ${gameType}`} ${type === undefined ? sql`` : sql`and type = ${type}`}
    order by ${moment} desc, ${order}`);
  return rows.map(({ place }) => place);
}

/** A page of the server in the same form, with its total. */
async function shown(table: 'bet' | 'record', top: string, filter: Filter, cursor: { after?: string; before?: string } = {}) {
  const owner = { id: top, type: 1 } as Account;
  const { agents } = team.site.server.services;
  if (table === 'bet') {
    const page = await agents.bets.page(tenant, 'en', owner, { ...filter, ...cursor });
    const rows = page.rows.map(
      ({ decidedAt, placedAt, vendor, betId }) => `${Date.parse(decidedAt ?? placedAt)}~${vendor}~${betId}`,
    );
    return { ...page, rows };
  }
  const page = await agents.records.page(tenant, owner, { ...filter, ...cursor });
  const rows = page.rows.map(
    ({ at, owner: { id }, number }) => `${Date.parse(at)}~${id}~${Number(number.slice(number.indexOf('-') + 1))}`,
  );
  return { ...page, rows };
}

const whole = { from: '2026-06-01', until: '2026-08-20' };
const morning = { from: '2026-08-10', until: '2026-08-10' };
const periods = [whole, morning, { from: '2026-07-03', until: '2026-07-30' }, { from: '2026-06-05', until: '2026-06-05' }];
const cases = [
  ...periods.flatMap((period) => [period, { ...period, gameType: 'FISH' as const }].map((filter) => ['bet', filter] as const)),
  ...periods.flatMap((period) => [period, { ...period, type: 'points' as const }].map((filter) => ['record', filter] as const)),
];

describe('a list of a branch is what a plain query of all its rows is', () => {
  it.each(cases)('%s %j: each page, forwards and backwards, from any row on [AGENT-07] [AGENT-10]', async (table, filter) => {
    for (const top of tops) {
      const rows = await plain(table, top, filter);
      const first = await shown(table, top, filter);
      expect([top, first.rows, first.total]).toEqual([top, rows.slice(0, pageRows), rows.length]);
      for (const share of [0.03, 0.7]) {
        const index = Math.floor(rows.length * share);
        const place = rows[index];
        if (place === undefined) continue;
        const after = await shown(table, top, filter, { after: place });
        expect([top, after.rows]).toEqual([top, rows.slice(index + 1, index + 1 + pageRows)]);
        expect(after.next === null).toBe(index + 1 + pageRows >= rows.length);
        const before = await shown(table, top, filter, { before: place });
        expect([top, before.rows]).toEqual([top, rows.slice(Math.max(0, index - pageRows), index)]);
        expect(before.previous === null).toBe(index <= pageRows);
      }
    }
  });

  it('whose file has every row [AGENT-07] [AGENT-10]', async () => {
    const owner = { id: wide, type: 1 } as Account;
    const { agents } = team.site.server.services;
    const bets: string[] = [];
    for await (const { decidedAt, placedAt, vendor, betId } of agents.bets.all(tenant, 'en', owner, whole))
      bets.push(`${Date.parse(decidedAt ?? placedAt)}~${vendor}~${betId}`);
    expect(bets).toEqual(await plain('bet', wide, whole));
  });

  it('counts what is new, and what a branch brings along or takes away [AGENT-10]', async () => {
    const member = await team.accountBelow(idle);
    await team.recordOf(member, 'deposit', '10', new Date('2026-08-10T01:00:00Z'));
    const totals = async () => [(await shown('record', idle, whole)).total, (await shown('record', wide, whole)).total];
    const moveTo = (upline: string | null) =>
      team.site.db.execute(sql`update account set upline_id = ${upline} where merchant = 'alpha' and id = ${idle}`);
    expect(await totals()).toEqual([1, 3_200]);
    await moveTo(wide);
    expect(await totals()).toEqual([1, 3_201]);
    await moveTo(null);
    expect(await totals()).toEqual([1, 3_200]);
    expect((await shown('record', idle, morning)).rows).toEqual(await plain('record', idle, morning));
  });
});
