import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { storedBrand } from '../../../manifest/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { game, vendor } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createCatalogue } from './index.ts';

/** Games that a brand shows: its merchant's, in its categories, of the vendors that it does not hide. */

let database: Database;
let version = 0;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [game, vendor]) await database.db.delete(table);
});

const tenantOf = (more: object = {}) =>
  ({
    brand: storedBrand({
      merchant: 'alpha',
      name: 'Alpha',
      hosts: ['alpha.test'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
      catalogue: { order: ['RNG', 'LIVE'], hiddenVendors: ['HIDDEN'] },
      ...more,
    }),
    digest: '',
  }) as unknown as Tenant;

/** Each answer is read anew, as after a change of the content. */
const catalogue = () => {
  const pictures = { demo: () => '', demoGlyph: () => '' } as unknown as Parameters<typeof createCatalogue>[0]['pictures'];
  return createCatalogue({ db: database.db, now: () => noon, pictures }, () => (version += 1));
};

const added = (id: string, popularity: number, more: Partial<typeof game.$inferInsert> = {}) =>
  database.db.insert(game).values({
    merchant: 'alpha',
    id,
    category: 'RNG',
    vendor: 'ONE',
    names: { vi: id, en: id },
    searchText: id,
    isHot: true,
    isNew: false,
    supportPlay: 0,
    position: popularity,
    popularity,
    ...more,
  });
const vendors = (...rows: readonly (readonly [merchant: string, code: string])[]) =>
  database.db
    .insert(vendor)
    .values(
      rows.map(([merchant, code], position) => ({ merchant, code, name: `${code} of ${merchant}`, isHot: false, position })),
    );

/** Games `a` to `d` of the brand, from the most popular on, and as many that it does not show. */
async function open() {
  await vendors(['alpha', 'ONE'], ['alpha', 'TWO'], ['alpha', 'HIDDEN'], ['beta', 'ONE']);
  await added('a', 40);
  await added('b', 30, { vendor: 'TWO', isHot: false });
  await added('c', 20, { category: 'LIVE', roomId: 'd', classification: 'BAC' });
  await added('d', 10, { category: 'LIVE', vendor: 'TWO', classification: 'DAT' });
  await added('hidden', 90, { vendor: 'HIDDEN' });
  await added('unordered', 80, { category: 'FISH' });
  await added('foreign', 70, { merchant: 'beta' });
}
const ids = (games: readonly { readonly gameId: string }[]) => games.map(({ gameId }) => gameId);

it('are listed, counted and found alike', async () => {
  await open();
  const tenant = tenantOf();
  expect(ids(await catalogue().popular(tenant, 'en', 9))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(await catalogue().popular(tenant, 'en', 2))).toEqual(['a', 'b']);
  const { games, total, counts } = await catalogue().games(tenant, 'en', { gameType: 'LIVE' });
  expect([ids(games), total]).toEqual([['d', 'c'], 2]);
  expect(counts?.classifications.toSorted((one, other) => (one.code < other.code ? -1 : 1))).toEqual([
    { code: 'BAC', games: 1 },
    { code: 'DAT', games: 1 },
  ]);
  expect((await catalogue().games(tenant, 'en', { gameType: 'RNG' })).counts).toEqual({
    games: 2,
    vendors: 2,
    trials: 2,
    new: 0,
    classifications: [],
  });
  const shown = (await catalogue().vendors(tenant)).map(({ gameCategory, vendors: own }) => [
    gameCategory,
    own.map(({ vassalage, games: size, displayName }) => `${vassalage} ${size} ${displayName}`),
  ]);
  const each = ['ONE 1 ONE of alpha', 'TWO 1 TWO of alpha'];
  expect(shown).toEqual([
    ['RNG', each],
    ['LIVE', each],
  ]);
  const asked = ['a', 'd', 'hidden', 'unordered', 'foreign', 'gone'];
  expect([...(await catalogue().byId(tenant, 'en', asked)).keys()].toSorted()).toEqual(['a', 'd']);
});

it('that are hot begin with those that the manifest names, in its order, each once and of the vendor asked for', async () => {
  await open();
  await added('e', 5);
  const named = tenantOf({ home: { hotGames: ['e', 'd', 'foreign', 'gone', 'hidden', 'c'] } });
  expect(ids(await catalogue().hotGames(named, 'en'))).toEqual(['e', 'd', 'c', 'a']);
  expect(ids(await catalogue().hotGames(named, 'en', 'TWO'))).toEqual(['d']);
  expect(ids(await catalogue().hotGames(tenantOf(), 'en'))).toEqual(['a', 'c', 'd', 'e']);
  for (let index = 0; index < 24; index += 1) await added(`more${index}`, 100 + index);
  const most = ids(await catalogue().hotGames(named, 'en'));
  expect([most.length, most.slice(0, 4), most.includes('a')]).toEqual([24, ['e', 'd', 'c', 'more23'], false]);
});

it('are found by their id before a room of that name, and a lobby opens on its first', async () => {
  await open();
  const tenant = tenantOf();
  const found = async (id: string) => (await catalogue().gameOf(tenant, 'en', id))?.gameId;
  expect([await found('d'), await found('foreign'), await found('gone')]).toEqual(['d', undefined, undefined]);
  await database.db.delete(game);
  await added('c', 20, { roomId: 'room' });
  expect(await found('room')).toBe('c');
  const first = async (vassalage: string, nodeId: string) =>
    (await catalogue().firstOfLobby(tenant, 'en', vassalage, nodeId))?.gameId;
  await added('later', 21);
  await added('own', 1, { nodeId: 'own-node' });
  await added('foreign', 0, { merchant: 'beta' });
  expect([await first('ONE', 'ONE-RNG'), await first('ONE', 'own-node'), await first('TWO', 'ONE-RNG')]).toEqual([
    'c',
    'own',
    undefined,
  ]);
});
