import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Cursor } from '../../../wire/records.ts';
import type { DeskContract, DeskDryRun } from '../../../wire/studio/deskAgents.ts';
import type { WagePage, WageStatement } from '../../../wire/wages.ts';
import { dueWindows } from '../../agents/contracts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account, contract, deskAct, operator, wagePayment } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type AgentDeskDeps, namesOf } from './agentDeps.ts';

/** Windows that are not settled and are listed. */
const maxDue = 20;

/** Kind of the acts of operators on contracts, in `desk_act`. */
export const contractAct = 'contract';

/** One contract. What agents read too is read as its upline reads it. */
export function createContractView(deps: Pick<AgentDeskDeps, 'db' | 'now' | 'contracts'>) {
  const { db, now, contracts } = deps;

  async function uplineOf({ brand: { merchant } }: Tenant, id: string): Promise<Account> {
    const [found] = await db
      .select()
      .from(account)
      .where(and(eq(account.merchant, merchant), eq(account.id, id)));
    if (found === undefined) throw new Failure('NOT_FOUND');
    return found;
  }

  /** @throws Failure NOT_FOUND; so is a contract of another brand */
  async function rowOf({ brand: { merchant } }: Tenant, id: string) {
    const [row] = await db
      .select()
      .from(contract)
      .where(and(eq(contract.merchant, merchant), eq(contract.id, id)));
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  }

  /** Stops of contracts by operators, with their reasons. */
  async function stopsOf(merchant: string, ids: readonly string[]): Promise<DeskContract['stops']> {
    const rows = await db
      .select({
        contractId: deskAct.item,
        by: sql<string>`coalesce(${operator.displayName}, ${operator.name}, ${deskAct.operator})`,
        reason: deskAct.reason,
        at: deskAct.at,
      })
      .from(deskAct)
      .leftJoin(operator, eq(operator.id, deskAct.operator))
      .where(
        and(
          eq(deskAct.merchant, merchant),
          eq(deskAct.kind, contractAct),
          inArray(deskAct.item, [...ids]),
          eq(deskAct.result, 'done'),
        ),
      )
      .orderBy(deskAct.at);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  return {
    rowOf,

    /** @throws Failure NOT_FOUND */
    async show(tenant: Tenant, id: string): Promise<DeskContract> {
      const { merchant } = tenant.brand;
      const row = await rowOf(tenant, id);
      const isOfBook = row.book === bookOf(tenant);
      const windows = isOfBook && row.settledUntil !== null ? [...dueWindows(tenant, row, now().getTime())] : [];
      const detail = await contracts.views.detail(tenant, await uplineOf(tenant, row.upline), id);
      const ids = [...new Set(detail.events.map(({ contractId }) => contractId))];
      const [nameOf, stops] = await Promise.all([
        namesOf(db, merchant, [row.upline, row.downline]),
        stopsOf(merchant, ids.length === 0 ? [id] : ids),
      ]);
      return {
        ...detail,
        upline: nameOf(row.upline),
        downline: nameOf(row.downline),
        due: windows
          .slice(0, maxDue)
          .map(({ from, until }) => ({ from: new Date(from).toISOString(), until: new Date(until).toISOString() })),
        dueCount: windows.length,
        dueAt: isOfBook ? (row.dueAt?.toISOString() ?? null) : null,
        stops,
      };
    },

    /** @throws Failure NOT_FOUND */
    async windows(tenant: Tenant, id: string, cursor: Cursor): Promise<WagePage> {
      const { upline } = await rowOf(tenant, id);
      return contracts.wages.page(tenant, await uplineOf(tenant, upline), { ...cursor, contractId: id });
    },

    /** @throws Failure NOT_FOUND, also for a window that is neither due nor settled */
    dryRun: (tenant: Tenant, language: Language, id: string, from: string): Promise<DeskDryRun> =>
      contracts.dryRun(tenant, language, { contractId: id, from: Date.parse(from) }),

    /** @throws Failure NOT_FOUND; so is a payment of another brand */
    async statement(tenant: Tenant, language: Language, paymentId: string, after?: string): Promise<WageStatement> {
      const { merchant } = tenant.brand;
      const [payment] = await db
        .select({ upline: wagePayment.upline })
        .from(wagePayment)
        .where(and(eq(wagePayment.merchant, merchant), eq(wagePayment.id, paymentId)));
      if (payment === undefined) throw new Failure('NOT_FOUND');
      const upline = await uplineOf(tenant, payment.upline);
      return contracts.wages.statement(tenant, language, upline, { paymentId, ...(after === undefined ? {} : { after }) });
    },
  };
}
