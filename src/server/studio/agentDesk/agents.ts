import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unitsToWire } from '../../../domain/money.ts';
import type {
  DeskAgent,
  DeskContractPage,
  DeskContractRow,
  DeskContractsQuery,
  DeskDebts,
  DeskDebtsQuery,
} from '../../../wire/studio/deskAgents.ts';
import { contract, downline, wagePayment } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { pageSize } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type AgentDeskDeps, findAgent, namesOf } from './agentDeps.ts';
import { createTree, treeContractOf } from './tree.ts';

const debtsPerPage = 50;

/** One agent: the agents above it, its contracts in every state, and wages that were not paid in full. */
export function createAgentReads(deps: Pick<AgentDeskDeps, 'db' | 'now'>) {
  const { db } = deps;
  const tree = createTree(deps);
  const isUnpaid = sql`${wagePayment.paid} < ${wagePayment.wage}`;
  const owedSum = sql<string>`coalesce(sum(${wagePayment.wage} - ${wagePayment.paid}), 0)::text`;

  const sideOf = (table: typeof contract | typeof wagePayment, side: 'upline' | 'downline', id: string): SQL =>
    eq(side === 'upline' ? table.upline : table.downline, id);

  return {
    tree,

    /** @throws Failure NOT_FOUND */
    async show(tenant: Tenant, id: string): Promise<DeskAgent> {
      const { merchant, money } = tenant.brand;
      const agent = await findAgent(deps, tenant, id);
      const [row, above, [debt]] = await Promise.all([
        tree.row(tenant, id),
        db
          .select({ id: downline.ancestor })
          .from(downline)
          .where(and(eq(downline.merchant, merchant), eq(downline.account, id)))
          .orderBy(desc(downline.depth)),
        db
          .select({ owed: owedSum })
          .from(wagePayment)
          .where(
            and(
              eq(wagePayment.merchant, merchant),
              eq(wagePayment.downline, id),
              eq(wagePayment.book, bookOf(tenant)),
              isUnpaid,
            ),
          ),
      ]);
      const nameOf = await namesOf(
        db,
        merchant,
        above.map((each) => each.id),
      );
      return {
        ...row,
        currency: money.currency,
        symbol: money.symbol,
        above: above.map((each) => nameOf(each.id)),
        owed: unitsToWire(BigInt(debt?.owed ?? '0')),
        createdAt: agent.createdAt.toISOString(),
      };
    },

    /** @throws Failure NOT_FOUND */
    async contracts(tenant: Tenant, id: string, { side, after }: DeskContractsQuery): Promise<DeskContractPage> {
      const { merchant } = tenant.brand;
      await findAgent(deps, tenant, id);
      const found = await db
        .select({
          row: contract,
          debt: sql<string>`(select coalesce(sum(${wagePayment.wage} - ${wagePayment.paid}), 0)::text from ${wagePayment}
            where ${wagePayment.merchant} = ${contract.merchant} and ${wagePayment.contract} = ${contract.id})`,
        })
        .from(contract)
        .where(and(eq(contract.merchant, merchant), sideOf(contract, side, id), changedBefore(after)))
        .orderBy(desc(contract.changedAt), desc(contract.id))
        .limit(pageSize + 1);
      const shown = found.slice(0, pageSize);
      const nameOf = await namesOf(
        db,
        merchant,
        shown.flatMap(({ row }) => [row.upline, row.downline]),
      );
      const last = shown.at(-1)?.row;
      return {
        contracts: shown.map(
          ({ row, debt }): DeskContractRow => ({
            ...treeContractOf(row),
            number: row.number,
            upline: nameOf(row.upline),
            downline: nameOf(row.downline),
            before: row.before,
            changedAt: row.changedAt.toISOString(),
            debt: unitsToWire(BigInt(debt)),
          }),
        ),
        next: found.length > pageSize && last !== undefined ? `${last.changedAt.getTime()}~${last.id}` : null,
      };
    },

    /** @throws Failure NOT_FOUND */
    async debts(tenant: Tenant, id: string, { side, after }: DeskDebtsQuery): Promise<DeskDebts> {
      const { merchant } = tenant.brand;
      await findAgent(deps, tenant, id);
      const all = and(
        eq(wagePayment.merchant, merchant),
        eq(wagePayment.book, bookOf(tenant)),
        sideOf(wagePayment, side, id),
        isUnpaid,
      );
      const [found, [sum]] = await Promise.all([
        db
          .select()
          .from(wagePayment)
          .where(and(all, settledAfter(after)))
          .orderBy(asc(wagePayment.settledAt), asc(wagePayment.id))
          .limit(debtsPerPage + 1),
        db.select({ debt: owedSum }).from(wagePayment).where(all),
      ]);
      const shown = found.slice(0, debtsPerPage);
      const nameOf = await namesOf(
        db,
        merchant,
        shown.flatMap((row) => [row.upline, row.downline]),
      );
      const last = shown.at(-1);
      return {
        debts: shown.map((row) => ({
          paymentId: row.id,
          contractId: row.contract,
          kind: row.kind,
          upline: nameOf(row.upline),
          downline: nameOf(row.downline),
          from: row.windowFrom.toISOString(),
          until: row.windowUntil.toISOString(),
          settledAt: row.settledAt.toISOString(),
          wage: unitsToWire(row.wage),
          paid: unitsToWire(row.paid),
          debt: unitsToWire(row.wage - row.paid),
        })),
        total: unitsToWire(BigInt(sum?.debt ?? '0')),
        next: found.length > debtsPerPage && last !== undefined ? `${last.settledAt.getTime()}~${last.id}` : null,
      };
    },
  };
}

/** Contracts beyond the last one of the page before. */
function changedBefore(after: string | undefined): SQL | undefined {
  const [time = '', id = ''] = after?.split('~') ?? [];
  if (id === '') return undefined;
  return sql`(${contract.changedAt}, ${contract.id}) < (${new Date(Number(time)).toISOString()}::timestamptz, ${id})`;
}

/** Debts beyond the last one of the page before. */
function settledAfter(after: string | undefined): SQL | undefined {
  const [time = '', id = ''] = after?.split('~') ?? [];
  if (id === '') return undefined;
  return sql`(${wagePayment.settledAt}, ${wagePayment.id}) > (${new Date(Number(time)).toISOString()}::timestamptz, ${id})`;
}
