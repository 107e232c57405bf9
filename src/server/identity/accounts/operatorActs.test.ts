import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../../scripts/accounts.ts';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer, testKey } from '../../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import type { Demanded } from '../../../../tests/server/verification-kit.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';

let site: Site;
let database: TestDatabase;
const person = () => visitor(site, () => noon);

beforeAll(async () => {
  database = await testDatabase();
  site = await openTestServer({ brands: authBrands(), database });
});
afterAll(() => site.close());

async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const write = (text: string) => void lines.push(text);
  const env = { DATA_KEY: testKey, DATABASE_URL: database.url };
  return {
    code: await main(args, { print: write, complain: write, locale: 'en', isInteractive: false, env }),
    text: lines.join('\n'),
  };
}
const signIn = async (host = 'alpha.test') => (await person().login('demoagent', demoPassword, { host })).value.token;
const statusOf = async (token: string, host = 'alpha.test') =>
  (await person().send('memberInfo', undefined, { token, host })).status;
const noted = (kind: string) =>
  site.db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.merchant, 'alpha'), eq(securityEvent.kind, kind)));

it('ends every session of an account of one brand, and notes it', async () => {
  const [one, two, elsewhere] = [await signIn(), await signIn(), await signIn('beta.test')];
  const { code, text } = await run('end-sessions', 'DemoAgent', '--merchant', 'alpha');
  expect([code, text]).toEqual([0, 'DemoAgent: end-sessions done, 2 sessions ended.']);
  expect([await statusOf(one), await statusOf(two), await statusOf(elsewhere, 'beta.test')]).toEqual([401, 401, 200]);
  expect(await noted('session.endedByOperator')).toMatchObject([{ details: { sessions: 2 } }]);
  expect(await statusOf(await signIn())).toBe(200);
});

it('closes an account with its sessions and opens it again', async () => {
  const token = await signIn();
  expect((await run('close', 'demoagent', '--merchant', 'alpha')).code).toBe(0);
  expect([await statusOf(token), (await person().login('demoagent', demoPassword)).status]).toEqual([401, 403]);
  expect((await run('reopen', 'demoagent', '--merchant', 'alpha')).code).toBe(0);
  expect(await statusOf(await signIn())).toBe(200);
  expect([(await noted('account.closed')).length, (await noted('account.reopened')).length]).toEqual([1, 1]);
});

it('removes a lost authenticator with its recovery codes and sessions, so that a new one can be bound', async () => {
  const { accounts, authenticators, recoveryCodes } = site.verification;
  const found = await accounts.byUsername('alpha', 'demomember');
  const tenant = site.tenants.byMerchant('alpha');
  if (found === null || tenant === null) throw new Error('The demo account is not there.');
  expect(await run('reset-authenticator', 'demomember', '--merchant', 'alpha')).toEqual({
    code: 1,
    text: 'demomember has no authenticator. Nothing was changed.',
  });
  const bind = async () => {
    const { ticket, secret } = await authenticators.offer(tenant, found);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: noon.getTime() });
    return authenticators.confirm(tenant, { account: found, tokenHash: '' }, { ticket, code });
  };
  const demanded = async () => {
    const { value } = await person().login('demomember', demoPassword);
    return 'verify' in value ? (value as Demanded).verify.methods.map(({ method }) => method) : [];
  };
  const { token } = (await person().login('demomember', demoPassword)).value;
  await bind();
  expect(await demanded()).toEqual(['google', 'recovery']);
  const done = await run('reset-authenticator', 'demomember', '--merchant', 'alpha');
  expect(done).toMatchObject({ code: 0, text: expect.stringContaining('reset-authenticator done') });
  expect([await statusOf(token), await authenticators.isBound(found), await recoveryCodes.remain(found)]).toEqual([
    401,
    false,
    false,
  ]);
  expect(await noted('authenticator.reset')).toMatchObject([{ accountId: found.id, outcome: 'done' }]);
  expect(await demanded()).not.toContain('google');
  expect((await bind()).recoveryCodes).toHaveLength(10);
});

it('does nothing for an unknown account, and explains itself', async () => {
  expect((await run('close', 'absent', '--merchant', 'alpha')).code).toBe(1);
  expect((await run('close', 'demoagent')).code).toBe(2);
  expect((await run('toString', 'demoagent', '--merchant', 'alpha')).code).toBe(2);
  expect((await run('--help')).text).toContain('end-sessions');
});
