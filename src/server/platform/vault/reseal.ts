import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { StartError } from '../startError/index.ts';
import type { DataKeys } from './dataKeys.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';
import { createSeals, deleteStoredKey, openVault, storedKey } from './vault.ts';

export interface Resealed {
  /** Name of the column, as in `sealedColumns`. */
  readonly name: string;
  readonly done: number;
  /** Rows that no key of the ring opens. */
  readonly unreadable: number;
}

/** Rows by column and by the id of the key that sealed them; null for a key without an id. */
export interface SealedRows {
  readonly name: string;
  readonly keyId: string | null;
  readonly rows: number;
}

const rowsPerBatch = 200;

/**
 * Seals every row again with the first key of the ring. Servers go on meanwhile, and several runs may overlap: a row is only
 * replaced while it is what was read. A run that was interrupted is repeated; rows that are done stay. The key that the
 * database keeps counts as the last of the ring, and is deleted once nothing needs it.
 *
 * @throws {StartError} if the ring cannot open the data
 */
export async function reseal(db: Db, dataKeys: DataKeys, onProgress: (state: Resealed) => void): Promise<Resealed[]> {
  const stored = await storedKey(db);
  if (stored !== null && dataKeys[0].id === null) throw needsId();
  const ring: DataKeys = stored === null ? dataKeys : [...dataKeys, stored];
  const seals = createSeals(ring);
  // Keeps the roots of data from before they were kept, while the key they follow from is known.
  await openVault(db, ring);
  const results: Resealed[] = [];
  for (const place of sealedColumns) {
    let state: Resealed = { name: place.name, done: 0, unreadable: 0 };
    for (let after: readonly string[] | null = null; ; ) {
      const rows: Row[] = await readBatch(db, place, { prefix: seals.prefix, after });
      for (const { key, closed } of rows) {
        const context = place.contextOf(...key);
        const fresh = resealedOrNull(seals, closed, context);
        if (fresh === null) state = { ...state, unreadable: state.unreadable + 1 };
        else {
          const isSame = and(...place.key.map((column, index) => eq(column, key[index])), eq(place.column, closed));
          const { rowCount } = await db
            .update(place.table)
            .set({ [fieldOf(place)]: fresh })
            .where(isSame);
          state = { ...state, done: state.done + (rowCount ?? 0) };
        }
      }
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.key;
      onProgress(state);
    }
    results.push(state);
  }
  if (stored !== null && results.every(({ unreadable }) => unreadable === 0)) await deleteStoredKey(db);
  return results;
}

export async function sealedRows(db: Db): Promise<SealedRows[]> {
  const results: SealedRows[] = [];
  for (const place of sealedColumns) {
    const keyId = sql<
      string | null
    >`case when starts_with(${place.column}, 'v2.') then split_part(${place.column}, '.', 2) end`;
    const groups = await db.select({ keyId, rows: count() }).from(place.table).where(isSealed(place)).groupBy(sql`1`);
    results.push(...groups.map((group) => ({ name: place.name, ...group })));
  }
  return results;
}

interface Row {
  readonly key: readonly string[];
  readonly closed: string;
}

async function readBatch(
  db: Db,
  place: SealedColumn,
  { prefix, after }: { readonly prefix: string; readonly after: readonly string[] | null },
): Promise<Row[]> {
  const { table, key, column } = place;
  const list = (parts: readonly unknown[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  const isNext: SQL | undefined = after === null ? undefined : sql`(${list(key)}) > (${list(after)})`;
  const rows = await db
    .select({
      key: sql<string[]>`array[${sql.join(
        key.map((part) => sql`${part}::text`),
        sql`, `,
      )}]`,
      closed: column,
    })
    .from(table)
    .where(and(isSealed(place), sql`not starts_with(${column}, ${prefix})`, isNext))
    .orderBy(...key.map((part) => asc(part)))
    .limit(rowsPerBatch);
  return rows.map((row) => ({ key: row.key, closed: String(row.closed) }));
}

const needsId = () =>
  new StartError({
    en: 'The database keeps a generated key; to replace it give the new one an id: DATA_KEY=<id>:<key>.',
    vi: 'Cơ sở dữ liệu đang giữ một khoá tự tạo; để thay nó hãy đặt id cho khoá mới: DATA_KEY=<id>:<khoá>.',
  });

const isSealed = ({ column, key, only }: SealedColumn) =>
  and(isNotNull(column), only === undefined || key[0] === undefined ? undefined : eq(key[0], only));

/** Property of the column in its drizzle table. */
const fieldOf = ({ table, column }: SealedColumn) =>
  Object.entries(table).find(([, value]) => value === column)?.[0] ?? column.name;

function resealedOrNull(seals: ReturnType<typeof createSeals>, closed: string, context: ReturnType<SealedColumn['contextOf']>) {
  try {
    return seals.close(seals.open(closed, context), context);
  } catch {
    return null;
  }
}
