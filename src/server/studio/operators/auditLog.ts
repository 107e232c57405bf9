import { and, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { AuditPage, AuditQuery, AuditRow } from '../../../wire/studio/session.ts';
import type { Db } from '../../platform/db/index.ts';
import { operator, securityEvent } from '../../platform/db/tables/index.ts';

import { eventKinds } from '../../platform/events/index.ts';
import type { Operator } from './identities.ts';

const rowsPerPage = 50;
const noMerchant = '-';
const dayMs = 86_400_000;
const defaultDays = 30;

type Row = typeof securityEvent.$inferSelect;

/** Acts of operators and what they were refused, from the security events. */
export function createAuditLog({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const idOf = async (name: string): Promise<string> => {
    const [row] = await db.select({ id: operator.id }).from(operator).where(eq(operator.name, name));
    // Events of a name that no operator has: those of wrong sign-ins, which belong to no operator.
    return row?.id ?? '';
  };

  return {
    /**
     * A page, newest first. An operator of some brands sees the events of those only.
     * @throws Failure MALFORMED for a cursor that is none
     */
    async page(by: Operator, query: AuditQuery): Promise<AuditPage> {
      const { merchant, kind, outcome, days, after } = query;
      const since = new Date(now().getTime() - Number(days ?? defaultDays) * dayMs);
      const isOperators = sql`${securityEvent.details} ->> 'operator' is not null`;
      const isSeen = by.merchants === null ? undefined : inArray(securityEvent.merchant, [...by.merchants]);
      const base: (SQL | undefined)[] = [isOperators, isSeen, gte(securityEvent.at, since)];
      const filters: (SQL | undefined)[] = [
        query.operator === undefined ? undefined : eq(sql`${securityEvent.details} ->> 'operator'`, await idOf(query.operator)),
        merchant === undefined ? undefined : eq(securityEvent.merchant, merchant),
        kind === undefined ? undefined : eq(securityEvent.kind, kind),
        outcome === undefined
          ? undefined
          : outcome === 'refused'
            ? eq(securityEvent.outcome, 'refused')
            : ne(securityEvent.outcome, 'refused'),
        after === undefined ? undefined : olderThan(after),
      ];
      const rows = await db
        .select()
        .from(securityEvent)
        .where(and(...base, ...filters))
        .orderBy(desc(securityEvent.at), desc(securityEvent.id))
        .limit(rowsPerPage + 1);
      const shown = rows.slice(0, rowsPerPage);
      const kinds = await db
        .selectDistinct({ kind: securityEvent.kind })
        .from(securityEvent)
        .where(and(...base));
      const names = await namesOf(shown);
      const last = shown.at(-1);
      return {
        rows: shown.map((row) => rowOf(row, names)),
        next: rows.length > rowsPerPage && last !== undefined ? `${last.at.toISOString()}~${last.id}` : null,
        kinds: kinds.map((found) => found.kind).toSorted(),
      };
    },
  };

  async function namesOf(rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(rows.map(({ details }) => String(details['operator'])))];
    if (ids.length === 0) return new Map();
    const found = await db.select({ id: operator.id, name: operator.name }).from(operator).where(inArray(operator.id, ids));
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}

/** @throws Failure MALFORMED */
function olderThan(cursor: string): SQL | undefined {
  const [at = '', id = ''] = cursor.split('~');
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime()) || id === '') throw new Failure('MALFORMED');
  return or(lt(securityEvent.at, moment), and(eq(securityEvent.at, moment), lt(securityEvent.id, id)));
}

function rowOf(
  { id, at, merchant, kind, outcome, details: { operator: by = '', ...facts } }: Row,
  names: ReadonlyMap<string, string>,
): AuditRow {
  const known = Object.hasOwn(eventKinds, kind) ? eventKinds[kind as keyof typeof eventKinds].outcome : 'done';
  return {
    id,
    at: at.toISOString(),
    by: names.get(String(by)) ?? String(by),
    merchant: merchant === noMerchant ? null : merchant,
    kind,
    outcome: (outcome ?? known) === 'refused' ? 'refused' : 'done',
    details: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)])),
  };
}
