import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { recordNumber, recordTypes, sequenceOf } from '../../../domain/accountRecord.ts';
import { addDays } from '../../../domain/datePresets.ts';
import { unitsToWire } from '../../../domain/money.ts';
import type { Cursor, RecordFilter, RecordPage, RecordQuery, RecordRow } from '../../../wire/records.ts';
import type { Account } from '../../identity/ports/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountRecord, vendor } from '../../platform/db/tables/index.ts';

import { beyondPlace, exportBatch, isBackwards, pageSize, sliceOf, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

type Owner = Pick<Account, 'id' | 'type'>;
type Movement = typeof accountRecord.$inferSelect;
type Totals = Pick<RecordPage, 'total' | 'received' | 'paid' | 'difference' | 'pending'>;

/** The account record: movements of the main wallet outside of games, with the balance after each. */
export function createAccountRecord({ db }: { readonly db: Db }) {
  const ofAccount = (tenant: Tenant, owner: Owner) => {
    const { merchant, holder, book } = playWallet(tenant, owner);
    return [eq(accountRecord.merchant, merchant), eq(accountRecord.holder, holder), eq(accountRecord.book, book)];
  };

  const filtered = (tenant: Tenant, owner: Owner, filter: RecordFilter, cursor: Cursor = {}) =>
    and(
      ...ofAccount(tenant, owner),
      ...withinDays(tenant, sql`${accountRecord.at}`, filter, cursor),
      filter.type === undefined ? undefined : eq(accountRecord.type, filter.type),
    );

  const read = (where: SQL | undefined, cursor: Cursor, limit: number) => {
    const order = isBackwards(cursor) ? asc : desc;
    return db
      .select()
      .from(accountRecord)
      .where(and(where, beyond(cursor)))
      .orderBy(order(accountRecord.at), order(accountRecord.number))
      .limit(limit);
  };

  /** The difference of the running totals at both ends of the period, per type. */
  async function totalsOf(tenant: Tenant, owner: Owner, filter: RecordFilter): Promise<Totals> {
    const { merchant, holder, book } = playWallet(tenant, owner);
    const types = filter.type === undefined ? [...recordTypes] : [filter.type];
    const lastRow = (until: SQL[]) => sql`(
      select ins, outs, received, paid from account_record
      where merchant = ${merchant} and holder = ${holder} and book = ${book} and type = each.type
        ${sql.join(until.map((condition) => sql` and ${condition}`))}
      order by at desc, number desc limit 1)`;
    const at = sql`account_record.at`;
    const end = filter.until === undefined ? [] : withinDays(tenant, at, { until: filter.until });
    const before = filter.from === undefined ? [sql`false`] : withinDays(tenant, at, { until: addDays(filter.from, -1) });
    const moved = db.execute<Record<'ins' | 'outs' | 'received' | 'paid', string>>(sql`
      select coalesce(sum(ended.ins - coalesce(begun.ins, 0)), 0)::text as ins,
        coalesce(sum(ended.outs - coalesce(begun.outs, 0)), 0)::text as outs,
        coalesce(sum(ended.received - coalesce(begun.received, 0)), 0)::text as received,
        coalesce(sum(ended.paid - coalesce(begun.paid, 0)), 0)::text as paid
      from unnest(${sql.param(types)}::text[]) as each (type)
      join lateral ${lastRow(end)} ended on true
      left join lateral ${lastRow(before)} begun on true`);
    const waiting = db
      .select({ count: sql<string>`count(*)::text`, amount: sql<string>`coalesce(-sum(${accountRecord.waiting}), 0)::text` })
      .from(accountRecord)
      .where(and(filtered(tenant, owner, filter), eq(accountRecord.state, 'pending')));
    const [{ rows }, [pending]] = await Promise.all([moved, waiting]);
    const { ins = '0', outs = '0', received = '0', paid = '0' } = rows[0] ?? {};
    return totalsFrom({
      ins: Number(ins),
      outs: Number(outs),
      received: BigInt(received),
      paid: BigInt(paid),
      waiting: Number(pending?.count ?? 0),
      held: BigInt(pending?.amount ?? '0'),
    });
  }

  async function named(tenant: Tenant, found: readonly Movement[]): Promise<RecordRow[]> {
    const codes = [...new Set(found.flatMap(({ other }) => vendorOf(other) ?? []))];
    const vendors =
      codes.length === 0
        ? []
        : await db
            .select({ code: vendor.code, name: vendor.name })
            .from(vendor)
            .where(and(eq(vendor.merchant, tenant.brand.merchant), inArray(vendor.code, codes)));
    const names = new Map(vendors.map(({ code, name }) => [code, name]));
    return found.map((row) => {
      const code = vendorOf(row.other);
      return rowOf(tenant, row, code === null ? null : (names.get(code) ?? code));
    });
  }

  async function byNumber(tenant: Tenant, owner: Owner, number: string): Promise<Movement[]> {
    const sequence = sequenceOf(number);
    if (sequence === null) return [];
    const found = await db
      .select()
      .from(accountRecord)
      .where(and(...ofAccount(tenant, owner), eq(accountRecord.number, sequence)));
    return found.filter((row) => numberOf(tenant, row) === number.trim().toUpperCase());
  }

  async function* everyRow(tenant: Tenant, owner: Owner, filter: RecordFilter): AsyncGenerator<RecordRow> {
    for (let after: string | null = null; ; ) {
      const cursor: Cursor = after === null ? {} : { after };
      const found = await read(filtered(tenant, owner, filter, cursor), cursor, exportBatch);
      yield* await named(tenant, found);
      const last = found.at(-1);
      if (last === undefined || found.length < exportBatch) return;
      after = placeOf(last);
    }
  }

  return {
    async page(tenant: Tenant, owner: Owner, query: RecordQuery): Promise<RecordPage> {
      if (query.number !== undefined) {
        const found = await byNumber(tenant, owner, query.number);
        return { rows: await named(tenant, found), next: null, previous: null, ...totalsOfRows(found) };
      }
      const [found, totals] = await Promise.all([
        read(filtered(tenant, owner, query, query), query, pageSize + 1),
        totalsOf(tenant, owner, query),
      ]);
      const { rows, next, previous } = sliceOf(found, query, placeOf);
      return { rows: await named(tenant, rows), next, previous, ...totals };
    },

    /** Every movement of the filter, newest first. */
    async *all(tenant: Tenant, owner: Owner, filter: RecordFilter): AsyncGenerator<RecordRow> {
      if (filter.number === undefined) yield* everyRow(tenant, owner, filter);
      else yield* await named(tenant, await byNumber(tenant, owner, filter.number));
    },
  };
}

const placeOf = ({ at, number }: Pick<Movement, 'at' | 'number'>) => `${at.getTime()}~${number}`;

/** The rows beyond a cursor. @throws Failure MALFORMED */
const beyond = (cursor: Cursor) => beyondPlace(cursor, accountRecord.at, [{ column: accountRecord.number, isInteger: true }]);

const vendorOf = (wallet: string | null) => (wallet?.startsWith('vendor:') === true ? wallet.slice('vendor:'.length) : null);

const numberOf = ({ brand }: Tenant, { type, at, number }: Movement) => recordNumber(type, at, number, brand.timeZone);

const rowOf = (tenant: Tenant, row: Movement, vendorName: string | null): RecordRow => ({
  number: numberOf(tenant, row),
  type: row.type,
  kind: row.kind,
  vendorName,
  amount: unitsToWire(row.amount),
  balance: unitsToWire(row.balance),
  state: row.state,
  at: row.at.toISOString(),
});

interface Sums {
  readonly ins: number;
  readonly outs: number;
  readonly received: bigint;
  /** Zero or less, as `held`. */
  readonly paid: bigint;
  readonly waiting: number;
  readonly held: bigint;
}

const totalsFrom = ({ ins, outs, received, paid, waiting, held }: Sums): Totals => ({
  total: ins + outs,
  received: { amount: unitsToWire(received), count: ins },
  paid: { amount: unitsToWire(paid), count: outs },
  difference: unitsToWire(received + paid),
  pending: { amount: unitsToWire(held), count: waiting },
});

function totalsOfRows(rows: readonly Movement[]): Totals {
  const [ins, outs] = [rows.filter(({ amount }) => amount > 0n), rows.filter(({ amount }) => amount < 0n)];
  const waiting = rows.filter(({ state }) => state === 'pending');
  const sum = (part: readonly Movement[]) => part.reduce((total, { amount }) => total + amount, 0n);
  return totalsFrom({
    ins: ins.length,
    outs: outs.length,
    received: sum(ins),
    paid: sum(outs),
    waiting: waiting.length,
    held: -waiting.reduce((total, row) => total + (row.waiting ?? 0n), 0n),
  });
}
