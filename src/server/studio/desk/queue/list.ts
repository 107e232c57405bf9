import { inArray, sql } from 'drizzle-orm';
import { unitsToWire } from '../../../../domain/money.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskItem, DeskPage, DeskPending, DeskQuery, Risk } from '../../../../wire/studio/desk.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Tenants } from '../../../tenants/tenant/index.ts';
import type { Operator } from '../../operators/index.ts';
import type { Claims, ItemName } from './claims.ts';
import { risksOf, scoreOf } from './risks.ts';
import { countedTo, countRows, cursorAfter, type QueueRow, readRows } from './rows.ts';
import { approvalOf, kindsFor } from './sources.ts';

const rowsPerPage = 50;
/** After this time an item is shown as too late. */
const overdueMs = 30 * 60_000;

export interface ListDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly tenants: Pick<Tenants, 'byMerchant' | 'load'>;
  readonly claims: Claims;
}

export type QueueList = ReturnType<typeof createQueueList>;

/** Items that wait, page by page. The number of statements of a page is the same however much waits. */
export function createQueueList({ db, now, tenants, claims }: ListDeps) {
  /** The outstanding second yes of each item. */
  async function pendingOf(rows: readonly QueueRow[], by: Pick<Operator, 'id'>): Promise<ReadonlyMap<QueueRow, DeskPending>> {
    const asked = rows.filter(({ kind }) => kind === 'approval' || approvalOf[kind] !== undefined);
    if (asked.length === 0) return new Map();
    const { rows: found } = await db.execute<{
      merchant: string;
      id: string;
      kind: string;
      subject: string;
      promotion: string | null;
      period: string | null;
      asker: string;
      name: string;
      asked: string;
      expires: string;
      reason: string;
    }>(sql`
      select waiting.merchant, waiting.id, waiting.kind, waiting.subject, waiting.input ->> 'promotion' as promotion,
        waiting.input ->> 'period' as period, waiting.asked_by as asker, coalesce(person.display_name, person.name, '') as name,
        to_json(waiting.asked_at) #>> '{}' as asked, to_json(waiting.expires_at) #>> '{}' as expires, waiting.reason
      from approval waiting left join operator person on person.id = waiting.asked_by
      where waiting.state in ('pending', 'approved') and (waiting.state = 'approved' or waiting.expires_at > ${now().toISOString()}::timestamptz)
        and waiting.merchant in (${sql.join(
          [...new Set(asked.map(({ merchant }) => merchant))].map((each) => sql`${each}`),
          sql`, `,
        )})
        and (${inArray(sql`waiting.subject`, [...new Set(asked.map(subjectOf))])} or ${inArray(sql`waiting.id`, [
          ...new Set(asked.map(({ id }) => id)),
        ])})`);
    return new Map(
      asked.flatMap((row) => {
        const match = found.find((each) =>
          row.kind === 'approval'
            ? each.merchant === row.merchant && each.id === row.id
            : each.merchant === row.merchant &&
              each.kind === approvalOf[row.kind] &&
              each.subject === subjectOf(row) &&
              (row.kind !== 'promotion' || row.id === `${each.subject}~${each.promotion}~${each.period}`),
        );
        if (match === undefined) return [];
        const { id, kind: act, name: askedBy, asker, reason } = match;
        const moments = { askedAt: new Date(match.asked).toISOString(), expiresAt: new Date(match.expires).toISOString() };
        return [[row, { id, act, askedBy, isMine: asker === by.id, reason, ...moments }] as const];
      }),
    );
  }

  /** Rows with their reasons, claims and second yeses; those of brands that are no longer served are left out. */
  async function itemsOf(rows: readonly QueueRow[], by: Operator): Promise<DeskItem[]> {
    for (const merchant of new Set(rows.map((row) => row.merchant))) await tenants.load(merchant);
    const [risks, held, pending] = [
      await risksOf({ db, now: now(), tenants }, rows),
      await claims.shownOf(rows, by),
      await pendingOf(rows, by),
    ];
    return rows.flatMap((row, index) => {
      const tenant = tenants.byMerchant(row.merchant);
      if (tenant === null) return [];
      const claim = held.get(claims.keyOf(row)) ?? null;
      const more = { claim, pending: pending.get(row) ?? null };
      return [itemOf(row, risks[index] ?? [], tenant.brand.money.currency, more)];
    });
  }

  async function itemNamed(by: Operator, { merchant, kind, id }: ItemName, isInAnyState = false): Promise<DeskItem> {
    if (!kindsFor(by.roles).includes(kind)) throw new Failure('NOT_FOUND');
    const wanted = { kinds: [kind], merchants: [merchant], by, now: now(), limit: 1, only: id, isInAnyState };
    const [item] = await itemsOf(await readRows(db, wanted), by);
    if (item === undefined) throw new Failure('NOT_FOUND');
    return item;
  }

  return {
    /** @throws Failure MALFORMED for a kind or cursor that is none, NOT_FOUND for a brand of other operators */
    async page(by: Operator, query: DeskQuery): Promise<DeskPage> {
      const own = kindsFor(by.roles);
      const asked = query.kind?.split(',') ?? own;
      const kinds = own.filter((kind) => asked.includes(kind));
      const { merchant } = query;
      if (merchant !== undefined && by.merchants !== null && !by.merchants.includes(merchant)) throw new Failure('NOT_FOUND');
      const merchants = merchant === undefined ? by.merchants : [merchant];
      const at = now();
      const rows = await readRows(db, { ...query, kinds, merchants, by, now: at, limit: rowsPerPage + 1 });
      const shown = rows.slice(0, rowsPerPage);
      const last = shown.at(-1);
      return {
        items: await itemsOf(shown, by),
        next: rows.length > rowsPerPage && last !== undefined ? cursorAfter(last) : null,
        ...(await countRows(db, { kinds: own, merchants, now: at }, new Date(at.getTime() - overdueMs))),
        countedTo,
      };
    },

    /** An open item of a kind that the operator decides about. @throws Failure NOT_FOUND */
    find: (by: Operator, name: ItemName): Promise<DeskItem> => itemNamed(by, name),

    /** As `find`, also of one that has left the queue. A limit is an item only while it waits. @throws Failure NOT_FOUND */
    findInAnyState: (by: Operator, name: ItemName): Promise<DeskItem> => itemNamed(by, name, name.kind !== 'limit'),
  };
}

const subjectOf = ({ kind, id }: Pick<ItemName, 'kind' | 'id'>): string =>
  kind === 'promotion' ? (id.split('~')[0] ?? '') : id;

function itemOf(row: QueueRow, risks: readonly Risk[], currency: string, more: Pick<DeskItem, 'claim' | 'pending'>): DeskItem {
  const bound = row.provider === null ? null : `${row.provider} ·· ${row.tail ?? ''}`;
  return {
    merchant: row.merchant,
    kind: row.kind,
    id: row.id,
    at: new Date(row.at).toISOString(),
    state: row.state,
    account: row.account,
    username: row.username,
    amount: row.amount === null ? null : unitsToWire(BigInt(row.amount)),
    currency,
    detail: bound ?? row.detail ?? '',
    score: scoreOf(risks),
    risks: risks.map((risk) => ({ ...risk, facts: wired(risk.facts) })),
    ...more,
  };
}

/** Sums of the facts as decimal strings. */
const wired = (facts: Risk['facts']): Risk['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      name === 'amount' || name === 'needed' ? unitsToWire(BigInt(value)) : value,
    ]),
  );
