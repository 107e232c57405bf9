import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../../scripts/ledger-check.ts';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { openTestServer } from '../../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/server/databases.ts';

/** The command is another process: the embedded database has one at a time. */
let database: TestDatabase;
let site: Site;
beforeAll(async () => {
  database = await testDatabase();
  site = await openTestServer({ brands: authBrands(), database });
});
afterAll(() => site.close());

async function command(...args: readonly string[]) {
  const written = { stdout: '', stderr: '' };
  const into = (stream: keyof typeof written) => (text: string) => {
    written[stream] += `${text}\n`;
  };
  const code = await main(args, {
    print: into('stdout'),
    complain: into('stderr'),
    locale: 'en',
    isInteractive: false,
    env: {},
  });
  return { code, ...written };
}

it('says by its exit code whether the ledger holds, and what is broken first', async () => {
  const holds = await command('--database', database.url, '--json');
  expect([holds.code, JSON.parse(holds.stdout)]).toMatchObject([0, { holds: true, checked: { bets: 0 }, broken: null }]);
  await site.db.transaction(async (work) => {
    await work.execute(sql`set local session_replication_role = replica`);
    await work.execute(sql`update ledger_wallet set balance = balance + 7`);
  });
  const broken = await command('--database', database.url);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toContain('alpha: wallet 1000000010/main');
  await site.db.execute(sql`update ledger_wallet set balance = balance - 7`);
  expect((await command('--nothing')).code).toBe(2);
  expect((await command('--data', '/nowhere/at/all')).code).toBe(4);
  expect((await command('--database', 'postgres://nobody@127.0.0.1:1/none')).code).toBe(4);
});
