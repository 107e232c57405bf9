import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { contentVersion, game, vendor } from '../../platform/db/tables/index.ts';
import type { CatalogueFile } from './catalogueFile.ts';
import { importCatalogue } from './importCatalogue.ts';

/** Rows that an import adds, changes and leaves, and those that it never touches. */

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [contentVersion, game, vendor]) await database.db.delete(table);
});

const studio = (code: string, more: object = {}) => ({ code, name: `${code} Games`, ...more });
const one = (id: string, more: object = {}) => ({
  id,
  studio: 'ACME',
  category: 'RNG' as const,
  names: { vi: `Trò ${id}`, en: `Game ${id}` },
  ...more,
});
const bring = (file: object, more: { merchant?: string; isDryRun?: boolean; studios?: readonly string[] } = {}) =>
  importCatalogue({ db: database.db, now: () => noon }, {
    merchant: more.merchant ?? 'alpha',
    vendor: { studios: more.studios ?? ['ACME', 'MOON'] },
    file: { studios: [studio('ACME')], games: [], ...file } as CatalogueFile,
    isDryRun: more.isDryRun ?? false,
  } as Parameters<typeof importCatalogue>[1]);
const games = async () => new Map((await database.db.select().from(game)).map((row) => [`${row.merchant} ${row.id}`, row]));
const version = async () => (await database.db.select().from(contentVersion)).map((row) => [row.merchant, row.version]);
const counts = (added: number, changed: number, left: number) => ({ added, changed, left });

it('adds studios and games at the end of their lists, with what a file need not say', async () => {
  const summary = await bring({
    studios: [studio('ACME', { hot: true }), studio('MOON')],
    games: [one('g1'), one('g2', { category: 'LIVE' })],
  });
  expect(summary).toEqual({ studios: counts(2, 0, 0), games: counts(2, 0, 0), notInFile: [], taken: [] });
  expect((await games()).get('alpha g1')).toEqual({
    merchant: 'alpha',
    id: 'g1',
    category: 'RNG',
    vendor: 'ACME',
    roomId: null,
    nodeId: null,
    nodeName: null,
    showIcon: true,
    classification: null,
    names: { vi: 'Trò g1', en: 'Game g1' },
    searchText: expect.stringContaining('tro g1'),
    isHot: false,
    isNew: false,
    supportPlay: expect.any(Number),
    position: 0,
    popularity: 0,
  });
  const studios = (await database.db.select().from(vendor)).map(({ code, name, isHot, position }) => [
    code,
    name,
    isHot,
    position,
  ]);
  expect(studios.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['ACME', 'ACME Games', true, 0],
    ['MOON', 'MOON Games', false, 1],
  ]);
  await bring({ games: [one('g3'), one('g4', { category: 'LIVE' }), one('g5')] });
  const positions = [...(await games()).values()].map(({ id, position }) => `${id} ${position}`).toSorted();
  // Each category has its positions.
  expect(positions).toEqual(['g1 0', 'g2 0', 'g3 1', 'g4 1', 'g5 2']);
  expect(await version()).toEqual([['alpha', 2]]);
});

it('writes every value of a file, and keeps what a later file does not say', async () => {
  const said = {
    classification: undefined,
    room: 'r1',
    node: { id: 'n1', name: { vi: 'Sảnh', en: 'Hall' } },
    icon: false,
    hot: true,
    new: true,
    trial: true,
    popularity: 7,
  };
  await bring({ studios: [studio('ACME', { hot: true })], games: [one('g1', said)] });
  const row = (await games()).get('alpha g1');
  expect(row).toMatchObject({
    roomId: 'r1',
    nodeId: 'n1',
    nodeName: said.node.name,
    showIcon: false,
    isHot: true,
    isNew: true,
  });
  expect([row?.popularity, row?.supportPlay]).toEqual([7, 0]);
  const summary = await bring({ games: [one('g1')] });
  expect(summary).toMatchObject({ studios: counts(0, 0, 1), games: counts(0, 0, 1) });
  expect((await games()).get('alpha g1')).toEqual(row);
  // Nothing has changed: pages need not be made again.
  expect(await version()).toEqual([['alpha', 1]]);
  const changed = await bring({
    studios: [studio('ACME', { name: 'New' })],
    games: [one('g1', { trial: false, hot: false }), one('g2')],
  });
  expect(changed).toMatchObject({ studios: counts(0, 1, 0), games: counts(1, 1, 0) });
  expect((await games()).get('alpha g1')).toMatchObject({ isHot: false, isNew: true, roomId: 'r1', position: 0 });
  expect((await games()).get('alpha g1')?.supportPlay).not.toBe(0);
  expect((await database.db.select().from(vendor)).map(({ name, isHot }) => [name, isHot])).toEqual([['New', true]]);
});

it('only says what it would do in a dry run', async () => {
  const summary = await bring({ games: [one('g1')] }, { isDryRun: true });
  expect([summary.games, (await games()).size, await version()]).toEqual([counts(1, 0, 0), 0, []]);
});

it('names games of its studios that the file does not have, and leaves them', async () => {
  await bring({ studios: [studio('ACME'), studio('MOON')], games: [one('g1'), one('g2'), one('g3', { studio: 'MOON' })] });
  const summary = await bring({ games: [one('g1')] });
  expect([summary.notInFile, (await games()).size]).toEqual([['g2'], 3]);
});

it('writes nothing while a game has the id of one of another vendor, and keeps merchants apart', async () => {
  await bring({ studios: [studio('OTHER')], games: [one('g1', { studio: 'OTHER' })] }, { studios: ['OTHER'] });
  const summary = await bring({ games: [one('g1'), one('g2')] });
  expect([summary.taken, (await games()).size]).toEqual([['g1'], 1]);
  const beta = await bring({ games: [one('g1')] }, { merchant: 'beta' });
  expect(beta).toEqual({ studios: counts(1, 0, 0), games: counts(1, 0, 0), notInFile: [], taken: [] });
  expect((await games()).get('alpha g1')?.vendor).toBe('OTHER');
  expect((await games()).get('beta g1')?.vendor).toBe('ACME');
});

it('brings in more games than one statement takes', async () => {
  const many = Array.from({ length: 2_001 }, (_, index) => one(`g${index}`));
  expect((await bring({ games: many })).games).toEqual(counts(2_001, 0, 0));
  expect((await games()).size).toBe(2_001);
});
