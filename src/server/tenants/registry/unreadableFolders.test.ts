import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BrandsFolder, createBrandsFolder, noon, smallBrand } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';

/** Error codes by `<function or *> <end of the path>`: no file mode stops root, which may run the tests. */
const faults = vi.hoisted(() => ({ codes: new Map<string, string>(), calls: 0 }));

vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original();
  const failing = <Call extends (path: never, ...rest: never[]) => Promise<unknown>>(name: string, call: Call) =>
    ((path: never, ...rest: never[]) => {
      faults.calls += 1;
      const [, code] = [...faults.codes].find(([fault]) => matches(fault, name, String(path))) ?? [];
      return code === undefined ? call(path, ...rest) : Promise.reject(Object.assign(new Error(`${code}: ${name}`), { code }));
    }) as unknown as Call;
  const matches = (fault: string, name: string, path: string) => {
    const [call, end = ''] = fault.split(' ');
    return (call === '*' || call === name) && path.endsWith(end);
  };
  return {
    ...actual,
    readdir: failing('readdir', actual.readdir as never),
    opendir: failing('opendir', actual.opendir as never),
    readFile: failing('readFile', actual.readFile as never),
    lstat: failing('lstat', actual.lstat as never),
    stat: failing('stat', actual.stat as never),
  };
});

let database: Database;
let brands: BrandsFolder;
let data = '';
const reported: string[] = [];

beforeEach(async () => {
  vi.resetModules();
  database = await openDatabase(await testDatabase());
  brands = createBrandsFolder('alpha', 'beta');
  data = mkdtempSync(join(tmpdir(), 'livery-data-'));
});

afterEach(async () => {
  faults.codes.clear();
  reported.length = 0;
  brands.remove();
  rmSync(data, { recursive: true, force: true });
  await database.close();
});

const open = async () => {
  const { openRegistry } = await import('./brandRegistry.ts');
  const { createBrandFiles } = await import('../brandFiles/index.ts');
  const now = () => noon;
  return openRegistry({
    root: brands.path,
    db: database.db,
    files: createBrandFiles({ db: database.db, now, directory: data }),
    now,
    addressing: { only: null, publicHost: null },
    report: ({ folder, problems }) => reported.push(`${folder} ${problems.map(({ code }) => code).join()}`),
  });
};

const makePipe = 'mkfifo';
const alpha = (...parts: readonly string[]) => join(brands.path, 'alpha', ...parts);

const breakages: readonly (readonly [string, () => unknown])[] = [
  ['a folder that may not be listed', () => ['readdir', 'opendir'].map((call) => faults.codes.set(`${call} /alpha`, 'EACCES'))],
  ['a folder on a broken disk', () => faults.codes.set(`* ${alpha('brand.json')}`, 'EIO')],
  ['a logo on a broken disk', () => faults.codes.set(`* ${alpha('logo.svg')}`, 'EIO')],
  [
    'a directory named brand.json',
    () => {
      rmSync(alpha('brand.json'));
      mkdirSync(alpha('brand.json'));
    },
  ],
  [
    'a dangling link named brand.json',
    () => {
      rmSync(alpha('brand.json'));
      symlinkSync('nowhere', alpha('brand.json'));
    },
  ],
  [
    'a pipe named brand.json',
    () => {
      rmSync(alpha('brand.json'));
      execFileSync(makePipe, [alpha('brand.json')]);
    },
  ],
  [
    'a pipe named as the logo',
    () => {
      rmSync(alpha('logo.svg'));
      execFileSync(makePipe, [alpha('logo.svg')]);
    },
  ],
];

it.each(breakages)('keeps %s from other brands, while running and at start [MANIFEST-04]', async (_, breakAlpha) => {
  const running = await open();
  breakAlpha();
  brands.write('beta', smallBrand('beta', { name: 'Second' }));
  await running.refresh();
  await running.refresh();
  const started = await open();
  for (const tenants of [running, started]) {
    expect(tenants.byHost('beta.test')?.brand.name).toBe('Second');
    expect(tenants.byHost('alpha.test')?.brand.name).toBe('ALPHA');
    expect(tenants.problems()).toMatchObject([{ folder: 'alpha', problems: [{ code: 'file.unreadable' }] }]);
  }
  expect(reported).toEqual(Array(2).fill('alpha file.unreadable'));
});

it('starts beside a new folder that cannot be read, and serves it once it can', async () => {
  faults.codes.set('* /alpha/brand.json', 'EACCES');
  const tenants = await open();
  expect(tenants.all().map(({ brand }) => brand.merchant)).toEqual(['beta']);
  faults.codes.clear();
  await tenants.refresh();
  expect([tenants.all().length, tenants.problems()]).toEqual([2, []]);
});

it('reads a file again that failed although nothing about it changed', async () => {
  faults.codes.set('readFile /alpha/brand.json', 'EIO');
  const tenants = await open();
  expect(tenants.problems()).toHaveLength(1);
  faults.codes.clear();
  await tenants.refresh();
  expect(tenants.problems()).toEqual([]);
});

it('goes on when a file vanishes between two reads of its folder', async () => {
  const tenants = await open();
  faults.codes.set('stat /alpha/logo.svg', 'ENOENT');
  brands.write('beta', smallBrand('beta', { name: 'Second' }));
  await tenants.refresh();
  expect(tenants.byHost('beta.test')?.brand.name).toBe('Second');
  expect(tenants.byHost('alpha.test')?.brand.name).toBe('ALPHA');
});

it('polls beside 3000 stray files with a bounded number of calls [MANIFEST-06]', async () => {
  for (const index of Array(3_000).keys()) writeFileSync(alpha(`${index}.txt`), '');
  const tenants = await open();
  faults.calls = 0;
  brands.write('beta', smallBrand('beta', { name: 'Second' }));
  await tenants.refresh();
  expect(faults.calls).toBeLessThan(50);
  expect(tenants.byHost('beta.test')?.brand.name).toBe('Second');
  expect(tenants.problems()).toMatchObject([{ folder: 'alpha', problems: [{ code: 'folder.tooManyFiles' }] }]);
});
