import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { Cursor, Days } from '../../../wire/records.ts';
import type { Tenant } from '../tenant/index.ts';

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

/** A column of a sort key, and what its text in a cursor may be, as a regular expression: by default anything without `~`. */
interface KeyColumn {
  readonly column: SQLWrapper;
  readonly pattern?: string;
  /** A number of up to nine digits. */
  readonly isInteger?: boolean;
}

/**
 * The rows beyond a cursor, in the order of a moment and further columns. The cursor is the moment in epoch milliseconds and the
 * values of the columns, joined by `~`.
 * @throws Failure MALFORMED for a text that is no such cursor
 */
export function beyondPlace(
  { after, before }: Cursor,
  moment: SQLWrapper,
  columns: readonly [KeyColumn, ...KeyColumn[]],
): SQL | undefined {
  const place = after ?? before;
  if (place === undefined) return undefined;
  const patterns = columns.map(({ isInteger, pattern = isInteger === true ? '\\d{1,9}' : '[^~]+' }) => `(${pattern})`);
  const [, time, ...texts] = new RegExp(`^(\\d{1,13})~${patterns.join('~')}$`).exec(place) ?? [];
  if (time === undefined) throw new Failure('MALFORMED');
  const values = columns.map(({ isInteger }, index) =>
    isInteger === true ? sql`${Number(texts[index])}::integer` : sql`${texts[index]}`,
  );
  const position = sql`(${new Date(Number(time)).toISOString()}::timestamptz, ${sql.join(values, sql`, `)})`;
  const key = sql`(${sql.join([moment, ...columns.map(({ column }) => column)], sql`, `)})`;
  return after === undefined ? sql`${key} > ${position}` : sql`${key} < ${position}`;
}

/**
 * Conditions that keep a moment within days, which start at midnight in the time zone of the brand.
 * @param cursor Where a page begins, of texts that start with the moment in epoch milliseconds. One bound holds both, because
 * of two bounds on one side the database may begin at the farther one, and read every row from the end of the days on.
 */
export function withinDays({ brand }: Tenant, moment: SQL, { from, until }: Days, cursor: Cursor = {}): SQL[] {
  const midnight = (day: string | undefined, after: number) =>
    day === undefined ? [] : [sql`((${day}::date + ${after}::integer)::timestamp at time zone ${brand.timeZone})`];
  const [, time] = /^(\d{1,13})~/.exec(cursor.after ?? cursor.before ?? '') ?? [];
  const place = (shiftMs: number) =>
    time === undefined ? [] : [sql`${new Date(Number(time) + shiftMs).toISOString()}::timestamptz`];
  const oldest = [...midnight(from, 0), ...(isBackwards(cursor) ? place(0) : [])];
  const end = [...midnight(until, 1), ...(isBackwards(cursor) ? [] : place(1))];
  return [
    ...(oldest.length === 0 ? [] : [sql`${moment} >= greatest(${sql.join(oldest, sql`, `)})`]),
    ...(end.length === 0 ? [] : [sql`${moment} < least(${sql.join(end, sql`, `)})`]),
  ];
}
