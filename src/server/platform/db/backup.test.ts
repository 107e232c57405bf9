import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../../scripts/backup.ts';
import { authBrands, demoPassword, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { emptyDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import { issue, openBooks, transfer, walletOf } from '../../../../tests/server/ledger-kit.ts';
import { type DatabaseSettings, type Db, openDatabase, readDatabase } from './index.ts';

const now = () => noon;
const folder = mkdtempSync(join(tmpdir(), 'livery-backup-'));
const file = join(folder, 'livery.backup');
const database = { kind: 'postgres', url: '' } as { kind: 'postgres'; url: string };
let original: Record<string, string>;

beforeAll(async () => {
  database.url = (await testDatabase()).url;
  const site = await openTestServer({ brands: authBrands(), database, now });
  const books = await openBooks(database);
  const main = walletOf('77');
  await issue(books, main, '1000');
  // More transactions than a batch has rows.
  for (let index = 0; index < 60; index += 1) await transfer(books, main, walletOf('77', 'vendor:PG'), '1', `t-${index}`);
  original = await contentOf(site.db);
  await books.close();
  await site.close();
  expect((await run('backup', file, '--database', database.url)).code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  return {
    code: await main(args, { print, complain: print, locale: 'en', isInteractive: false, env: {} }),
    said: lines.join('\n'),
  };
}

/** Number and digest of the rows of every table. */
async function contentOf(db: Db) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const text = sql`string_agg(whole::text, ';' order by whole::text)`;
    const [digest] = (
      await db.execute<{ all: string }>(sql`select count(*) || ' ' || md5(${text}) as all from ${table} as whole`)
    ).rows;
    found[name] = digest?.all ?? '0';
  }
  return found;
}

it.each<[string, () => Promise<DatabaseSettings>]>([
  ['PostgreSQL', emptyDatabase],
  ['the embedded database', async () => ({ kind: 'embedded', directory: join(folder, 'restored') })],
])('restores every row of PostgreSQL into %s, which then serves', async (_name, create) => {
  const settings = await create();
  const target = settings.kind === 'postgres' ? ['--database', settings.url] : ['--data', settings.directory ?? ''];
  const restored = await run('restore', file, ...target);
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('The ledger holds.')]);
  const { db, close } = await readDatabase(settings);
  expect(await contentOf(db)).toEqual(original);
  await close();
  const site = await openTestServer({ brands: authBrands(), database: settings, now });
  expect((await visitor(site, now).login('demomember', demoPassword)).code).toBe('OK');
  await site.close();

  const again = await run('restore', file, ...target);
  expect([again.code, again.said]).toEqual([4, 'The database is in use already; restore into an empty one.']);
});

it('backs up the embedded database, unless a process has it open', async () => {
  const directory = join(folder, 'embedded');
  const settings = { kind: 'embedded', directory } as const;
  const open = await openDatabase(settings);
  const copy = join(folder, 'embedded.backup');
  expect((await run('backup', copy, '--data', directory)).code).toBe(4);
  await open.close();
  expect((await run('backup', copy, '--data', directory)).code).toBe(0);
  expect((await run('backup', copy, '--data', directory)).said).toBe(`${copy} exists; name another file.`);
});

it('keeps the file from other users, and restores nothing of one that was cut off or is of another version', async () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  const whole = readFileSync(file);
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, whole.subarray(0, whole.length - 100));
  const { url } = await emptyDatabase();
  expect((await run('restore', cut, '--database', url)).said).toBe(`${cut} is no complete backup; choose another one.`);
  writeFileSync(cut, 'no backup');
  expect((await run('restore', cut, '--database', url)).code).toBe(4);

  const { db, close } = await readDatabase({ kind: 'postgres', url });
  expect((await contentOf(db))['ledger_entry']).toMatch(/^0|^$/);
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other' where id = 1`);
  await close();
  expect((await run('restore', file, '--database', url)).code).toBe(4);
  expect((await run('restore')).code).toBe(2);
});
