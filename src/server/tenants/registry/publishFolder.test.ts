import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandCommand } from '../../../../tests/brands/brandCommand.ts';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';

/** The server's own folder, and two working copies of the same start. */
const own = createBrandsFolder('alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta');
const first = createBrandsFolder();
const second = createBrandsFolder();
const data = mkdtempSync(join(tmpdir(), 'livery-token-'));
let site: Awaited<ReturnType<typeof openTestServer>>;
let server = '';

beforeAll(async () => {
  site = await openTestServer({ brands: own });
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.server.server.address() as AddressInfo).port}`;
  const { token } = await site.operators.add({ name: 'mai', roles: ['publisher'] });
  writeFileSync(join(data, 'mai'), token);
  for (const copy of [first, second]) cpSync(own.path, copy.path, { recursive: true });
});
afterAll(async () => {
  await site.close();
  for (const folder of [own, first, second]) folder.remove();
  rmSync(data, { recursive: true, force: true });
});

type Copy = typeof first;
const run = (copy: Copy, ...args: string[]) =>
  brandCommand(copy.path)(...args, '--server', server, '--token-file', join(data, 'mai'));
const publish = async (copy: Copy, merchant: string, ...args: string[]) => {
  const { code, out, error } = await run(copy, 'publish', merchant, '--json', ...args);
  return { code, error, answer: JSON.parse(out) as Record<string, unknown> | null };
};
const liveOf = async (merchant: string) => {
  const head = await site.tenants.head(merchant);
  return (await site.tenants.version(merchant, head?.version ?? 0))?.manifest;
};
const theme = (seed: string) => ({ theme: { seed } });

describe('working copies of one brand [OPS-07]', () => {
  it('keep what each other published', async () => {
    first.write('alpha', smallBrand('alpha', { name: 'From A' }));
    second.write('alpha', smallBrand('alpha', theme('#993333')));
    expect(await publish(first, 'alpha', '--note', 'A: name')).toMatchObject({ code: 0 });
    expect(await publish(second, 'alpha', '--note', 'B: colour')).toMatchObject({ code: 0, answer: { left: ['/name'] } });
    expect(await liveOf('alpha')).toMatchObject({ name: 'From A', theme: { seed: '#993333' } });
    // Each goes on from its own state, again and again, without taking the other's change back.
    first.write('alpha', smallBrand('alpha', { name: 'From A again' }));
    expect(await publish(first, 'alpha', '--note', 'A: name')).toMatchObject({ code: 0, answer: { left: ['/theme/seed'] } });
    second.write('alpha', smallBrand('alpha', theme('#33aa33')));
    expect(await publish(second, 'alpha', '--note', 'B: colour')).toMatchObject({ code: 0 });
    expect(await liveOf('alpha')).toMatchObject({ name: 'From A again', theme: { seed: '#33aa33' } });
  });

  it('are told which setting both changed, and nothing is written until it is settled', async () => {
    first.write('beta', smallBrand('beta', { name: 'From A' }));
    second.write('beta', smallBrand('beta', { name: 'From B' }));
    await publish(first, 'beta', '--note', 'A: name');
    const refused = await publish(second, 'beta', '--note', 'B: name');
    expect(refused).toMatchObject({
      code: 1,
      answer: { published: false, conflicts: [{ pointer: '/name', base: 'BETA', theirs: 'From A', yours: 'From B' }] },
    });
    expect((await site.tenants.head('beta'))?.version).toBe(2);
    expect(await publish(second, 'beta', '--note', 'B: name', '--take', 'folder')).toMatchObject({ code: 0 });
    expect(await liveOf('beta')).toMatchObject({ name: 'From B' });
  });

  it('start again from the same commit with the version that is noted beside the folder', async () => {
    first.write('gamma', smallBrand('gamma', { name: 'Noted' }));
    await publish(first, 'gamma', '--note', 'Named');
    const clone = createBrandsFolder();
    cpSync(first.path, clone.path, { recursive: true });
    expect(JSON.parse(readFileSync(join(clone.path, 'gamma/.livery-version'), 'utf8'))).toMatchObject({
      [server]: { version: 2 },
    });
    clone.write('gamma', smallBrand('gamma', { name: 'Cloned' }));
    expect(await publish(clone, 'gamma', '--note', 'Renamed')).toMatchObject({ code: 0 });
    expect(await liveOf('gamma')).toMatchObject({ name: 'Cloned' });
    clone.remove();
  });

  it('that came from no version that can be told are asked for it', async () => {
    own.write('delta', smallBrand('delta', { name: 'Second import' }));
    await site.tenants.refresh();
    first.write('delta', smallBrand('delta', theme('#993333')));
    expect(await publish(first, 'delta', '--note', 'Colour')).toMatchObject({
      code: 2,
      error: expect.stringContaining('--base <version>'),
    });
    expect(await publish(first, 'delta', '--note', 'Colour', '--base', '1')).toMatchObject({ code: 0 });
    expect(await liveOf('delta')).toMatchObject({ name: 'Second import', theme: { seed: '#993333' } });
  });
});

describe('a folder whose version was taken back', () => {
  it('has its settings listed, not dropped, and published again if it is told so', async () => {
    first.write('epsilon', smallBrand('epsilon', { name: 'Withdrawn' }));
    await publish(first, 'epsilon', '--note', 'Named');
    const back = await run(first, 'rollback', 'epsilon', '--to', '1', '--reason', 'A mistake', '--json');
    expect(JSON.parse(back.out)).toMatchObject({ version: { version: 3 }, back: 2 });
    first.write('epsilon', smallBrand('epsilon', { name: 'Withdrawn', ...theme('#993333') }));
    const asked = await publish(first, 'epsilon', '--note', 'Colour');
    expect(asked).toMatchObject({
      code: 1,
      answer: { conflicts: [{ pointer: '/name', theirs: 'EPSILON', yours: 'Withdrawn' }] },
    });
    const settled = await publish(first, 'epsilon', '--note', 'Colour', '--take', 'published');
    expect(settled).toMatchObject({ code: 0, answer: { left: ['/name'] } });
    expect(await liveOf('epsilon')).toMatchObject({ name: 'EPSILON', theme: { seed: '#993333' } });
  });

  it('is published again as it is with --take folder, and what replaced it is named as the way back', async () => {
    first.write('zeta', smallBrand('zeta', { name: 'Withdrawn' }));
    await publish(first, 'zeta', '--note', 'Named');
    await run(first, 'rollback', 'zeta', '--to', '1', '--reason', 'A mistake');
    expect(await publish(first, 'zeta', '--note', 'Again')).toMatchObject({ code: 1, answer: { published: false } });
    const again = await run(first, 'publish', 'zeta', '--note', 'Again', '--take', 'folder');
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('--to 3') });
    expect(await liveOf('zeta')).toMatchObject({ name: 'Withdrawn' });
    const later = ['--at', '2099-01-01T00:00:00+07:00'];
    first.write('zeta', smallBrand('zeta', { name: 'Later' }));
    expect(await publish(first, 'zeta', '--note', 'Later', ...later)).toMatchObject({ code: 0, answer: { back: null } });
    // The roll-back cancels what waits: the way back from it is what was live.
    const cancelling = await run(first, 'rollback', 'zeta', '--to', '1', '--reason', 'Not yet', '--json');
    expect(JSON.parse(cancelling.out)).toMatchObject({ version: { version: 6 }, back: 4 });
    expect(await publish(first, 'zeta', '--note', 'Later')).toMatchObject({
      code: 1,
      answer: { conflicts: [{ pointer: '/name', yours: 'Later' }] },
    });
  });
});

describe('a trial', () => {
  const closed = { modules: { usernameEnabled: false, mobileReg: false } };
  const phoneOnly = { modules: { mobileReg: true, mobileRegPass: false, mobileLogin: false } };
  const refusals: readonly (readonly [what: string, manifest: object, args: readonly string[], named: readonly string[]])[] = [
    [
      'a colour that is none and a host of another brand',
      { ...theme('red'), hosts: ['alpha.test'] },
      [],
      ['/theme/seed', '/hosts/0'],
    ],
    ['a host of another brand', { hosts: ['alpha.test'] }, [], ['/hosts/0']],
    ['a brand that no one can enter', closed, [], ['/modules']],
    ['players by phone without a way back in', phoneOnly, [], ['/modules']],
    ['a time that has passed', {}, ['--at', '2020-01-01T00:00:00+07:00'], ['--at has passed']],
    ['a version that never was', {}, ['--base', '99'], ['no such brand or version']],
  ];

  it.each(refusals)('is refused as the publication is: %s', async (_what, manifest, args, named) => {
    first.write('omega', smallBrand('omega', manifest));
    const tried = await run(first, 'publish', 'omega', '--dry-run', ...args);
    const done = await run(first, 'publish', 'omega', '--note', 'For real', ...args);
    expect(tried).toEqual(done);
    expect([done.code, named.filter((part) => !done.error.includes(part))]).toEqual([1, []]);
    expect(await site.tenants.head('omega')).toBeNull();
  });

  it('is refused while a version waits, and changes nothing where it succeeds', async () => {
    first.write('sigma', smallBrand('sigma'));
    expect(await publish(first, 'sigma', '--dry-run')).toMatchObject({ code: 0, answer: { ok: true, published: false } });
    expect(await site.tenants.head('sigma')).toBeNull();
    await publish(first, 'sigma', '--note', 'First');
    first.write('sigma', smallBrand('sigma', { name: 'Later' }));
    await publish(first, 'sigma', '--note', 'Later', '--at', '2099-01-01T00:00:00+07:00');
    first.write('sigma', smallBrand('sigma', { name: 'Now' }));
    const tried = await run(first, 'publish', 'sigma', '--dry-run');
    expect(tried).toMatchObject({ code: 1, error: expect.stringContaining('Version 2 waits') });
    expect(tried).toEqual(await run(first, 'publish', 'sigma', '--note', 'Now'));
  });
});
