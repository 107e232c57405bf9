import { type SQL, sql } from 'drizzle-orm';
import { dayText } from '../../../domain/dateText.ts';
import type { TeamSort } from '../../../domain/teamSort.ts';
import type { Remark, TeamPage, TeamQuery, TeamRow } from '../../../wire/agents.ts';
import { Failure } from '../../../wire/failure.ts';
import { avatarAddress, foldName } from '../../identity/accounts/index.ts';

import type { Account } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { isBackwards, pageSize, sliceOf } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { amountText, type Branch, branchOf, comparedPeriods, isBelow, isKind, isWithin, kindOf } from './branch.ts';
import { foldTeams } from './fold.ts';

interface TeamDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** A type of its key, for the cursor, and whether the highest comes first. */
const orders: Readonly<Record<TeamSort, { readonly key: SQL; readonly type: SQL; readonly descends: boolean }>> = {
  name: { key: sql`account.folded_username`, type: sql`text`, descends: false },
  newest: { key: sql`account.created_at`, type: sql`timestamptz`, descends: true },
  members: { key: sql`coalesce(size.members, 0)`, type: sql`integer`, descends: true },
  validBet: { key: sql`figures.valid_bet`, type: sql`numeric`, descends: true },
  result: { key: sql`figures.result`, type: sql`numeric`, descends: true },
};

/** The tree of downlines, a level at a time [AGENT-06]. Every statement reads within the branch of the caller. */
export function createTeam({ db, now }: TeamDeps) {
  /** Accounts with the figures of their branches, numbered in an order. Conditions on `account` and `figures` can follow. */
  const rowsOf = ({ merchant, book }: Branch, { from, until }: TeamQuery, key: SQL, order: SQL) => sql`
    select account.id, account.username as name, account.avatar, account.type, account.state, account.upline_id as upline,
      coalesce(size.members, 0) as members, figures.valid_bet::text as "validBet", figures.stake::text, figures.payout::text,
      figures.bonus::text, figures.cashback::text, figures.result::text, (${key})::text as place, row_number() over (order by ${order}) as number
    from account
    left join team_size size on size.merchant = account.merchant and size.account = account.id
    left join lateral (
      select coalesce(sum(bets), 0) as bets, ${branchSums} from team_day day
      where day.merchant = account.merchant and day.account = account.id and day.book = ${book} and day.day between ${from} and ${until}
    ) figures on true
    where account.merchant = ${merchant}`;

  /** Rows in their order, with what is read for those of a page only. */
  const pageOf = ({ merchant, top }: Branch, rows: SQL) => sql`
    select page.*, login.at as "seenAt", coalesce(remark.text, '') as remark
    from (${rows}) page
    left join downline_remark remark on remark.merchant = ${merchant} and remark.agent = ${top} and remark.account = page.id
    left join lateral (
      select event.at from security_event event
      where event.merchant = ${merchant} and event.account_id = page.id and event.kind = 'login.done'
      order by event.at desc limit 1
    ) login on true
    order by page.number`;

  const filtersOf = ({
    kind,
    state,
    played,
  }: { readonly [Name in 'kind' | 'state' | 'played']?: TeamQuery[Name] | undefined }) =>
    sql.join([
      kind === undefined ? sql`` : sql` and ${isKind(kind, sql`account.type`)}`,
      state === undefined ? sql`` : sql` and account.state = ${state}`,
      played === undefined ? sql`` : sql` and figures.bets > 0`,
    ]);

  async function children(branch: Branch, root: string, query: TeamQuery) {
    const { key, type, descends } = orders[query.sort ?? 'name'];
    const isUp = isBackwards(query) !== descends;
    const direction = isUp ? sql`desc` : sql`asc`;
    const order = sql`${key} ${direction}, account.id ${direction}`;
    const cursor = query.after ?? query.before;
    const where = sql`${isBelow(branch, sql`account.id`)} and account.upline_id = ${root}`;
    const place = cursor === undefined ? undefined : await placeOf(branch, query, key, cursor);
    const beyond =
      place === undefined ? sql`` : sql` and (${key}, account.id) ${isUp ? sql`<` : sql`>`} (${place}::${type}, ${cursor})`;
    const rows = sql`${rowsOf(branch, query, key, order)} and ${where}${filtersOf(query)}${beyond}
      order by ${order} limit ${pageSize + 1}`;
    return (await db.execute<Found>(pageOf(branch, rows))).rows;
  }

  /** The key that an account has by now. @throws Failure MALFORMED for a cursor that is none */
  async function placeOf(branch: Branch, query: TeamQuery, key: SQL, id: string): Promise<string> {
    const { rows } = await db.execute<Pick<Found, 'place'>>(
      sql`${rowsOf(branch, query, key, sql`account.id`)} and ${isBelow(branch, sql`account.id`)} and account.id = ${id}`,
    );
    if (rows[0] === undefined) throw new Failure('MALFORMED');
    return rows[0].place;
  }

  /** Accounts with a part of their name, and those between them and the root. */
  async function search(branch: Branch, root: string, query: TeamQuery & { readonly search: string }) {
    const { kind, state } = query;
    const part = foldName(query.search).replaceAll(/[\\%_]/g, '\\$&');
    const found = sql`
      select account.id from downline below
      join account on account.merchant = below.merchant and account.id = below.account
      where below.merchant = ${branch.merchant} and below.ancestor = ${root} and account.folded_username like ${`%${part}%`}${filtersOf({ kind, state })}
      order by account.folded_username limit ${pageSize}`;
    const key = sql`account.folded_username`;
    const rows = sql`${rowsOf(branch, query, key, key)} and ${isBelow(branch, sql`account.id`)} and account.id in (select id from shown)`;
    const { rows: all } = await db.execute<Found>(sql`
      with found as materialized (${found}), shown as (
        select id from found
        union
        select above.ancestor from found join downline above on above.merchant = ${branch.merchant} and above.account = found.id
        join downline below on below.merchant = ${branch.merchant} and below.ancestor = ${root} and below.account = above.ancestor
      )
      select listed.*, listed.id in (select id from found) as found from (${pageOf(branch, rows)}) listed order by listed.number`);
    return all;
  }

  async function rootOf(tenant: Tenant, branch: Branch, root: string, query: TeamQuery): Promise<TeamPage['root'] | null> {
    const { merchant, top, book } = branch;
    const today = dayText(now(), tenant.brand.timeZone);
    const { rows } = await db.execute<Root>(sql`
      select coalesce(size.members, 0) as members,
        (select count(*) from account direct where direct.merchant = ${merchant} and direct.upline_id = ${root})::integer as direct,
        (select count(*) from account direct where direct.merchant = ${merchant} and direct.upline_id = ${root}
          and ${isKind('agent', sql`direct.type`)})::integer as agents,
        figures.*,
        (
          select json_agg(json_build_object('id', step.id, 'name', step.username) order by above.depth desc)
          from (
            select ancestor as id, depth from downline where merchant = ${merchant} and account = ${root}
            union all select ${root}, 0
          ) above join account step on step.merchant = ${merchant} and step.id = above.id
          where ${isWithin(branch, sql`above.id`)}
        ) as path
      from account
      left join team_size size on size.merchant = account.merchant and size.account = account.id
      cross join lateral (
        select valid_bet::text as "validBet", stake::text, payout::text, bonus::text, cashback::text, result::text, today as "betsToday"
        from (select ${branchSums}, coalesce(sum(bets) filter (where day.day = ${today}), 0)::integer as today from team_day day
        where day.merchant = ${merchant} and day.account = ${root} and day.book = ${book} and day.day between ${query.from} and ${query.until}) sums
      ) figures
      where account.merchant = ${merchant} and account.id = ${root} and ${isWithin({ merchant, top, book }, sql`account.id`)}`);
    const [found] = rows;
    return found === undefined ? null : { ...found, ...amountsOf(found) };
  }

  return {
    /** @throws Failure NOT_FOUND for an account outside of the branch, MALFORMED */
    async page(tenant: Tenant, owner: Account, query: TeamQuery): Promise<TeamPage> {
      comparedPeriods(query);
      const branch = branchOf(tenant, owner);
      const { root: id = owner.id, search: text } = query;
      await foldTeams(db, tenant);
      const root = await rootOf(tenant, branch, id, query);
      if (root === null) throw new Failure('NOT_FOUND');
      const rowOf = (row: Found, found = true) => shown(branch.merchant, row, found);
      if (text !== undefined) {
        const rows = await search(branch, id, { ...query, search: text });
        const total = rows.filter(({ found }) => found === true).length;
        return { root, rows: rows.map((row) => rowOf(row, row.found === true)), total, next: null, previous: null };
      }
      const { rows, next, previous } = sliceOf(await children(branch, id, query), query, (row) => row.id);
      const total =
        query.kind === undefined && query.state === undefined && query.played === undefined
          ? root.direct
          : await countOf(branch, id, query);
      return { root, rows: rows.map((row) => rowOf(row)), total, next, previous };
    },

    /** @throws Failure NOT_FOUND for an account that is not below the caller */
    async remark(tenant: Tenant, owner: Account, { account, text }: Remark): Promise<void> {
      const branch = branchOf(tenant, owner);
      const { merchant } = branch;
      const { rows } = await db.execute(sql`
        insert into downline_remark (merchant, agent, account, text)
        select ${merchant}, ${owner.id}, account.id, ${text.trim()} from account
        where account.merchant = ${merchant} and account.id = ${account} and ${isBelow(branch, sql`account.id`)}
        on conflict (merchant, agent, account) do update set text = excluded.text returning account`);
      if (rows.length === 0) throw new Failure('NOT_FOUND');
    },
  };

  async function countOf(branch: Branch, root: string, query: TeamQuery): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from (
        ${rowsOf(branch, query, sql`account.id`, sql`account.id`)} and account.upline_id = ${root}${filtersOf(query)}
      ) filtered`);
    return rows[0]?.count ?? 0;
  }
}

interface Found {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly type: number;
  readonly state: TeamRow['state'];
  readonly upline: string;
  readonly members: number;
  readonly validBet: string;
  readonly stake: string;
  readonly payout: string;
  readonly bonus: string;
  readonly cashback: string;
  readonly result: string;
  readonly seenAt: Date | string | null;
  readonly remark: string;
  /** The key of the order as text. */
  readonly place: string;
  /** Of a search: not only on the way to what was found. */
  readonly found?: boolean;
}

/** Figures of branches, from rows of `team_day`. */
const branchSums = sql`coalesce(sum(valid_bet), 0) as valid_bet, coalesce(sum(stake), 0) as stake, coalesce(sum(payout), 0) as payout,
  coalesce(sum(bonus), 0) as bonus, coalesce(sum(cashback), 0) as cashback, coalesce(sum(stake - payout - bonus - cashback), 0) as result`;

const amountsOf = ({
  validBet,
  stake,
  payout,
  bonus,
  cashback,
  result,
}: Pick<TeamRow, 'validBet' | 'stake' | 'payout' | 'bonus' | 'cashback' | 'result'>) => ({
  validBet: amountText(validBet),
  stake: amountText(stake),
  payout: amountText(payout),
  bonus: amountText(bonus),
  cashback: amountText(cashback),
  result: amountText(result),
});

type Root = TeamPage['root'] & { readonly [column: string]: unknown };

const shown = (merchant: string, row: Found, found: boolean): TeamRow => ({
  id: row.id,
  name: row.name,
  avatar: avatarAddress(merchant, row.avatar),
  kind: kindOf(row.type),
  upline: row.upline,
  state: row.state,
  members: row.members,
  ...amountsOf(row),
  seenAt: row.seenAt === null ? null : new Date(row.seenAt).toISOString(),
  remark: row.remark,
  found,
});
