import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, gt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { emptyDatabase } from '../../../../tests/server/databases.ts';
import { assertCanStart, startErrorText } from '../../edge/server/startChecks.ts';
import { readSettings } from '../../edge/settings/index.ts';
import { createVersionStore } from '../../tenants/registry/versionStore.ts';
import { takeDirectory } from './directoryLock.ts';
import { type DatabaseSettings, openDatabase } from './index.ts';
import { teamChange } from './tables/agents.ts';
import { announcement, game, mission } from './tables/content.ts';
import { referral } from './tables/referral.ts';
import { brandVersion } from './tables/registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-database-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kinds: [string, () => Promise<DatabaseSettings>][] = [
  ['the embedded database', async () => ({ kind: 'embedded', directory: null })],
  ['PostgreSQL', emptyDatabase],
];

describe.each(kinds)('%s', (_name, settings) => {
  let site: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    site = await openTestServer({ brands: createBrandsFolder('alpha'), database: await settings() });
  });
  afterAll(() => site.close());

  it('takes the same migrations and serves the same bytes [SERVE-02]', async () => {
    const { statusCode, body } = await site.get('alpha.test', '/index');
    expect([statusCode, body.includes('ALPHA')]).toEqual([200, true]);
    expect((await site.get('alpha.test', '/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('rolls back what fails and goes on', async () => {
    const { db } = site;
    const kept = () => db.select().from(brandVersion).where(eq(brandVersion.merchant, 'other'));
    const made = { kind: 'disk', author: 'brands/', note: '', createdAt: noon } as const;
    const row = { merchant: 'other', version: 1, digest: 'x', manifest: { a: 1 }, files: {}, ...made };
    const failing = db.transaction(async (work) => {
      await work.insert(brandVersion).values(row);
      await work.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await kept()).toEqual([]);
    await db.insert(brandVersion).values(row);
    await expect(db.insert(brandVersion).values(row)).rejects.toMatchObject({ cause: { code: '23505' } });
    expect((await kept())[0]?.manifest).toEqual({ a: 1 });
  });
});

describe('a database of an earlier version', () => {
  /** A database with the migrations before one. */
  async function databaseBefore(name: string) {
    const { url } = await emptyDatabase();
    const earlier = join(folder, `before-${name}`);
    cpSync(new URL('./migrations', import.meta.url), earlier, { recursive: true });
    const journal = join(earlier, 'meta/_journal.json');
    const { entries, ...head } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
    const last = entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
    writeFileSync(journal, JSON.stringify({ ...head, entries: entries.slice(0, last) }));
    const pool = new Pool({ connectionString: url });
    await migrate(drizzle(pool), { migrationsFolder: earlier });
    return { url, pool };
  }

  it('keeps the names and texts of its rows, each under its language', async () => {
    const { url, pool } = await databaseBefore('local_texts');
    await pool.query(`insert into game values ('alpha', 'g', 'RNG', 'V', 'Cá', 'Fish', 'ca fish', true, true, 0, 1, 1)`);
    await pool.query(
      `insert into announcement (merchant, id, type, title_vi, title_en, body_vi, body_en, published_at)
       values ('alpha', 'a', 'x', 'Tin', 'News', 'Thân', 'Body', now())`,
    );
    await pool.query(`insert into mission values ('alpha', 'm', 'p', 'Việc', 'Task', 1, 2, 0)`);
    await pool.end();

    const { db, close } = await openDatabase({ kind: 'postgres', url });
    expect(await db.select({ names: game.names }).from(game)).toEqual([{ names: { vi: 'Cá', en: 'Fish' } }]);
    expect(await db.select({ title: announcement.title, body: announcement.body }).from(announcement)).toEqual([
      { title: { vi: 'Tin', en: 'News' }, body: { vi: 'Thân', en: 'Body' } },
    ]);
    expect(await db.select({ title: mission.title }).from(mission)).toEqual([{ title: { vi: 'Việc', en: 'Task' } }]);
    await close();
  });

  it('knows who was invited, and pays nothing for deposits of before', async () => {
    const { url, pool } = await databaseBefore('referral');
    const at = noon.toISOString();
    const insert = `insert into account (merchant, id, username, folded_username, nickname, password_changed_at, type, avatar, upline_id,
      affiliate_code, registration, created_at) values ('alpha', $1, $1, $1, $1, $2, $3, '', $4, $5, $6, $2)`;
    const link = { url: 'https://alpha.test/register?referralCode=X' };
    const accounts = [
      ['agent', 1, null, null, {}],
      ['member', 0, null, null, {}],
      ['byLink', 0, 'agent', null, link],
      ['byCode', 0, 'member', 'CODE', {}],
      ['downline', 0, 'agent', 'CODE', {}],
      ['seeded', 0, 'agent', null, {}],
    ] as const;
    for (const [id, type, upline, code, registration] of accounts) {
      await pool.query(insert, [id, at, type, upline, code, registration]);
    }
    await pool.query(
      `insert into deposit_order (merchant, id, account, request, method, kind, provider, state, book, amount, fee, created_at, expires_at, ended_at)
       values ('alpha', 'd', 'byCode', 'r', 'm', 'qr', 'p', 'credited', 'play:VND', 1000, 10, $1, $1, $1)`,
      [at],
    );
    await pool.end();

    const { db, close } = await openDatabase({ kind: 'postgres', url });
    const { account, inviter, excluded, deposit, transaction } = referral;
    expect(await db.select({ account, inviter, excluded, deposit, transaction }).from(referral).orderBy(account)).toEqual([
      { account: 'byCode', inviter: 'member', excluded: 'earlier', deposit: 990n, transaction: null },
      { account: 'byLink', inviter: 'agent', excluded: null, deposit: null, transaction: null },
    ]);
    await close();
  });

  it('counts the account records of before for the lists of teams, as many as there are of each type', async () => {
    const { url, pool } = await databaseBefore('team_records');
    const insert = `insert into account_record
      (merchant, holder, book, number, act, kind, type, subject, amount, balance, at, state, ins, outs, received, paid)
      values ('alpha', 'one', 'play:VND', $1, 'act', $2, $2, '', 1, 0, $3, 'done', 1, 0, 0, 0)`;
    const rows = [
      ['deposit', '2026-11-20T16:50:00Z'],
      ['deposit', '2026-11-20T16:59:59Z'],
      ['pass', '2026-11-20T16:59:59Z'],
      // A day later in the time zone of the brand.
      ['deposit', '2026-11-20T17:00:00Z'],
    ] as const;
    for (const [number, [type, at]] of rows.entries()) await pool.query(insert, [number, type, at]);
    await pool.end();

    const { db, close } = await openDatabase({ kind: 'postgres', url });
    const { account: holder, reach, type, records, at } = teamChange;
    const counted = await db
      .select({ holder, reach, type, records, at })
      .from(teamChange)
      .where(gt(records, 0))
      .orderBy(at, type);
    expect(counted.map(({ at: moment, ...row }) => [moment?.toISOString().slice(11, 16), ...Object.values(row)])).toEqual([
      ['16:50', 'one', 'all', 'deposit', 2],
      ['16:59', 'one', 'all', 'pass', 1],
      ['17:00', 'one', 'all', 'deposit', 1],
    ]);
    await close();
  });
});

describe('several processes on one PostgreSQL', () => {
  it('migrate one after the other and agree on one version of a brand', async () => {
    const { url } = await emptyDatabase();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ kind: 'postgres', url })));
    const content = { merchant: 'alpha', digest: 'same', manifest: {}, files: {} };
    const facts = { name: 'Alpha', profile: 'play', hosts: ['alpha.test'], digest: 'same', warnings: 0, colours: [] } as const;
    const order = { ...content, facts, kind: 'disk', author: 'brands/', note: '', mayTakeFrom: () => false } as const;
    const stores = opened.map(({ db }) => createVersionStore(db, () => noon));
    const released = await Promise.all(stores.map((store) => store.release(order)));
    expect(released).toMatchObject(released.map(() => ({ result: 'released', version: 1 })));
    expect(released.filter((each) => 'isNew' in each && each.isNew)).toHaveLength(1);
    expect((await stores[0]?.head('alpha'))?.version).toBe(1);
    await Promise.all(opened.map(({ close }) => close()));
  });
});

describe('the embedded directory', () => {
  it('has one opener: a second process stops with a sentence that says what to do [SERVE-03]', async () => {
    const directory = join(folder, 'shared');
    const first = takeDirectory(directory);
    const second = await startProcess({ DATA_DIR: directory, PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`The data directory ${directory} is in use by process ${process.pid}. Stop that process`);
    expect(second.output.trim().split('\n')).toHaveLength(1);
    first.release();
  });

  it('keeps its rows on disk between two openings, written through', async () => {
    const directory = join(folder, 'reopened');
    const first = await openDatabase({ kind: 'embedded', directory });
    await first.db.execute(sql`create table kept as select 7 as number`);
    await first.close();
    const second = await openDatabase({ kind: 'embedded', directory });
    expect((await second.db.execute(sql`select number from kept`)).rows).toEqual([{ number: 7 }]);
    expect((await second.db.execute(sql`show fsync`)).rows).toEqual([{ fsync: 'on' }]);
    await second.close();
  });
});

const key = Buffer.alloc(32, 4).toString('base64');

describe('a start that cannot succeed says what to do, in one sentence', () => {
  it.each([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://localhost:9/none' },
      /^The database localhost:9\/none cannot be reached .*DATABASE_URL/,
    ],
    ['a wrong database address', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not a PostgreSQL address/],
    ['a wrong port', { PORT: 'http' }, /^PORT is "http"; set it to a number/],
    [
      'a database on another machine without TLS',
      { NODE_ENV: 'production', DATA_KEY: key, DATABASE_URL: 'postgres://u@db.example/livery?sslmode=require' },
      /^DATABASE_URL names another machine without TLS; add \?sslmode=verify-full/,
    ],
    [
      'an owner on another machine without TLS',
      {
        NODE_ENV: 'production',
        DATA_KEY: key,
        DATABASE_URL: 'postgres://u@db.example/livery?sslmode=verify-full',
        MIGRATE_URL: 'postgres://o@db.example/livery',
      },
      /^MIGRATE_URL names another machine without TLS/,
    ],
    [
      'keys of the identity provider in the clear',
      { FIREBASE_KEYS_URL: 'http://keys.example' },
      /^FIREBASE_KEYS_URL is no https/,
    ],
    ['no data key in production', { NODE_ENV: 'production' }, /^DATA_KEY is missing; production needs it/],
    ['a data key that is none', { DATA_KEY: 'short' }, /^DATA_KEY is not a 32-byte key/],
    [
      'a second data key without an id',
      { DATA_KEY: `${key},b:${key},${key}` },
      /^DATA_KEY lists several keys, so each but one needs an id/,
    ],
    ['an id of two data keys', { DATA_KEY: `a:${key},a:${key}` }, /^DATA_KEY uses an id twice/],
    ['a secret in a file that is not there', { DATA_KEY_FILE: '/none' }, /^DATA_KEY_FILE is "\/none", which cannot be read/],
    [
      'a fast pace in production',
      { NODE_ENV: 'production', GAME_PACE: 'fast', DATA_KEY: key },
      /^GAME_PACE is "fast"; set it to normal/,
    ],
    ['an unwritable directory', { DATA_DIR: '/dev/null/none' }, /^The data directory \/dev\/null\/none cannot be written/],
  ])('%s', async (_name, env, sentence) => {
    expect(await startWith(env)).toMatch(sentence);
  });

  it('a port in use', async () => {
    const { createServer } = await import('node:net');
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await startWith({ PORT: String(port) })).toMatch(new RegExp(`^Port ${port} is in use; stop the other program`));
    other.close();
  });
});

/** The startup error for an environment, before anything is built or opened; null if there is none. */
const startWith = async (env: Readonly<Record<string, string>>) => {
  const settings = async () => readSettings({ PORT: '0', DATA_DIR: join(folder, 'unused'), ...env });
  return settings()
    .then(assertCanStart)
    .then(() => null, startErrorText);
};

async function startProcess(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../../scripts/start.ts')], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
