import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/server/platform/db/index.ts';
import { contentVersion, game, vendor } from '../../src/server/platform/db/tables/content.ts';
import { createBrandsFolder } from '../server/core-kit.ts';
import { testDatabase } from '../server/databases.ts';
import { openPaperVendor } from './paper-vendor.ts';
import { vendorCommand } from './vendorCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendor-command-'));
const file = join(folder, 'vendors.json');
const brands = createBrandsFolder('alpha', 'beta');
let paper: Awaited<ReturnType<typeof openPaperVendor>>;
let database: Database;
let command: ReturnType<typeof vendorCommand>;
beforeAll(async () => {
  cpSync('vendors.json', file);
  paper = await openPaperVendor();
  const place = await testDatabase();
  database = await openDatabase(place);
  command = vendorCommand({
    OUTBOUND_PRIVATE: '127.0.0.1',
    DATABASE_URL: place.url,
    BRANDS_DIR: brands.path,
    VENDORS_FILE: file,
  });
});
afterAll(async () => {
  await database.close();
  await paper.close();
  brands.remove();
  rmSync(folder, { recursive: true, force: true });
});

const add = (id: string, ...more: string[]) => command(['add', id, '--name', 'Acme', '--url', paper.entry.api, ...more]);
const answerOf = ({ out }: { readonly out: string }) => JSON.parse(out) as Record<string, unknown>;

it('adds an entry that validates, in the layout of the file, and nothing else', async () => {
  const before = readFileSync(file, 'utf8');
  expect(await add('acme', '--studio', 'SAPPH')).toMatchObject({ code: 1, error: expect.stringContaining('"demo"') });
  expect(await add('Acme', '--studio', 'ACME')).toMatchObject({ code: 1, error: expect.stringContaining('acme') });
  expect(await add('acme', '--contract', 'seemless')).toMatchObject({ code: 1, error: expect.stringContaining('"seamless"') });
  expect(await command(['add', 'acme'])).toMatchObject({ code: 2 });
  expect(readFileSync(file, 'utf8')).toBe(before);

  expect(await add('acme', '--studio', 'ACME', '--studio', 'ACMETOO', '--secret', 'stored')).toMatchObject({
    code: 0,
    error: '',
  });
  const shipped = (JSON.parse(before) as { vendors: object[] }).vendors;
  const entry = { id: 'acme', name: 'Acme', api: paper.entry.api, secret: 'stored', studios: ['ACME', 'ACMETOO'] };
  const after = readFileSync(file, 'utf8');
  expect(JSON.parse(after)).toMatchObject({ vendors: [...shipped, entry] });
  expect(after.startsWith(before.slice(0, before.lastIndexOf('}\n  ]')))).toBe(true);
  expect(await add('acme', '--studio', 'OTHER')).toMatchObject({ code: 1, error: expect.stringContaining('already') });
});

it('stores the secret of a vendor, gives it out, and asks the vendor with it', async () => {
  expect(await command(['secret', 'acme', 'alpha'])).toMatchObject({ code: 1, error: expect.stringContaining('--set') });
  const silent = await command(['check', '--live', '--merchant', 'alpha', '--json']);
  expect([silent.code, answerOf(silent)['vendors']]).toEqual([
    1,
    [expect.objectContaining({ id: 'demo', answers: null }), expect.objectContaining({ id: 'acme', answers: false })],
  ]);
  expect(await command(['secret', 'acme', 'alpha', '--set'], 'short')).toMatchObject({ code: 1 });
  expect(await command(['secret', 'acme', 'alpha', '--set'], 'chosen by the vendor\n')).toMatchObject({ code: 0 });
  expect(await command(['secret', 'acme', 'alpha'])).toEqual({ code: 0, out: 'chosen by the vendor\n', error: '' });
  expect(await command(['secret', 'demo', 'alpha', '--set'], 'x'.repeat(40))).toMatchObject({ code: 1 });
  expect(await command(['check', '--live', '--merchant', 'alpha'])).toMatchObject({ code: 0 });

  const next = 'chosen again by the vendor';
  expect(await command(['secret', 'acme', 'alpha', '--retire'])).toMatchObject({ code: 1 });
  expect(await command(['secret', 'acme', 'alpha', '--set'], next)).toMatchObject({
    code: 0,
    out: expect.stringContaining('--retire'),
  });
  expect((await command(['secret', 'acme', 'alpha'])).out.trim()).toBe(next);
  const rotating = await command(['check', '--live', '--merchant', 'alpha']);
  expect([rotating.code, rotating.out]).toEqual([0, expect.stringContaining('former secret is still valid for alpha')]);
  expect(await command(['secret', 'acme', 'alpha', '--set'], 'a third one of the vendor')).toMatchObject({ code: 1 });
  expect(await command(['secret', 'acme', 'alpha', '--set', '--retire'], next)).toMatchObject({ code: 2 });
  expect(await command(['secret', 'acme', 'alpha', '--retire'])).toMatchObject({ code: 0 });
  expect((await command(['check', '--live', '--merchant', 'alpha'])).out).not.toContain('former');
  paper.state.down = true;
  expect(await command(['check', '--live', '--merchant', 'alpha'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('acme: no usable answer'),
  });
  expect(await command(['secret', 'acme', 'gamma'])).toMatchObject({ code: 1, error: expect.stringContaining('alpha, beta') });
  expect(await command(['secret', 'other', 'alpha'])).toMatchObject({ code: 1, error: expect.stringContaining('demo, acme') });
});

it('imports a catalogue once, changes only what changed, and writes nothing in a dry run or for a wrong file', async () => {
  const source = join(folder, 'catalogue.json');
  const comet = { id: 'comet', studio: 'ACME', category: 'RNG', names: { vi: 'Sao Chổi' }, popularity: 5 };
  const meteor = { id: 'meteor', studio: 'ACMETOO', category: 'FISH', names: { vi: 'Thiên Thạch', en: 'Meteor' }, trial: true };
  const studios = [
    { code: 'ACME', name: 'Acme' },
    { code: 'ACMETOO', name: 'Acme Too' },
  ];
  const importing = async (value: object, ...more: string[]) => {
    writeFileSync(source, JSON.stringify(value));
    const run = await command(['import-catalogue', 'acme', source, '--merchant', 'alpha', '--json', ...more]);
    return { code: run.code, ...answerOf(run) } as Record<string, unknown>;
  };
  const counts = (added: number, changed: number, left: number) => ({ added, changed, left });
  const gameRows = () => database.db.select().from(game).where(eq(game.merchant, 'alpha')).orderBy(game.id);
  const version = async () => (await database.db.select().from(contentVersion))[0]?.version ?? 0;

  const wrong = { studios: [{ code: 'SAPPH', name: 'x' }], games: [comet, comet, { ...comet, id: 'no', category: 'SLOTS' }] };
  expect(await importing(wrong)).toMatchObject({ code: 1, problems: [{ pointer: '/games/2/category' }] });
  expect(await importing({ ...wrong, games: [comet, comet] })).toMatchObject({
    code: 1,
    problems: [{ pointer: '/studios/0/code' }, { pointer: '/games/0/studio' }, { pointer: '/games/1/id' }, {}],
  });
  const { problems } = (await importing({
    studios: [],
    games: [{ ...comet, category: 'SLOTS', popularity: -1, colour: 'red' }],
  })) as {
    problems: { code: string; pointer: string; message: Readonly<Record<string, string>> }[];
  };
  expect(problems.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
    'enum /games/0/category',
    'key.unknown /games/0',
    'list.tooShort /studios',
    'value.tooSmall /games/0/popularity',
  ]);
  expect(problems.find(({ code }) => code === 'key.unknown')?.message).toEqual({
    vi: 'Không có thiết lập "colour" ở đây. Hãy xoá nó.',
    en: 'There is no setting "colour" here. Remove it.',
  });
  const vi = await command(['import-catalogue', 'acme', source, '--merchant', 'alpha', '--lang', 'vi']);
  expect(vi.out).toContain('/games/0/popularity phải từ 0 trở lên');
  writeFileSync(source, '{ "studios": ');
  const broken = await command(['import-catalogue', 'acme', source, '--merchant', 'alpha', '--json']);
  expect([broken.code, answerOf(broken)]).toEqual([
    1,
    {
      ok: false,
      problems: [{ code: 'json', pointer: '', message: expect.objectContaining({ vi: expect.stringContaining('JSON') }) }],
    },
  ]);
  const both = { studios, games: [comet, meteor] };
  expect(await importing(both, '--dry-run')).toMatchObject({ code: 0, studios: counts(2, 0, 0), games: counts(2, 0, 0) });
  expect([await gameRows(), await version()]).toEqual([[], 0]);

  expect(await importing(both)).toMatchObject({ code: 0, games: counts(2, 0, 0) });
  expect(await gameRows()).toMatchObject([
    { id: 'comet', vendor: 'ACME', category: 'RNG', searchText: 'sao choi', supportPlay: 1, popularity: 5 },
    { id: 'meteor', vendor: 'ACMETOO', category: 'FISH', searchText: 'thien thach meteor', supportPlay: 0 },
  ]);
  const published = await version();
  expect(await importing(both)).toMatchObject({ code: 0, studios: counts(0, 0, 2), games: counts(0, 0, 2) });
  expect(await version()).toBe(published);

  const { popularity: _popularity, ...unrated } = comet;
  const renamed = { studios, games: [{ ...unrated, names: { vi: 'Sao Chổi 2' } }] };
  expect(await importing(renamed)).toMatchObject({ studios: counts(0, 0, 2), games: counts(0, 1, 0), notInFile: ['meteor'] });
  expect([(await gameRows()).map(({ id, popularity }) => [id, popularity]), await version()]).toEqual([
    [
      ['comet', 5],
      ['meteor', 0],
    ],
    published + 1,
  ]);

  await database.db.insert(vendor).values({ merchant: 'alpha', code: 'SAPPH', name: 'x', isHot: false, position: 9 });
  await database.db.update(game).set({ vendor: 'SAPPH' }).where(eq(game.id, 'meteor'));
  expect(await importing(both)).toMatchObject({ code: 1, taken: ['meteor'] });
  expect((await gameRows()).map((row) => row.vendor)).toEqual(['ACME', 'SAPPH']);
});

it('lists the problems of a file with their place, and answers wrong usage with the next step', async () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, readFileSync(file, 'utf8').replace('"studios"', '"studois"'));
  expect(await command(['check', broken])).toMatchObject({
    code: 1,
    out: expect.stringMatching(/broken\.json:10:7 error key\.misspelt/),
  });
  expect(await command(['check', join(folder, 'absent.json')])).toMatchObject({ code: 1 });
  expect(await command(['check'])).toMatchObject({ code: 0 });
  expect(await command(['chek'])).toMatchObject({ code: 2, error: expect.stringContaining('--help') });
  expect(await command(['check', '--lives'])).toMatchObject({ code: 2, error: expect.stringContaining('check --help') });
  expect(await command(['check', '--live'])).toMatchObject({ code: 2, error: expect.stringContaining('--merchant') });
  expect((await command(['add', '--help', '--lang', 'vi'])).out).toContain('Cách dùng');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/vendor.ts', 'chek', '--lang', 'en'], { encoding: 'utf8' });
  expect([status, stderr.includes('chek')]).toEqual([2, true]);
});
