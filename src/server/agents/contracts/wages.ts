import { and, asc, desc, eq, gt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contractKinds, type Rate, rateText } from '../../../domain/contracts/index.ts';
import { addDays, daysOf } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type Language, localized } from '../../../domain/language.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Cursor } from '../../../wire/records.ts';
import type {
  Income,
  IncomeQuery,
  StatementQuery,
  WageFilter,
  WageLine,
  WagePage,
  WagePayment,
  WageQuery,
  WageStatement,
} from '../../../wire/wages.ts';
import { avatarAddress } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account, contract, game, wageLine, wagePayment } from '../../platform/db/tables/index.ts';

import { beyondPlace, exportBatch, isBackwards, pageSize, sliceOf, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { ContractDeps, PaymentRow } from './contractDeps.ts';

/** Days of an income. */
const maxDays = 366;
/** Lines of a statement per page. */
const linesPerPage = 100;

const partner = alias(account, 'partner');

interface FoundPayment {
  readonly row: PaymentRow;
  readonly terms: typeof contract.$inferSelect.terms;
  readonly partner: { readonly id: string; readonly name: string; readonly avatar: string };
}

/** Wages that were settled. Every query names the caller, so that no one reads those of other agents. */
export function createWages({ db, now }: Pick<ContractDeps, 'db' | 'now'>) {
  const filtered = (tenant: Tenant, caller: Account, { kind, contractId, direction, ...days }: WageFilter) =>
    and(
      eq(wagePayment.merchant, caller.merchant),
      sidesOf(caller, direction),
      kind === undefined ? undefined : eq(wagePayment.kind, kind),
      contractId === undefined ? undefined : eq(wagePayment.contract, contractId),
      // The end does not belong to a window: a day that ends at midnight is that day.
      ...withinDays(tenant, sql`(${wagePayment.windowUntil} - interval '1 millisecond')`, days),
    );

  const find = (caller: Account, where: SQL | undefined) =>
    db
      .select({
        row: wagePayment,
        terms: contract.terms,
        partner: {
          id: partner.id,
          name: sql<string>`case when ${wagePayment.upline} = ${caller.id} then ${partner.username} else ${partner.nickname} end`,
          avatar: partner.avatar,
        },
      })
      .from(wagePayment)
      .innerJoin(contract, and(eq(contract.merchant, wagePayment.merchant), eq(contract.id, wagePayment.contract)))
      .innerJoin(
        partner,
        and(
          eq(partner.merchant, wagePayment.merchant),
          eq(
            partner.id,
            sql`case ${wagePayment.upline} when ${caller.id} then ${wagePayment.downline} else ${wagePayment.upline} end`,
          ),
        ),
      )
      .where(where);

  const read = (caller: Account, where: SQL | undefined, cursor: Cursor, limit: number) => {
    const order = isBackwards(cursor) ? asc : desc;
    return find(caller, and(where, beyond(cursor)))
      .orderBy(order(wagePayment.windowUntil), order(wagePayment.id))
      .limit(limit);
  };

  return {
    async page(tenant: Tenant, caller: Account, query: WageQuery): Promise<WagePage> {
      const where = filtered(tenant, caller, query);
      const [found, [sums]] = await Promise.all([
        read(caller, where, query, pageSize + 1),
        db
          .select({
            total: sql<number>`count(*)::integer`,
            validBet: sumText(wagePayment.validBet),
            wage: sumText(wagePayment.wage),
            paid: sumText(wagePayment.paid),
            periods: sql<number>`(count(*) filter (where ${wagePayment.wage} > 0))::integer`,
          })
          .from(wagePayment)
          .where(where),
      ]);
      const { rows, next, previous } = sliceOf(found, query, placeOf);
      const [wage, paid] = [BigInt(sums?.wage ?? '0'), BigInt(sums?.paid ?? '0')];
      return {
        rows: rows.map((each) => paymentOf(each, caller)),
        next,
        previous,
        total: sums?.total ?? 0,
        sums: {
          validBet: unitsToWire(BigInt(sums?.validBet ?? '0')),
          wage: unitsToWire(wage),
          paid: unitsToWire(paid),
          debt: unitsToWire(wage - paid),
          periods: sums?.periods ?? 0,
        },
      };
    },

    /** Every payment of the filter, newest first. */
    async *all(tenant: Tenant, caller: Account, filter: WageFilter): AsyncGenerator<WagePayment> {
      const where = filtered(tenant, caller, filter);
      for (let after: string | null = null; ; ) {
        const found: FoundPayment[] = await read(caller, where, after === null ? {} : { after }, exportBatch);
        yield* found.map((each) => paymentOf(each, caller));
        const last = found.at(-1);
        if (last === undefined || found.length < exportBatch) return;
        after = placeOf(last);
      }
    },

    /** @throws Failure NOT_FOUND for a payment of other agents */
    async statement(
      tenant: Tenant,
      language: Language,
      caller: Account,
      { paymentId, after = '0' }: StatementQuery,
    ): Promise<WageStatement> {
      const { merchant } = tenant.brand;
      const own = and(eq(wagePayment.merchant, merchant), eq(wagePayment.id, paymentId), sidesOf(caller, undefined));
      const [found] = await find(caller, own);
      if (found === undefined) throw new Failure('NOT_FOUND');
      const ofPayment = and(eq(wageLine.merchant, merchant), eq(wageLine.payment, paymentId));
      const [lines, [total]] = await Promise.all([
        db
          .select({ line: wageLine, player: account, names: game.names })
          .from(wageLine)
          .leftJoin(account, and(eq(account.merchant, wageLine.merchant), eq(account.id, wageLine.account)))
          .leftJoin(game, and(eq(game.merchant, wageLine.merchant), eq(game.id, wageLine.gameId)))
          .where(and(ofPayment, gt(wageLine.line, Number(after))))
          .orderBy(asc(wageLine.line))
          .limit(linesPerPage + 1),
        db
          .select({
            lines: sql<number>`count(*)::integer`,
            counted: sql<number>`(count(*) filter (where ${wageLine.rate} is not null))::integer`,
            base: sumText(wageLine.base),
            wage: sumText(wageLine.wage),
          })
          .from(wageLine)
          .where(ofPayment),
      ]);
      const shown = lines.slice(0, linesPerPage);
      return {
        payment: paymentOf(found, caller),
        lines: shown.map(({ line, player, names }): WageLine => {
          const { type, vendor, bet, gameId, correctsFrom, correctsUntil } = line;
          return {
            line: line.line,
            type,
            account:
              player === null ? null : { id: player.id, name: player.username, avatar: avatarAddress(merchant, player.avatar) },
            isOwn: line.account === found.row.downline,
            game:
              vendor === null || bet === null || gameId === null
                ? null
                : { gameId, betId: bet, gameName: names === null ? gameId : localized(names, language) },
            outcome: line.outcome,
            at: line.at?.toISOString() ?? null,
            bets: line.bets,
            base: unitsToWire(line.base),
            rate: line.rate === null ? null : rateText(line.rate as Rate),
            wage: unitsToWire(line.wage),
            reason: line.reason,
            corrects:
              correctsFrom === null || correctsUntil === null
                ? null
                : { from: correctsFrom.toISOString(), until: correctsUntil.toISOString() },
          };
        }),
        next: lines.length > linesPerPage ? String(shown.at(-1)?.line.line) : null,
        total: {
          lines: total?.lines ?? 0,
          counted: total?.counted ?? 0,
          base: unitsToWire(BigInt(total?.base ?? '0')),
          wage: unitsToWire(BigInt(total?.wage ?? '0')),
        },
      };
    },

    /**
     * Income of the caller in some days, and in as many days before them. Without days: the current month.
     * @throws Failure MALFORMED for more than `maxDays`
     */
    async income(tenant: Tenant, caller: Account, query: IncomeQuery): Promise<Income> {
      const today = dayText(now(), tenant.brand.timeZone);
      const { from = `${today.slice(0, 8)}01`, until = today } = query;
      if (from > until || addDays(from, maxDays - 1) < until) throw new Failure('MALFORMED');
      const { length } = daysOf({ from, until });
      const earlier = { from: addDays(from, -length), until: addDays(from, -1) };
      const sumsOf = (direction: 'received' | 'paid', days: { from: string; until: string }) =>
        db
          .select({
            kind: wagePayment.kind,
            wage: sumText(wagePayment.wage),
            paid: sumText(wagePayment.paid),
            payments: sql<number>`(count(*) filter (where ${wagePayment.wage} > 0))::integer`,
          })
          .from(wagePayment)
          .where(filtered(tenant, caller, { direction, ...days }))
          .groupBy(wagePayment.kind);
      const [received, before, paidOut] = await Promise.all([
        sumsOf('received', { from, until }),
        sumsOf('received', earlier),
        sumsOf('paid', { from, until }),
      ]);
      const paidOf = (rows: typeof received) => unitsToWire(rows.reduce((sum, { paid }) => sum + BigInt(paid), 0n));
      return {
        total: paidOf(received),
        before: { ...earlier, total: paidOf(before) },
        kinds: contractKinds.map((kind) => {
          const { wage = '0', paid = '0', payments = 0 } = received.find((row) => row.kind === kind) ?? {};
          return { kind, paid: unitsToWire(BigInt(paid)), debt: unitsToWire(BigInt(wage) - BigInt(paid)), payments };
        }),
        paidOut: paidOf(paidOut),
      };
    },
  };
}

const sumText = (column: SQLWrapper) => sql<string>`coalesce(sum(${column}), 0)::text`;

/** Payments to the caller, by the caller, or both. */
const sidesOf = ({ id }: Account, direction: WageFilter['direction']) => {
  const [received, paid] = [eq(wagePayment.downline, id), eq(wagePayment.upline, id)];
  if (direction === undefined) return or(received, paid);
  return direction === 'received' ? received : paid;
};

const placeOf = ({ row }: FoundPayment) => `${row.windowUntil.getTime()}~${row.id}`;

/** The rows beyond a cursor. @throws Failure MALFORMED */
const beyond = (cursor: Cursor) => beyondPlace(cursor, wagePayment.windowUntil, [{ column: wagePayment.id, pattern: '.+' }]);

function paymentOf({ row, terms, partner: other }: FoundPayment, caller: Account): WagePayment {
  const debt = row.wage - row.paid;
  return {
    paymentId: row.id,
    contractId: row.contract,
    kind: row.kind,
    direction: row.upline === caller.id ? 'paid' : 'received',
    partner: { id: other.id, name: other.name, avatar: avatarAddress(row.merchant, other.avatar) },
    from: row.windowFrom.toISOString(),
    until: row.windowUntil.toISOString(),
    state: debt > 0n ? 'due' : row.wage > 0n ? 'paid' : 'below',
    reason: row.reason,
    bets: row.bets,
    validBet: unitsToWire(row.validBet),
    houseResult: unitsToWire(row.houseResult),
    activeMembers: row.activeMembers,
    terms,
    wage: unitsToWire(row.wage),
    correction: unitsToWire(row.correction),
    paid: unitsToWire(row.paid),
    debt: unitsToWire(debt),
    settledAt: row.settledAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
