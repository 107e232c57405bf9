import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { proxyDatabase } from '../../../../tests/server/databaseProxy.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { issue, openBooks, transfer, walletOf } from '../../../../tests/server/ledger-kit.ts';
import { openPaperVendor } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import { calls } from '../../../wire/calls.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { isConnectionError } from './connectionError.ts';

const rounds = 12;
const workers = 12;
const acknowledgedPerRound = 15;

const now = () => noon;

const uncaught: unknown[] = [];
const collect = (error: unknown) => void uncaught.push(error);
beforeAll(() => void process.on('uncaughtException', collect));
afterAll(() => void process.off('uncaughtException', collect));

describe('a PostgreSQL that ends its connections', () => {
  it('ends no process, loses no acknowledged transaction and leaves the pool whole', async () => {
    const database = await testDatabase();
    const books = await openBooks(database);
    const admin = new Client({ connectionString: database.url, application_name: 'admin' });
    await admin.connect();
    const main = walletOf('1000000001');
    const game = walletOf('1000000001', 'vendor:PG');
    await issue(books, main, '100000');

    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let reached = { count: 0, resolve: () => {} };
    const stop = new AbortController();
    const work = async (worker: number) => {
      for (let index = 0; !stop.signal.aborted; index += 1) {
        const id = `${worker}-${index}`;
        try {
          await transfer(books, main, game, '1', id);
          acknowledged.push(id);
          if (acknowledged.length >= reached.count) reached.resolve();
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const working = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
    for (let round = 0; round < rounds; round += 1) {
      await new Promise<void>((resolve) => (reached = { count: acknowledged.length + acknowledgedPerRound, resolve }));
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'livery'`);
    }
    stop.abort();
    await working;
    await admin.end();

    expect(uncaught).toEqual([]);
    expect(failures.filter((error) => !isConnectionError(error))).toEqual([]);
    const { totalCount, idleCount, waitingCount } = books.db.$client;
    expect([totalCount - idleCount, waitingCount]).toEqual([0, 0]);
    const { rows } = await books.db.execute<{ id: string }>(sql`select id from ledger_request where scope = 'test'`);
    const booked = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !booked.has(id))).toEqual([]);
    expect(await checkLedger(books.db)).toMatchObject({ holds: true, broken: null });
    await books.close();
  });
});

describe('a database that is away', () => {
  let proxy: Awaited<ReturnType<typeof proxyDatabase>>;
  let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
  let site: Site;
  let seat: Awaited<ReturnType<typeof sitDown>>;
  beforeAll(async () => {
    proxy = await proxyDatabase(await testDatabase());
    vendor = await openPaperVendor();
    site = await openTestServer({ brands: authBrands(), database: proxy.database, now, vendors: [vendor.entry] });
    seat = await sitDown(site, now);
  });
  afterAll(async () => {
    await site.close();
    await vendor.close();
  });

  const read = () =>
    site.server.inject({
      method: 'GET',
      url: calls.memberInfo.path,
      headers: { host: 'alpha.test', authorization: `Bearer ${seat.token}` },
    });

  it('answers 503 with the time to wait, and the first call after its return succeeds', async () => {
    expect((await read()).statusCode).toBe(200);
    await proxy.takeAway();
    for (const answer of await Promise.all(Array.from({ length: 12 }, read))) {
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
        503,
        '2',
        expect.objectContaining({ success: false, value: null, code: 'UNAVAILABLE' }),
      ]);
    }
    const bet = { session: seat.session.session, roundId: 'r-away', betId: 'b-away', amount: '10.0000' };
    expect(await seat.wallet('bet', bet)).toMatchObject({ status: 503, code: 'SYSTEM', value: { retry: true } });
    await proxy.bringBack();
    expect((await read()).statusCode).toBe(200);
    expect(await seat.wallet('bet', bet)).toMatchObject({ status: 200, code: 'OK' });
    expect(uncaught).toEqual([]);
  });
});

it.each([
  ['57P01', true],
  ['53100', true],
  ['08006', true],
  ['ECONNRESET', true],
  ['23505', false],
  ['57014', false],
])('counts %s as a database that is away: %s', (code, isAway) => {
  const cause = Object.assign(new Error('refused'), { code });
  expect(isConnectionError(new Error('Failed query', { cause }))).toBe(isAway);
});
