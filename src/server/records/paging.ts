import { type SQL, sql } from 'drizzle-orm';
import type { Cursor, Days } from '../../wire/records.ts';
import type { Tenant } from '../registry/tenant.ts';

/** Rows of a page. */
export const pageSize = 20;
/** Rows that an export reads per query. */
export const exportBatch = 500;

export interface Slice<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** Whether a cursor asks for newer rows, which are then read in ascending order. */
export const isBackwards = ({ after, before }: Cursor): boolean => after === undefined && before !== undefined;

/**
 * A page of what a query found.
 * @param found One row more than `pageSize` if there are more, in the order they were read.
 * @param placeOf The cursor of a row.
 */
export function sliceOf<Row>(found: readonly Row[], cursor: Cursor, placeOf: (row: Row) => string): Slice<Row> {
  const backwards = isBackwards(cursor);
  const hasMore = found.length > pageSize;
  const rows = backwards ? found.slice(0, pageSize).toReversed() : found.slice(0, pageSize);
  const [first, last] = [rows[0], rows.at(-1)];
  const isStart = backwards ? !hasMore : cursor.after === undefined;
  const isEnd = backwards ? false : !hasMore;
  return {
    rows,
    next: isEnd || last === undefined ? null : placeOf(last),
    previous: isStart || first === undefined ? null : placeOf(first),
  };
}

/** Conditions that keep a moment within days, which start at midnight in the time zone of the brand. */
export function withinDays({ brand }: Tenant, moment: SQL, { from, until }: Days): SQL[] {
  const midnight = (day: string, after: number) =>
    sql`((${day}::date + ${after}::integer)::timestamp at time zone ${brand.timeZone})`;
  return [
    ...(from === undefined ? [] : [sql`${moment} >= ${midnight(from, 0)}`]),
    ...(until === undefined ? [] : [sql`${moment} < ${midnight(until, 1)}`]),
  ];
}
