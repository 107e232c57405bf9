import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../../scripts/operate.ts';
import { newRequest } from '../../../../tests/payments/deposit-kit.ts';
import { accountNamed, authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { openTestServer } from '../../../../tests/server/core-kit.ts';
import type { ActResult, OperatorToken } from '../../../wire/operate.ts';
import { feedback } from '../../platform/db/tables/content.ts';

const operatorToken = 'r'.repeat(40);
let site: Site;
let server: string;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), settings: { operatorToken } });
  server = await site.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const directory = mkdtempSync(join(tmpdir(), 'livery-operate-'));

async function run(by: string, ...args: readonly string[]) {
  const lines: string[] = [];
  const write = (text: string) => void lines.push(text);
  const env = { OPERATOR_TOKEN: operatorToken, OPERATE_TOKEN_FILE: join(directory, by), OPERATE_SERVER: server };
  const code = await main([...args, '--json'], { print: write, complain: write, locale: 'en', isInteractive: false, env });
  return { code, value: (JSON.parse(lines[0] ?? '{}') as { readonly value: unknown }).value };
}

it('adds operators, and two of them move money on a running server', async () => {
  for (const name of ['an', 'binh']) {
    const { value } = await run('', 'operators', 'add', name);
    writeFileSync(join(directory, name), (value as OperatorToken).token);
  }
  const of = ['--merchant', 'alpha'];
  const { code, value: asked } = await run(
    'an',
    'adjust',
    'credit',
    'demomember',
    '20000000',
    '--reason',
    'prize paid late',
    ...of,
  );
  expect([code, asked]).toEqual([0, expect.objectContaining({ state: 'pending' })]);
  const id = (asked as ActResult).approval ?? '';
  expect((await run('an', 'approvals', 'approve', id, ...of)).code).toBe(1);
  expect((await run('binh', 'approvals', 'approve', id, ...of)).value).toMatchObject({ state: 'done' });
  const { value } = await run('an', 'members', 'show', 'demomember', ...of);
  expect(value).toMatchObject({ wallets: [{ wallet: 'main', balance: '25000000.0000' }] });
  expect((await run('an', 'members', 'close', 'absent', '--reason', 'asked by mail', ...of)).code).toBe(1);
});

it('[OPS-10] works on the queue of the desk from the same services', async () => {
  const of = ['--merchant', 'alpha'];
  const row = {
    merchant: 'alpha',
    reference: 'F000001',
    kind: 'other',
    content: 'A message',
    language: 'vi',
    createdAt: new Date(),
  };
  await site.db.insert(feedback).values({ ...row, accountId: (await accountNamed(site, 'demomember')).id });
  const { code, value } = await run('an', 'queue', 'list', '--kind', 'feedback', ...of);
  expect([code, value]).toMatchObject([0, { items: [{ id: 'F000001', username: 'demomember' }] }]);
  expect((await run('an', 'queue', 'claim', 'feedback', 'F000001', ...of)).code).toBe(0);
  const answer = ['queue', 'act', 'feedback', 'F000001', '--act', 'answer', '--reason', 'It has arrived.', ...of];
  expect((await run('binh', ...answer)).code).toBe(1);
  expect((await run('an', ...answer)).value).toEqual({ state: 'done', item: null });
  expect((await run('an', 'queue', 'show', 'feedback', 'F000001', ...of)).code).toBe(1);
  const own = await run('', 'operators', 'own', 'an', 'alpha', 'demomember');
  expect(own).toEqual({ code: 0, value: [{ merchant: 'alpha', username: 'demomember' }] });
  const credit = ['adjust', 'credit', 'demomember', '10', '--reason', 'for myself', ...of];
  expect((await run('an', ...credit)).code).toBe(1);
  expect((await run('', 'operators', 'disown', 'an', 'alpha', 'demomember')).value).toEqual([]);
  expect((await run('an', ...credit)).code).toBe(0);
});

it('[OPS-10] decides about what the queue has and what has left it, and prints the records that it always printed', async () => {
  const of = ['--merchant', 'alpha'];
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('The brand is not there.');
  const player = await accountNamed(site, 'demoagent');
  const { id } = await site.deposits.create(tenant, player, newRequest({ amount: '200000' }), 'vi');
  const why = ['--reason', 'seen at the bank', ...of];
  await run('binh', 'queue', 'claim', 'deposit', id, ...of);
  expect((await run('an', 'deposits', 'fail', id, ...why)).code).toBe(1);
  await run('binh', 'queue', 'release', 'deposit', id, ...of);
  expect(await run('an', 'deposits', 'fail', id, ...why)).toMatchObject({ code: 0, value: { id, state: 'failed' } });
  const done = { state: 'done', approval: null, expiresAt: null, balance: null };
  expect(await run('an', 'deposits', 'credit', id, ...why)).toEqual({ code: 0, value: done });
  const { value: listed } = await run('an', 'deposits', 'list', '--state', 'credited', ...of);
  expect(listed).toMatchObject([{ id, received: '200000.0000' }]);
  expect((await run('an', 'approvals', 'list', '--all', ...of)).value).toMatchObject([{ kind: 'adjust', state: 'done' }]);
  const closed = await run('an', 'members', 'close', 'demoagent', '--reason', 'asked by mail', ...of);
  expect(closed).toMatchObject({
    code: 0,
    value: { username: 'demoagent', state: 'disabled', accountId: player.id, sessions: 0 },
  });
});
