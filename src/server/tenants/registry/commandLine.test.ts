import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandCommand } from '../../../../tests/brands/brandCommand.ts';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import type { OperatorRole } from '../../../wire/operate.ts';

/** The folder of the command line, on another machine than the server's. */
const local = createBrandsFolder('gamma');
const data = mkdtempSync(join(tmpdir(), 'livery-token-'));
let site: Awaited<ReturnType<typeof openTestServer>>;
let server = '';

async function tokenOf(name: string, roles: OperatorRole[], merchants?: string[]) {
  const { token } = await site.operators.add({ name, roles, ...(merchants === undefined ? {} : { merchants }) });
  const file = join(data, name);
  writeFileSync(file, token);
  return { token, file };
}

beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha') });
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.server.server.address() as AddressInfo).port}`;
  for (const [name, role] of [
    ['mai', 'publisher'],
    ['lan', 'editor'],
    ['tam', 'viewer'],
  ] as const)
    await tokenOf(name, [role]);
});
afterAll(async () => {
  await site.close();
  local.remove();
  rmSync(data, { recursive: true, force: true });
});

const run = (...args: string[]) => brandCommand(local.path)(...args, '--server', server, '--token-file', join(data, 'mai'));
const call = async (name: string, method: 'GET' | 'POST', path: string, body?: object) => {
  const { token } = await tokenOf(`${name}${Math.random().toString(36).slice(2, 8)}`, [name as OperatorRole]);
  const headers = { host: 'anywhere.test', authorization: `Bearer ${token}` };
  const payload = body === undefined ? {} : { payload: body };
  const answer = await site.server.inject({ method, url: `/studio/api/${path}`, headers, ...payload });
  return { status: answer.statusCode, ...answer.json<{ code: string; value: Record<string, unknown> }>() };
};

describe('the command line [OPS-10]', () => {
  it('publishes a folder, lists versions, says what differs and takes back, in words and as JSON', async () => {
    expect(await run('publish', 'gamma', '--note', 'Ra mắt')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Version 1'),
    });
    expect((await site.get('gamma.test', '/index')).body).toContain('<h1>GAMMA</h1>');
    expect(await run('diff', 'gamma')).toMatchObject({ code: 0, out: 'Nothing differs.\n' });
    local.write('gamma', smallBrand('gamma', { name: 'Second' }));
    const differs = await run('diff', 'gamma', '--from', '1', '--to', 'disk', '--json');
    expect([differs.code, JSON.parse(differs.out)]).toMatchObject([
      1,
      { changes: [{ pointer: '/name', after: 'Second' }], files: [] },
    ]);
    expect((await run('publish', 'gamma', '--dry-run')).out).toContain('It would change:');
    expect((await run('publish', 'gamma', '--note', 'Đổi tên')).code).toBe(0);
    expect((await run('publish', 'gamma', '--note', 'Đổi tên')).out).toContain('nothing that version 2 lacks');
    const back = await run('rollback', 'gamma', '--to', '1', '--reason', 'Nhầm tên', '--json');
    expect(JSON.parse(back.out)).toMatchObject({ ok: true, version: { version: 3, kind: 'rollback', restores: 1, by: 'mai' } });
    const listed = JSON.parse((await run('versions', 'gamma', '--json')).out) as {
      versions: { version: number; state: string }[];
    };
    expect(listed.versions.map(({ version, state }) => [version, state])).toEqual([
      [3, 'live'],
      [2, 'past'],
      [1, 'past'],
    ]);
    expect((await run('versions', 'gamma')).out).toContain('Đổi tên');
  });

  it('merges the folder with what others published, and lists settings that both changed without publishing [OPS-07]', async () => {
    local.write('delta', smallBrand('delta'));
    await run('publish', 'delta', '--note', 'Ra mắt');
    const { manifest, files } = (await site.tenants.version('delta', 1)) ?? { manifest: {}, files: {} };
    const document = { ...(manifest as object), theme: { seed: '#993333' } };
    const author = { id: 'o', name: 'other' };
    const order = { merchant: 'delta', base: 1, author, note: 'Màu', kind: 'studio', requestId: 'studio-1' } as const;
    await site.tenants.publish({ ...order, document, files: files ?? {} });
    local.write('delta', smallBrand('delta', { name: 'Mine' }));
    expect((await run('publish', 'delta', '--note', 'Tên mới')).code).toBe(0);
    expect((await site.tenants.version('delta', 3))?.manifest).toMatchObject({ name: 'Mine', theme: { seed: '#993333' } });
    local.write('delta', smallBrand('delta', { name: 'Mine', theme: { seed: '#0055aa' } }));
    const conflict = await run('publish', 'delta', '--note', 'Màu khác', '--json');
    expect([conflict.code, JSON.parse(conflict.out)]).toMatchObject([
      1,
      { published: false, conflicts: [{ pointer: '/theme/seed', base: '#336699', theirs: '#993333', yours: '#0055aa' }] },
    ]);
    expect((await site.tenants.head('delta'))?.version).toBe(3);
  });

  it('ends with 1 and the next step where the server refuses, with 2 for wrong usage', async () => {
    local.write('broken', smallBrand('broken', { hosts: ['alpha.test'] }));
    expect(await run('publish', 'broken', '--note', 'Thử')).toMatchObject({
      code: 1,
      error: expect.stringContaining('/hosts/0'),
    });
    expect(await run('rollback', 'gamma', '--to', '99', '--reason', 'Thử')).toMatchObject({
      code: 1,
      error: expect.stringContaining('npm run brand -- versions gamma'),
    });
    for (const args of [
      ['publish'],
      ['publish', 'gamma'],
      ['rollback', 'gamma'],
      ['diff', 'gamma', '--from', 'x'],
      ['publish', 'nowhere', '--note', 'abc'],
    ])
      expect((await run(...args)).code).toBe(2);
    const away = ['--server', 'http://127.0.0.1:9', '--token-file', join(data, 'mai')];
    expect(await brandCommand(local.path)('versions', 'gamma', ...away)).toMatchObject({
      code: 2,
      error: expect.stringContaining('--server'),
    });
    local.write('epsilon', smallBrand('epsilon'));
    const asEditor = ['--server', server, '--token-file', join(data, 'lan')];
    expect(await brandCommand(local.path)('publish', 'epsilon', '--note', 'Lén', ...asEditor)).toMatchObject({
      code: 1,
      error: expect.stringContaining('publisher'),
    });
    for (const verb of ['diff', 'publish', 'versions', 'rollback'])
      for (const language of ['en', 'vi']) {
        const help = await brandCommand(local.path)(verb, '--help', '--lang', language);
        expect([help.code, help.out.includes(`npm run brand -- ${verb} <merchant>`)]).toEqual([0, true]);
      }
  });
});

describe('the calls of the studio', () => {
  it('list brands by search, kind and page, and show one', async () => {
    const all = await call('viewer', 'GET', 'brands');
    expect(all.value).toMatchObject({ counts: { all: 3, unpublished: 0, drift: 0 }, next: null });
    // A page that the last brand fills has none after it.
    expect((await call('viewer', 'GET', 'brands?limit=3')).value).toMatchObject({ brands: { length: 3 }, next: null });
    const page = await call('viewer', 'GET', 'brands?limit=1');
    expect(page.value).toMatchObject({ brands: [{ merchant: 'alpha' }], next: 'alpha' });
    const found = await call('viewer', 'GET', 'brands?search=GAMMA.t');
    expect(found.value).toMatchObject({
      brands: [
        {
          merchant: 'gamma',
          hosts: ['gamma.test'],
          origin: 'https://gamma.test',
          live: { version: 3 },
          draft: null,
          drift: false,
        },
      ],
      counts: { all: 1 },
    });
    const named = async (search: string) =>
      (
        (await call('viewer', 'GET', `brands?search=${encodeURIComponent(search)}`)).value['brands'] as { merchant: string }[]
      ).map(({ merchant }) => merchant);
    await site.tenants.publish({
      merchant: 'marked',
      document: smallBrand('marked', { name: 'Hạc Sơn Đỏ' }),
      files: (await site.tenants.version('gamma', 3))?.files ?? {},
      base: null,
      author: { id: 'o', name: 'other' },
      note: 'Ra mắt',
      kind: 'studio',
      requestId: 'studio-marked-1',
    });
    for (const search of ['hac son', 'Hạc', 'SƠN đỏ', 'son do'])
      expect([search, await named(search)]).toEqual([search, ['marked']]);
    const card = await call('viewer', 'GET', 'brands/gamma');
    expect(card.value['colours']).toMatchObject([{ mode: 'dark' }, { mode: 'light' }]);
    expect((await call('viewer', 'GET', 'brands/nothing')).code).toBe('NOT_FOUND');
  });

  it('publish a draft for a publisher once, and for an editor never [OPS-08]', async () => {
    const seen = await call('viewer', 'GET', 'brands/gamma/versions/3');
    expect(seen.value).toMatchObject({ manifest: { name: 'GAMMA' }, kind: 'rollback' });
    const steps = [{ op: 'replace', path: '/name', value: 'Drafted' }];
    const draft = await call('editor', 'GET', 'brands/gamma/draft');
    const written = await call('editor', 'POST', 'brands/gamma/draft', { revision: draft.value['revision'], steps });
    const order = { revision: written.value['revision'], base: 3, note: 'Từ studio', requestId: 'studio-gamma-1' };
    expect((await call('editor', 'POST', 'brands/gamma/publish', order)).code).toBe('NOT_ALLOWED');
    const done = await call('publisher', 'POST', 'brands/gamma/publish', order);
    expect(done.value).toMatchObject({ result: 'published', version: { version: 4, kind: 'studio' } });
    expect((await call('publisher', 'POST', 'brands/gamma/publish', order)).value).toMatchObject({ version: { version: 4 } });
    expect((await site.get('gamma.test', '/index')).body).toContain('<h1>Drafted</h1>');
    const changes = await call('viewer', 'GET', 'brands/gamma/versions/4/changes');
    expect(changes.value).toMatchObject([{ pointer: '/name', before: 'GAMMA', after: 'Drafted' }]);
  });
});
