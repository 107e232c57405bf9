import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import { runningStates } from '../../../domain/contracts/index.ts';
import { unitsToWire } from '../../../domain/money.ts';
import type { DeskAgentFigures, DeskAgentPage, DeskAgentRow, DeskAgentsQuery } from '../../../wire/studio/deskAgents.ts';
import { foldName } from '../../identity/accounts/index.ts';
import { contract } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type AgentDeskDeps, findAgent } from './agentDeps.ts';

const pageSize = 50;

interface TreeRow {
  readonly [column: string]: unknown;
  readonly account: string;
  readonly username: string;
  readonly name: string;
  readonly place: string;
  readonly type: number;
  readonly isActive: boolean;
  readonly path: readonly string[];
  readonly members: number;
  readonly agents: number;
  readonly owes: string;
}

const isAgent = (type: SQL) => sql`${type} = any(${sql.param([...agentAccountTypes])}::integer[])`;

/** Agents of one brand as a tree: accounts that are no agents are counted and not listed. */
export function createTree({ db, now }: Pick<AgentDeskDeps, 'db' | 'now'>) {
  async function rowsOf(tenant: Tenant, where: SQL, limit: number): Promise<(DeskAgentRow & { readonly place: string })[]> {
    const { merchant } = tenant.brand;
    const { rows } = await db.execute<TreeRow>(sql`
      select account.id as account, account.username, account.nickname as name, account.folded_username as place, account.type,
        account.state = 'active' as "isActive", coalesce(size.members, 0) as members,
        (select coalesce(json_agg(upper.username order by above.depth desc), '[]') from downline above
          join account upper on upper.merchant = above.merchant and upper.id = above.ancestor
          where above.merchant = ${merchant} and above.account = account.id) as path,
        (select count(*)::integer from account direct where direct.merchant = ${merchant} and direct.upline_id = account.id
          and ${isAgent(sql`direct.type`)}) as agents,
        (select coalesce(sum(payment.wage - payment.paid), 0)::text from wage_payment payment
          where payment.merchant = ${merchant} and payment.upline = account.id and payment.book = ${bookOf(tenant)}
            and payment.paid < payment.wage) as owes
      from account
      left join team_size size on size.merchant = account.merchant and size.account = account.id
      where account.merchant = ${merchant} and ${isAgent(sql`account.type`)} and ${where}
      order by account.folded_username limit ${limit}`);
    const contracts = await contractsOf(
      merchant,
      rows.map((row) => row.account),
    );
    return rows.map(({ path, owes, ...row }) => ({
      ...row,
      path: [...path],
      level: path.length,
      owes: unitsToWire(BigInt(owes)),
      contracts: contracts.filter(({ downline }) => downline === row.account).map(({ shown }) => shown),
    }));
  }

  /** Of each kind the offer and the contract that runs; without either the last one. */
  async function contractsOf(merchant: string, ids: readonly string[]) {
    if (ids.length === 0) return [];
    const group = sql`case ${contract.state} when 'offered' then 1 when 'active' then 0 when 'terminating' then 0 else 2 end`;
    const rows = await db
      .selectDistinctOn([contract.downline, contract.kind, group], { row: contract, group: sql<number>`${group}` })
      .from(contract)
      .where(and(eq(contract.merchant, merchant), inArray(contract.downline, [...ids])))
      .orderBy(contract.downline, contract.kind, group, sql`${contract.changedAt} desc`);
    const isOpenOf = (other: (typeof rows)[number]) => (each: (typeof rows)[number]) =>
      each.group < 2 && each.row.downline === other.row.downline && each.row.kind === other.row.kind;
    return rows
      .filter((each) => each.group < 2 || !rows.some(isOpenOf(each)))
      .map(({ row }) => ({ downline: row.downline, shown: treeContractOf(row) }));
  }

  return {
    /** @throws Failure NOT_FOUND for a parent of another brand */
    async page(tenant: Tenant, { parent, search, after }: DeskAgentsQuery): Promise<DeskAgentPage> {
      if (parent !== undefined) await findAgent({ db }, tenant, parent);
      const part = search === undefined ? null : foldName(search.trim()).replaceAll(/[\\%_]/g, String.raw`\$&`);
      const where =
        part !== null
          ? sql`account.folded_username like ${`%${part}%`}`
          : parent !== undefined
            ? sql`account.upline_id = ${parent}`
            : sql`(account.upline_id is null or not exists (
                select from account upper where upper.merchant = account.merchant and upper.id = account.upline_id
                  and ${isAgent(sql`upper.type`)}))`;
      const beyond = after === undefined ? sql`` : sql` and account.folded_username > ${after}`;
      const found = await rowsOf(tenant, sql`${where}${beyond}`, pageSize + 1);
      const shown = found.slice(0, pageSize);
      return {
        agents: shown.map(({ place: _place, ...row }) => row),
        next: found.length > pageSize ? (shown.at(-1)?.place ?? null) : null,
      };
    },

    /** @throws Failure NOT_FOUND */
    async row(tenant: Tenant, id: string): Promise<DeskAgentRow> {
      const { id: account } = await findAgent({ db }, tenant, id);
      const [found] = await rowsOf(tenant, sql`account.id = ${account}`, 1);
      if (found === undefined) throw new Error('An agent was deleted.');
      const { place: _place, ...row } = found;
      return row;
    },

    async figures(tenant: Tenant): Promise<DeskAgentFigures> {
      const { merchant, money } = tenant.brand;
      const book = bookOf(tenant);
      const runs = sql.join(
        runningStates.map((state) => sql`${state}`),
        sql`, `,
      );
      const { rows } = await db.execute<Figures>(sql`
        select
          (select count(*)::integer from account where merchant = ${merchant} and ${isAgent(sql`type`)}) as agents,
          counted.running, counted.offered, counted.terminating, counted."nextLapse", counted.due, debts.debt, debts.owed
        from (
          select count(*) filter (where state in (${runs}))::integer as running,
            count(*) filter (where state = 'offered')::integer as offered,
            count(*) filter (where state = 'terminating')::integer as terminating,
            min(answer_until) as "nextLapse",
            count(*) filter (where due_at <= ${now().toISOString()}::timestamptz)::integer as due
          from contract where merchant = ${merchant} and book = ${book}
        ) counted, (
          select coalesce(sum(wage - paid), 0)::text as debt, count(distinct downline)::integer as owed
          from wage_payment where merchant = ${merchant} and book = ${book} and paid < wage
        ) debts`);
      const [found] = rows;
      if (found === undefined) throw new Error('A sum has a row.');
      return {
        ...found,
        currency: money.currency,
        symbol: money.symbol,
        nextLapse: found.nextLapse === null ? null : new Date(found.nextLapse).toISOString(),
        debt: unitsToWire(BigInt(found.debt)),
      };
    },
  };
}

interface Figures {
  readonly [column: string]: unknown;
  readonly agents: number;
  readonly running: number;
  readonly offered: number;
  readonly terminating: number;
  readonly nextLapse: Date | string | null;
  readonly due: number;
  readonly debt: string;
  readonly owed: number;
}

/** The part of a contract that the tree shows. */
export const treeContractOf = (row: typeof contract.$inferSelect): DeskAgentRow['contracts'][number] => ({
  contractId: row.id,
  kind: row.kind,
  state: row.state,
  terms: row.terms,
  since: (row.signedAt ?? row.offeredAt).toISOString(),
  answerUntil: row.answerUntil?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});
