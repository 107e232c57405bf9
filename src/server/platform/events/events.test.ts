import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { sweep } from '../../edge/jobs/sweep.ts';
import { securityEvent } from '../db/tables/accounts.ts';
import type { eventKinds } from './eventKinds.ts';
import { createFaults } from './faults.ts';

const operatorToken = 'o'.repeat(40);
const address = '203.0.113.77';
const now = () => noon;
const geetest = { captchaId: 'c'.repeat(32), key: 'k', url: 'http://127.0.0.1:9/validate' };

let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), settings: { operatorToken }, now });
});
afterAll(() => site.close());

const rowsOf = (kind: keyof typeof eventKinds) => site.db.select().from(securityEvent).where(eq(securityEvent.kind, kind));
const linesOf = (kind: string) =>
  site.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg, event }) => msg === 'security event' && event === kind);
const metrics = async () => (await site.get('alpha.test', '/metrics', { authorization: `Bearer ${operatorToken}` })).body;
const counted = async (line: string) =>
  Number(
    (await metrics())
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.split(' ')
      .at(-1) ?? 0,
  );

describe('a security event', () => {
  it('is a row and a line with its request and session, and names no one', async () => {
    const person = visitor(site, now);
    const { value } = await person.login('demomember', 'Demo-2026');
    await person.send('logout', undefined, { token: value.token, from: address });
    const [row] = await rowsOf('session.ended');
    const [line] = linesOf('session.ended');
    expect(row).toMatchObject({ merchant: 'alpha', outcome: 'done', request: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(row?.session).toHaveLength(12);
    expect(line).toMatchObject({
      level: 'info',
      id: row?.id,
      request: row?.request,
      session: row?.session,
      network: row?.addressMark,
    });
    expect(JSON.stringify(line)).not.toContain(row?.accountId);
    expect(site.lines.join('\n')).not.toContain(address);
    expect(await counted('livery_security_events_total{kind="session.ended",merchant="alpha"}')).toBe(1);
  });

  it('leaves the process also where its row cannot be written', async () => {
    const away = { insert: () => ({ values: () => Promise.reject(new Error('The database is away.')) }) };
    const note = site.members.audit.note({ merchant: 'alpha', kind: 'password.refused' }, away as never);
    await expect(note).rejects.toThrow('away');
    expect(linesOf('password.refused')).toHaveLength(1);
  });

  it('is never changed, and deleted after more than a year only', async () => {
    const { db } = site;
    const row = { merchant: 'alpha', kind: 'login.done', details: {} };
    await db.insert(securityEvent).values([
      { ...row, id: 'young', at: new Date(Date.now() - 364 * 86_400_000) },
      { ...row, id: 'old', at: new Date(Date.now() - 400 * 86_400_000) },
    ]);
    for (const statement of [
      sql`update security_event set kind = 'x'`,
      sql`truncate security_event`,
      sql`delete from security_event where id = 'young'`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
    }
    await sweep(db, new Date(Date.now() + 365 * 86_400_000));
    const left = await db.select({ id: securityEvent.id }).from(securityEvent).where(eq(securityEvent.kind, 'login.done'));
    expect(left.map(({ id }) => id)).toContain('young');
    expect(left.map(({ id }) => id)).not.toContain('old');
  });
});

describe('a refusal', () => {
  it.each([
    ['operator.refused', 'AUTH_REQUIRED', () => site.get('alpha.test', '/docs', { authorization: 'Bearer guess' })],
    [
      'vendor.refused',
      'SIGNATURE',
      () =>
        site.server.inject({ method: 'POST', url: '/seamless/v1/alpha/balance', headers: { host: 'alpha.test' }, payload: {} }),
    ],
  ] as const)('is counted every time and noted once a minute: %s', async (kind, code, call) => {
    for (let time = 0; time < 3; time += 1) await call();
    await site.background.idle();
    const rows = await rowsOf(kind);
    expect(rows.map(({ outcome, details }) => [outcome, details['code']])).toEqual([['refused', code]]);
    expect(linesOf(kind)[0]).toMatchObject({ level: 'warn' });
    expect((await metrics()).match(new RegExp(`livery_refusals_total\\{code="${code}",merchant="[a-z]*"\\} 3`))).not.toBeNull();
  });

  it('is noted for a sealed request that is sent twice', async () => {
    const person = visitor(site, now);
    const sealed = await person.seal('login', { type: 'username', username: 'demomember', password: 'Demo-2026' });
    await person.send('login', { payload: sealed });
    await person.send('login', { payload: sealed });
    await site.background.idle();
    expect((await rowsOf('envelope.replayed')).map(({ merchant }) => merchant)).toEqual(['alpha']);
  });
});

describe('a fault that no caller sees', () => {
  it('is logged once a minute and counted every time', () => {
    const faults = createFaults();
    const found: [string, boolean][] = [];
    faults.onFault(({ kind, isLogged }) => found.push([kind, isLogged]));
    for (const kind of ['gateway', 'gateway', 'vendor'] as const) faults.report(kind, new Error('x'));
    expect(found).toEqual([
      ['gateway', true],
      ['gateway', false],
      ['vendor', true],
    ]);
  });

  it('shows in log and metrics: a challenge provider that cannot be reached', async () => {
    const other = await openTestServer({
      brands: authBrands(),
      settings: { operatorToken, verification: { ...site.settings.verification, geetest } },
      now,
    });
    const tenant = other.tenants.byMerchant('alpha');
    if (tenant === null) throw new Error('The brand is missing.');
    const result = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
    expect(await other.verification.challenge.passed(tenant, result)).toBe(false);
    const line = other.lines.find((one) => one.includes('The challenge provider cannot be reached.'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 'error',
      fault: 'challenge',
      err: { type: expect.stringContaining('Error') },
    });
    const { body } = await other.get('alpha.test', '/metrics', { authorization: `Bearer ${operatorToken}` });
    expect(body).toContain('livery_faults_total{kind="challenge"} 1');
    await other.close();
  });
});
