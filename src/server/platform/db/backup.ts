import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import type { Db } from './openDatabase.ts';

/**
 * Lines of a backup, gzipped: the head, then of every table its name and its rows in batches, then the number of all rows.
 * A row is PostgreSQL's text of it, which any type survives and either database reads.
 */
interface Head {
  readonly format: 'livery-backup-1';
  /** Hashes of the migrations the rows belong to. */
  readonly migrations: readonly string[];
}
type Line = Head | { readonly table: string } | readonly string[] | { readonly rows: number };

/** Thrown for a file or database that the operator has to choose differently. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Small, because a row may hold an uploaded image. */
const rowsPerBatch = 25;

/**
 * Writes every row as of one moment to a new file, readable for its owner only. Other connections go on meanwhile.
 * @returns the number of rows
 * @throws BackupRefused if the file exists
 */
export async function writeBackup(db: Db, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists; name another file.`);
  const part = `${file}.part`;
  const client = await db.$client.connect();
  let rows = 0;
  try {
    await client.query('begin isolation level repeatable read read only');
    await fixTextFormat(client);
    const lines = linesOf(client, (count) => (rows += count));
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600 }));
    await client.query('commit');
    const handle = await open(part);
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    client.release(true);
    throw error;
  }
  client.release();
  return rows;
}

/**
 * Reads a backup into a migrated database without rows: all of it or nothing.
 * @returns the number of rows
 * @throws BackupRefused if the file is no complete backup of this version, or the database has rows
 */
export async function readBackup(db: Db, file: string): Promise<number> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await fixTextFormat(client);
    const tables = await tablesOf(client);
    for (const table of tables) await assertEmpty(client, table);
    // Triggers of the ledger see a whole transaction at a time, a restored one comes in batches. The caller checks the ledger.
    for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
    const rows = await insertAll(client, file);
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
    await client.query('commit');
    client.release();
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
    throw error;
  }
}

async function* linesOf(client: PoolClient, onRows: (count: number) => void): AsyncGenerator<string> {
  const line = (content: Line) => `${JSON.stringify(content)}\n`;
  let total = 0;
  yield line({ format: 'livery-backup-1', migrations: await migrationsOf(client) });
  for (const table of await tablesOf(client)) {
    yield line({ table });
    await client.query(`declare batch no scroll cursor for select whole::text as text from ${nameOf(table)} as whole`);
    for (;;) {
      const { rows } = await client.query<{ text: string }>(`fetch ${rowsPerBatch} from batch`);
      if (rows.length === 0) break;
      total += rows.length;
      onRows(rows.length);
      yield line(rows.map(({ text }) => text));
    }
    await client.query('close batch');
  }
  yield line({ rows: total });
}

async function insertAll(client: PoolClient, file: string): Promise<number> {
  const damaged = () => new BackupRefused(`${file} is no complete backup; choose another one.`);
  let table: string | null = null;
  let head: Head | null = null;
  let inserted = 0;
  let expected: number | null = null;
  for await (const line of linesIn(file, damaged)) {
    if (head === null) {
      if (!('format' in line)) throw damaged();
      head = line;
      if (JSON.stringify(head.migrations) !== JSON.stringify(await migrationsOf(client))) {
        throw new BackupRefused(`${file} was made by another version of Livery; restore it with that version, then update.`);
      }
    } else if (isBatch(line)) {
      if (table === null) throw damaged();
      const name = nameOf(table);
      await client.query(`insert into ${name} select (text::${name}).* from unnest($1::text[]) as text`, [line]);
      inserted += line.length;
    } else if ('table' in line) table = line.table;
    else if ('rows' in line) expected = line.rows;
  }
  if (expected !== inserted) throw damaged();
  return inserted;
}

const isBatch = (line: Line): line is readonly string[] => Array.isArray(line);

async function* linesIn(file: string, damaged: () => Error): AsyncGenerator<Line> {
  const content = createReadStream(file).on('error', (error) => text.destroy(error));
  const text = content.pipe(createGunzip());
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(line) as Line;
  } catch (error) {
    throw isOfFile(error) ? damaged() : error;
  } finally {
    content.destroy();
  }
}

/** Whether the file cannot be unpacked or parsed, as one that was cut off. */
const isOfFile = (error: unknown) =>
  error instanceof SyntaxError ||
  (error instanceof Error && /^Z_|^ERR_STREAM/.test(String((error as { code?: unknown }).code)));

/** Tables in an order in which no row refers to a later table. */
async function tablesOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; refersTo: string[] }>(`
    select t.relname as name,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and f.oid <> t.oid) as "refersTo"
    from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' order by t.relname`);
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const other of rows.find((row) => row.name === name)?.refersTo ?? []) add(other);
    ordered.push(name);
  };
  for (const { name } of rows) add(name);
  return ordered;
}

async function migrationsOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ hash }) => hash);
}

async function assertEmpty(client: PoolClient, table: string) {
  const { rowCount } = await client.query(`select from ${nameOf(table)} limit 1`);
  if (rowCount !== 0) throw new BackupRefused('The database is in use already; restore into an empty one.');
}

/** The text of a value depends on these settings. */
async function fixTextFormat(client: PoolClient) {
  await client.query(`set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres'`);
}

const nameOf = (table: string) => `public.${escapeIdentifier(table)}`;
