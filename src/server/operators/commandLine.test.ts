import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../scripts/operate.ts';
import { authBrands, type Site } from '../../../tests/server/auth-kit.ts';
import { openTestServer } from '../../../tests/server/core-kit.ts';
import type { ActResult, ApprovalRow, MemberDetail, OperatorToken } from '../../wire/operate.ts';

const operatorToken = 'r'.repeat(40);
let site: Site;
let server: string;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), settings: { operatorToken } });
  server = await site.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const directory = mkdtempSync(join(tmpdir(), 'livery-operate-'));

async function run<Value>(by: string, ...args: readonly string[]): Promise<{ code: number; value: Value }> {
  const lines: string[] = [];
  const write = (text: string) => void lines.push(text);
  const env = { OPERATOR_TOKEN: operatorToken, OPERATE_TOKEN_FILE: join(directory, by), OPERATE_SERVER: server };
  const code = await main([...args, '--json'], { print: write, complain: write, locale: 'en', isInteractive: false, env });
  return { code, value: (JSON.parse(lines[0] ?? '{}') as { readonly value: Value }).value };
}

it('adds operators, and two of them move money on a running server', async () => {
  for (const name of ['an', 'binh']) {
    const { value } = await run<OperatorToken>('', 'operators', 'add', name);
    writeFileSync(join(directory, name), value.token);
  }
  const of = ['--merchant', 'alpha'];
  const asked = await run<ActResult>('an', 'adjust', 'credit', 'demomember', '20000000', '--reason', 'prize paid late', ...of);
  expect([asked.code, asked.value.state]).toEqual([0, 'pending']);
  const id = asked.value.approval ?? '';
  expect((await run('an', 'approvals', 'approve', id, ...of)).code).toBe(1);
  expect((await run<ApprovalRow>('binh', 'approvals', 'approve', id, ...of)).value.state).toBe('done');
  const { value } = await run<MemberDetail>('an', 'members', 'show', 'demomember', ...of);
  expect(value.wallets).toEqual([{ wallet: 'main', balance: '25000000.0000' }]);
  expect((await run('an', 'members', 'close', 'absent', '--reason', 'asked by mail', ...of)).code).toBe(1);
});
