import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../../../scripts/db.ts';
import { authBrands, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { emptyDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import { sweep } from '../../edge/jobs/sweep.ts';
import { assertServingRole, startErrorText } from '../../edge/server/startChecks.ts';
import { openDatabase, readDatabase } from './index.ts';
import { securityEvent } from './tables/accounts.ts';

const role = `serving_${randomUUID().slice(0, 8)}`;
const as = (url: string) => url.replace('postgres@', `${role}:pass%27word@`);

async function run(command: string[], owner: string, serving: string) {
  const lines: string[] = [];
  const say = (text: string) => lines.push(text);
  const env = { MIGRATE_URL: owner, DATABASE_URL: serving };
  return {
    code: await main(command, { print: say, complain: say, locale: 'en', isInteractive: false, env }),
    text: lines.join('\n'),
  };
}

describe('the serving role', () => {
  let site: Awaited<ReturnType<typeof openTestServer>>;
  let owner: string;
  beforeAll(async () => {
    owner = (await emptyDatabase()).url;
    expect(await run(['roles'], owner, as(owner))).toMatchObject({ code: 0 });
    expect(await run(['roles'], owner, as(owner))).toMatchObject({ code: 0 });
    site = await openTestServer({ brands: authBrands(), database: { kind: 'postgres', url: as(owner) } });
  });
  afterAll(() => site.close());

  it('serves: seeds a brand, signs in, notes events, sweeps', async () => {
    const person = visitor(site, () => noon);
    const { token } = (await person.login('demomember', 'Demo-2026')).value;
    expect((await person.send('memberInfo', undefined, { token })).code).toBe('OK');
    expect((await person.send('logout', undefined, { token })).code).toBe('OK');
    expect(await site.db.$count(securityEvent)).toBeGreaterThan(1);
    expect(await sweep(site.db, noon)).toBe(true);
  });

  it.each([
    `update ledger_entry set amount = 0`,
    `delete from ledger_act`,
    `update security_event set kind = 'x'`,
    `delete from security_event`,
    `delete from play_break`,
    `update play_break set ends_at = now()`,
    `update adjustment set amount = 1`,
    `truncate security_event`,
    `drop trigger ledger_act_kept on ledger_act`,
    `alter table ledger_act disable trigger all`,
    `create table planted (id int)`,
    `set session_replication_role = replica`,
  ])('may not: %s', async (statement) => {
    await expect(site.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('starts in production, where the owner is refused and development warns', async () => {
    const database = { kind: 'postgres', url: owner } as const;
    expect(await assertServingRole(site.db, { production: true, database })).toBeNull();
    const { db, close } = await readDatabase(database);
    await expect(assertServingRole(db, { production: true, database })).rejects.toThrow('npm run db -- roles');
    expect(await assertServingRole(db, { production: false, database })).toContain('superuser, owner, create, change');
    await close();
  });
});

it('migrates as the owner at start if one is named; without one the start says what to run', async () => {
  const { url } = await emptyDatabase();
  const made = await testDatabase();
  await run(['roles'], made.url, as(made.url));
  const refused = await openDatabase({ kind: 'postgres', url: as(url) }).catch((error: unknown) => startErrorText(error));
  expect(refused).toContain('npm run db -- migrate');
  const { db, close } = await openDatabase({ kind: 'postgres', url: as(url), migrateUrl: url });
  expect((await db.execute(sql`select from brand_version`)).rows).toEqual([]);
  await close();
});

it('prints its grants, and asks for two roles', async () => {
  const { url } = await emptyDatabase();
  const printed = await run(['roles', '--print'], url, as(url));
  expect(printed).toMatchObject({
    code: 0,
    text: expect.stringContaining('revoke update on ledger_act, ledger_entry, security_event'),
  });
  expect(printed.text).not.toContain('word');
  expect(await run(['roles'], url, url)).toMatchObject({ code: 2, text: expect.stringContaining('the same role') });
  expect(await run(['turn'], url, as(url))).toMatchObject({ code: 2 });
});
