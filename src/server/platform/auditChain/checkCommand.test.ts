import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../../scripts/audit-check.ts';
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
  const io = { print: into('stdout'), complain: into('stderr'), locale: 'en', isInteractive: false, env: {} };
  const code = await main(args, io);
  return { code, ...written };
}
const check = (...args: readonly string[]) => command('--database', database.url, ...args);

it('audit:check links new rows, says by its exit code whether the chain is whole, and names what is not', async () => {
  const whole = await check();
  expect([whole.code, whole.stdout]).toEqual([0, expect.stringContaining('The audit chain is whole')]);
  expect(JSON.parse((await check('--json')).stdout)).toMatchObject({ isWhole: true, linked: 0, faults: [] });
  const anchor = await site.auditChain.anchor();
  const kept = `${anchor?.seq}:${anchor?.hash}`;
  expect((await check('--anchors')).stdout).toContain(kept);
  expect((await check('--from-anchor', kept)).code).toBe(0);
  expect((await check('--from-anchor', `${anchor?.seq}:${'f'.repeat(64)}`)).code).toBe(1);
  expect((await check('--from-anchor', 'first')).code).toBe(2);
  await site.db.transaction(async (work) => {
    await work.execute(sql`set local session_replication_role = replica`);
    await work.execute(sql`update ledger_entry set amount = amount + 7 where line = 0`);
  });
  const broken = await check('--lang', 'vi');
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(/Chuỗi kiểm toán BỊ HỎNG.*\n[^]*dòng của nó đã bị sửa: giao dịch sổ cái .+ của alpha/);
  expect((await command('--nothing')).code).toBe(2);
  expect((await command('--database', 'postgres://nobody@127.0.0.1:1/none')).code).toBe(4);
});
