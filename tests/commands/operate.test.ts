import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../scripts/operate.ts';

const token = `op_${'a'.repeat(43)}`;

/** A server that answers every call with `answer`, except for the account of a name. */
let answer: object = {};
const page = { members: [{ account: 'account-1' }], currency: 'VND', symbol: '₫', next: null };
const found = { success: true, message: '', value: page, code: 'OK' };
let asked: { readonly line: string; readonly authorization: string | undefined; readonly body: string }[] = [];
const fake = createServer((request, response) => {
  const { method, url, headers } = request;
  void text(request).then((body) => {
    const isSearch = url?.startsWith('/studio/api/desk/members/alpha?') === true;
    asked.push({ line: `${method} ${url}`, authorization: headers.authorization, body });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(isSearch ? found : answer));
  });
});
let server: string;
beforeAll(async () => {
  await new Promise<void>((done) => {
    fake.listen(0, '127.0.0.1', done);
  });
  server = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
});
afterAll(() => fake.close());
beforeEach(() => {
  asked = [];
  answer = {
    success: true,
    message: '',
    value: { state: 'done', approval: null, expiresAt: null, balance: '5.0000' },
    code: 'OK',
  };
});

async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = { OPERATE_TOKEN: token, OPERATE_SERVER: server },
) {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await main(args, {
    print: (line) => void out.push(line),
    complain: (line) => void error.push(line),
    locale: 'en',
    isInteractive: false,
    env,
  });
  return { code, out: out.join('\n'), error: error.join('\n') };
}
const credit = ['adjust', 'credit', 'bob', '5', '--merchant', 'alpha', '--reason', 'goodwill'];

it('explains every noun, found by its file', async () => {
  const nouns = readdirSync('scripts/operate').flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []));
  expect(nouns).toEqual(expect.arrayContaining(['adjust', 'approvals', 'members', 'operators']));
  const { out } = await run(['--help']);
  for (const noun of nouns) {
    expect(out).toContain(noun);
    const help = await run([noun, '--help']);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining(`npm run operate -- ${noun}`)]);
  }
});

it('sends what was asked for, with the token of the environment or of a file', async () => {
  expect(await run([...credit, '--request', 'request-1'])).toEqual({ code: 0, out: 'Done. Balance: 5.0000', error: '' });
  const file = join(mkdtempSync(join(tmpdir(), 'livery-token-')), 'token');
  writeFileSync(file, `${token}\n`);
  await run(['--server', server, ...credit, '--token-file', file], {});
  expect(asked.map(({ line, authorization }) => [line, authorization])).toEqual([
    ['GET /studio/api/desk/members/alpha?username=bob', `Bearer ${token}`],
    ['POST /studio/api/desk/members/alpha/account-1/adjust', `Bearer ${token}`],
    ['GET /studio/api/desk/members/alpha?username=bob', `Bearer ${token}`],
    ['POST /studio/api/desk/members/alpha/account-1/adjust', `Bearer ${token}`],
  ]);
  const bodies = asked.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body) as Record<string, string>]));
  expect(bodies[0]).toEqual({ direction: 'credit', amount: '5', reason: 'goodwill', requestId: 'request-1' });
  expect(bodies[1]?.['requestId']).toMatch(/^[0-9a-f-]{36}$/);
});

it('prints JSON for programs', async () => {
  expect(JSON.parse((await run([...credit, '--json'])).out)).toMatchObject({ ok: true, value: { state: 'done' } });
  answer = { success: false, message: 'No.', value: null, code: 'BALANCE_TOO_LOW' };
  const { code, out } = await run([...credit, '--json']);
  expect([code, JSON.parse(out)]).toMatchObject([1, { ok: false, code: 'BALANCE_TOO_LOW' }]);
});

describe('wrong usage ends with 2, sends nothing and names the next step:', () => {
  it.each([
    ['an unknown noun', ['nothing'], {}, 'npm run operate -- --help'],
    ['an unknown verb', ['members', 'nothing'], {}, 'npm run operate -- --help'],
    ['a token as an argument', [...credit, '--token', token], {}, 'npm run operate -- --help'],
    ['no merchant', ['members', 'show', 'bob'], {}, '--merchant is missing'],
    ['no reason', credit.slice(0, -2), {}, '--reason is missing'],
    ['no account', ['members', 'show', '--merchant', 'alpha'], {}, '<user> is missing'],
    ['no token', credit, { OPERATE_TOKEN: '' }, 'Set OPERATE_TOKEN'],
    ['an absent file', [...credit, '--token-file', '/absent'], {}, 'Name another file'],
    ['a token in the clear', credit, { OPERATE_SERVER: 'http://example.com' }, 'https://example.com'],
  ])('%s', async (_, args, env, step) => {
    const ended = await run(args, { OPERATE_TOKEN: token, OPERATE_SERVER: server, ...env });
    expect(ended).toEqual({ code: 2, out: '', error: expect.stringContaining(step) as unknown });
    expect(ended.error).not.toContain(token.slice(3));
    expect(asked).toEqual([]);
  });
});

it.each([
  ['AUTH_REQUIRED', null, 'operators token'],
  ['NOT_ALLOWED', { role: 'money' }, 'operators list'],
  ['NOT_ALLOWED', { rule: 'secondOperator' }, 'approvals approve'],
  ['NOT_FOUND', null, 'members list'],
  ['CONFLICT', null, 'approvals list --all'],
  ['CONFLICT', { rule: 'claimed', by: 'Binh' }, 'Binh has taken it up'],
  ['VALIDATION', [{ field: '/amount', rule: 'pattern' }], 'adjust --help'],
  ['SYSTEM', null, 'log of the server'],
])('a refusal as %s ends with 1 and names the next step', async (code, value, step) => {
  answer = { success: false, message: 'No.', value, code };
  expect(await run(credit)).toEqual({ code: 1, out: '', error: expect.stringContaining(step) as unknown });
});

it('a server that does not answer ends with 4, and the same request can be repeated', async () => {
  const ended = await run([...credit, '--server', 'http://127.0.0.1:9', '--request', 'request-7']);
  expect(ended).toEqual({ code: 4, out: '', error: expect.stringContaining('--request request-7') as unknown });
});

it('reads texts from files, sends only the languages that are given, and names a file that cannot be read', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'livery-text-')), 'notice.md');
  writeFileSync(file, '**Nội dung**');
  const notice = [
    'notices',
    'add',
    '--type',
    'B',
    '--title',
    'Bảo trì',
    '--title-en',
    'Maintenance',
    '--merchant',
    'alpha',
    '--json',
  ];
  await run([...notice, '--body', `@${file}`, '--topic', 'none', '--request', 'request-1']);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    type: 'B',
    title: { vi: 'Bảo trì', en: 'Maintenance' },
    body: { vi: '**Nội dung**' },
    topic: null,
    requestId: 'request-1',
  });
  const missing = await run([...notice, '--body', '@/nowhere/notice.md']);
  expect([missing.code, missing.error, asked.length]).toEqual([2, expect.stringContaining('/nowhere/notice.md'), 1]);
});
