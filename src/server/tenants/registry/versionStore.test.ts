import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { brandDisk, brandHead, brandHost, brandRelease, brandVersion } from '../../platform/db/tables/index.ts';
import { createVersionStore } from './versionStore.ts';
import type { ReleaseOrder } from './versions.ts';

/** The states of a version, and all of another brand or version that it leaves as it was. */

let database: Database;
let time = noon;
const store = () => createVersionStore(database.db, () => time);
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
  // Versions are never taken out; each test begins without any.
  await database.db.execute(sql`alter table brand_version disable trigger user`);
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  for (const table of [brandVersion, brandRelease, brandHead, brandHost, brandDisk]) await database.db.delete(table);
});

const nothing = async () => undefined;
type More = Partial<ReleaseOrder> & { readonly hosts?: readonly string[] };
/** An order whose name, digest and file are named by its mark. */
function order(mark: string, { hosts = [], merchant = 'alpha', ...more }: More = {}): ReleaseOrder {
  const facts = { name: mark, profile: 'play', hosts, digest: mark, warnings: 0, colours: [] } as const;
  const content = { manifest: { name: mark }, files: { 'logo.svg': `file-${mark}` }, digest: mark };
  return { merchant, ...content, kind: 'studio', author: 'an', note: mark, facts, mayTakeFrom: () => false, ...more };
}
const release = async (mark: string, more?: More) => {
  const released = await store().release(order(mark, more));
  return released.result === 'released' ? released.version : released;
};
const states = async (merchant = 'alpha') =>
  Object.fromEntries((await store().history(merchant, 99, 99)).map(({ version, state }) => [version, state]));
const entry = async (version: number, merchant = 'alpha') =>
  (await store().history(merchant, version + 1, 1))[0] ?? expect.fail(`No version ${version}.`);
const hostsOf = async (merchant = 'alpha') => (await store().hosts([merchant])).map(({ host }) => host).toSorted();

it('a version is live at once, and the one before it is past from that moment', async () => {
  expect([await release('one'), await store().servedBefore(await entry(1))]).toEqual([1, null]);
  time = at(1);
  expect(await release('two', { base: 1 })).toBe(2);
  await release('other', { merchant: 'beta' });
  expect([await states(), await states('beta')]).toEqual([{ 1: 'past', 2: 'live' }, { 1: 'live' }]);
  const stored = { merchant: 'alpha', author: 'an', restores: null, schemaVersion: '1', kind: 'studio' };
  expect(await store().history('alpha', 99, 99)).toEqual([
    {
      ...stored,
      version: 2,
      digest: 'two',
      note: 'two',
      createdAt: at(1),
      state: 'live',
      liveFrom: at(1),
      liveUntil: null,
    },
    {
      ...stored,
      version: 1,
      digest: 'one',
      note: 'one',
      createdAt: noon,
      state: 'past',
      liveFrom: noon,
      liveUntil: at(1),
    },
  ]);
  expect((await store().history('alpha', 2, 99)).map(({ version }) => version)).toEqual([1]);
  expect((await store().history('alpha', 99, 1)).map(({ version }) => version)).toEqual([2]);
  expect(await store().version('alpha', 2)).toMatchObject({ base: 1, manifest: { name: 'two' }, request: null });
  expect([await store().version('alpha', 3), await store().version('gamma', 1)]).toEqual([null, null]);
  expect(await store().head('alpha')).toEqual({
    merchant: 'alpha',
    seq: 2,
    version: 2,
    kind: 'studio',
    live: 2,
    dueAt: null,
    visited: false,
    digest: 'two',
    profile: 'play',
  });
  expect(await store().servedBefore(await entry(2))).toBe(1);
  const live = (await store().liveOf(['alpha', 'beta'])).map(({ merchant, version }) => `${merchant} ${version}`);
  expect(live.toSorted()).toEqual(['alpha 2', 'beta 1']);
  expect((await store().liveOf(['beta'])).map(({ digest }) => digest)).toEqual(['other']);
});

it('is found again by its request, of its merchant', async () => {
  await release('one', { request: 'r1' });
  await release('of beta', { request: 'r1', merchant: 'beta' });
  expect((await store().byRequest('alpha', 'r1'))?.digest).toBe('one');
  expect((await store().byRequest('beta', 'r1'))?.digest).toBe('of beta');
  expect([await store().byRequest('alpha', 'r2'), await store().byRequest('gamma', 'r1')]).toEqual([null, null]);
});

it('one for later leaves the live one until its moment, and both hold their hosts meanwhile', async () => {
  await release('one', { hosts: ['a.test', 'b.test'] });
  expect(await release('two', { hosts: ['b.test', 'c.test'], liveFrom: at(5) })).toBe(2);
  await release('other', { merchant: 'beta', hosts: ['x.test'], liveFrom: at(9) });
  expect([await states(), await hostsOf()]).toEqual([{ 1: 'live', 2: 'scheduled' }, ['a.test', 'b.test', 'c.test']]);
  expect(await store().head('alpha')).toMatchObject({ version: 2, live: 1, dueAt: at(5), digest: 'one' });
  expect(await store().servedBefore(await entry(2))).toBe(null);
  expect(await store().release(order('three'))).toEqual({ result: 'waits', version: 2, dueAt: at(5) });
  time = new Date(at(5).getTime() - 1);
  expect([await store().promoteDue(), (await store().changes(99)).length]).toEqual([[], 0]);
  time = at(5);
  expect((await store().changes(99)).map(({ merchant }) => merchant)).toEqual(['alpha']);
  const before = await store().newestSeq();
  // Late, as by a process that starts again: the moment counts all the same.
  time = at(6);
  expect(await store().promoteDue()).toEqual([{ merchant: 'alpha', version: 2 }]);
  expect([await states(), await states('beta')]).toEqual([{ 1: 'past', 2: 'live' }, { 1: 'scheduled' }]);
  expect(await store().head('alpha')).toMatchObject({ version: 2, live: 2, dueAt: null, digest: 'two', seq: before + 1 });
  expect([await hostsOf(), await hostsOf('beta')]).toEqual([['b.test', 'c.test'], ['x.test']]);
  expect([(await entry(1)).liveUntil, (await entry(2)).liveFrom]).toEqual([at(5), at(5)]);
  expect(await store().servedBefore(await entry(2))).toBe(1);
  expect(await store().promoteDue()).toEqual([]);
  const [row] = await database.db.select().from(brandHead).where(eq(brandHead.merchant, 'alpha'));
  expect(row?.name).toBe('two');
});

it('one that waits is cancelled with its hosts, and its number is not given again', async () => {
  const also: number[] = [];
  const cancel = (version: number, merchant = 'alpha') =>
    store().cancel(merchant, version, async (_tx, cancelled) => void also.push(cancelled));
  await release('one', { hosts: ['a.test'], kind: 'disk' });
  expect([await cancel(1), await cancel(2), await cancel(1, 'beta')]).toEqual([false, false, false]);
  await release('two', { hosts: ['b.test'], liveFrom: at(5) });
  await release('of beta', { merchant: 'beta', hosts: ['x.test'], liveFrom: at(5) });
  expect([await cancel(1), await cancel(2), await cancel(2), also]).toEqual([false, true, false, [2]]);
  expect([await states(), await hostsOf(), await states('beta')]).toEqual([
    { 1: 'live', 2: 'cancelled' },
    ['a.test'],
    { 1: 'scheduled' },
  ]);
  expect(await store().head('alpha')).toMatchObject({ version: 1, kind: 'disk', live: 1, dueAt: null, seq: 4 });
  expect(await store().servedBefore(await entry(2))).toBe(null);
  time = at(6);
  expect(await store().promoteDue()).toEqual([{ merchant: 'beta', version: 1 }]);
  expect(await release('three')).toBe(3);
  // One that was never served leaves no host behind.
  await release('first', { merchant: 'gamma', hosts: ['g.test'], liveFrom: at(9) });
  expect([await cancel(1, 'gamma'), await hostsOf('gamma'), (await store().head('gamma'))?.dueAt]).toEqual([true, [], null]);
});

it('follows the version that its author knew, and only the live one it was compared with', async () => {
  const result = async (more: More) => {
    const released = await store().release(order('next', more));
    return released.result === 'released' ? released.version : released;
  };
  await release('one');
  await release('two');
  for (const base of [1, null]) expect(await result({ base })).toEqual({ result: 'stale', head: 2 });
  for (const live of [1, null]) expect(await result({ live })).toEqual({ result: 'moved' });
  expect(await states()).toEqual({ 1: 'past', 2: 'live' });
  expect([await result({ base: 2, live: 2 }), await result({}), await result({ base: 4 })]).toEqual([3, 4, 5]);
  expect(await result({ merchant: 'beta', base: null, live: null })).toBe(1);
  // A folder follows only folders, and is not stored twice; a roll-back follows whatever is there.
  const folder = { kind: 'disk', digest: 'folder' } as const;
  expect(await result(folder)).toEqual({ result: 'stale', head: 5 });
  expect(await store().release(order('folder', { ...folder, merchant: 'gamma' }))).toMatchObject({ version: 1, isNew: true });
  expect(await store().release(order('folder', { ...folder, merchant: 'gamma' }))).toMatchObject({ version: 1, isNew: false });
  expect(await result({ ...folder, digest: 'changed', merchant: 'gamma' })).toBe(2);
  expect(await store().imports('gamma')).toEqual([2, 1]);
  expect(await result({ kind: 'rollback', base: 1, restores: 2 })).toBe(6);
  expect(await store().version('alpha', 6)).toMatchObject({ kind: 'rollback', restores: 2, base: 5 });
});

it('a roll-back cancels what waits, of its brand', async () => {
  await release('one');
  await release('two', { liveFrom: at(5) });
  await release('of beta', { merchant: 'beta', liveFrom: at(5) });
  expect(await release('back', { kind: 'rollback' })).toBe(3);
  expect([await states(), await states('beta')]).toEqual([{ 1: 'past', 2: 'cancelled', 3: 'live' }, { 1: 'scheduled' }]);
  expect((await store().head('alpha'))?.dueAt).toBe(null);
  expect(await store().lastRollback('alpha', 2)).toEqual({ version: 3, base: 2 });
  expect([await store().lastRollback('alpha', 3), await store().lastRollback('beta', 0)]).toEqual([null, null]);
  await release('again', { kind: 'rollback' });
  expect(await store().lastRollback('alpha', 0)).toEqual({ version: 4, base: 3 });
});

it('an asked version is stored and not served, with its moment, its hosts unclaimed and its folder kept for the yes', async () => {
  await release('one', { hosts: ['a.test'] });
  const disk = { digest: 'd', manifest: { name: 'asked' }, files: {} };
  const also: number[] = [];
  const asked = order('asked', { hosts: ['b.test'], liveFrom: at(5), disk });
  expect(await store().ask(asked, async (_tx, version) => void also.push(version))).toMatchObject({ version: 2, isNew: true });
  expect([await states(), await hostsOf(), also]).toEqual([{ 1: 'live', 2: 'asked' }, ['a.test'], [2]]);
  expect(await store().head('alpha')).toMatchObject({ version: 1, live: 1, dueAt: null, digest: 'one' });
  const [kept] = await database.db.select().from(brandRelease).where(eq(brandRelease.version, 2));
  expect(kept).toMatchObject({ merchant: 'alpha', liveFrom: at(5), disk, facts: { hosts: ['b.test'] } });
  expect(await store().disk('alpha')).toBe(null);
  await store().ask(order('plain'), nothing);
  const [plain] = await database.db.select().from(brandRelease).where(eq(brandRelease.version, 3));
  expect(plain).toMatchObject({ liveFrom: null, disk: null });
  const refused = [
    await store().ask(order('late', { base: 2 }), nothing),
    await store().ask(order('x', { live: null }), nothing),
  ];
  expect(refused).toEqual([{ result: 'stale', head: 1 }, { result: 'moved' }]);
  time = at(9);
  expect([await store().promoteDue(), (await store().liveOf(['alpha'])).map(({ version }) => version)]).toEqual([[], [1]]);
});

it('nothing is kept of a version whose line in the audit fails', async () => {
  const failing = async () => {
    throw new Error('no line');
  };
  await expect(store().release(order('one'), failing)).rejects.toThrow('no line');
  await expect(store().ask(order('one'), failing)).rejects.toThrow('no line');
  expect([await states(), await store().head('alpha'), await store().newestSeq()]).toEqual([{}, null, 0]);
});

it('a host is of the brand that had it first, unless that one may lose it, which is a change of that brand too', async () => {
  await release('one', { hosts: ['a.test', 'b.test'], kind: 'disk' });
  const wanted = { merchant: 'beta', hosts: ['b.test', 'c.test'] };
  const holder = { host: 'b.test', holder: 'alpha', kind: 'disk' } as const;
  expect(await release('two', wanted)).toEqual({ result: 'taken', hosts: [holder] });
  expect(await store().ask(order('two', wanted), nothing)).toEqual({ result: 'taken', hosts: [holder] });
  expect([await states('beta'), await store().holdersOf(['b.test', 'none.test'])]).toEqual([{}, [holder]]);
  expect(await release('two', { ...wanted, mayTakeFrom: (held) => held.holder === 'gamma' })).toMatchObject({
    result: 'taken',
  });
  const seq = await store().newestSeq();
  expect(await release('two', { ...wanted, mayTakeFrom: (held) => held.kind === 'disk' })).toBe(1);
  expect([await hostsOf(), await hostsOf('beta')]).toEqual([['a.test'], ['b.test', 'c.test']]);
  const changed = (await store().changes(seq)).map((head) => `${head.merchant} ${head.seq - seq}`);
  expect(changed.toSorted()).toEqual(['alpha 1', 'beta 2']);
  // A host that stays keeps its day; one that no version names any more is free.
  time = at(1);
  await release('three', { merchant: 'beta', hosts: ['c.test'] });
  const rows = await database.db.select().from(brandHost).where(eq(brandHost.merchant, 'beta'));
  expect(rows).toEqual([{ host: 'c.test', merchant: 'beta', since: noon }]);
  expect(await release('four', { hosts: ['b.test'] })).toBe(2);
  await release('five', { hosts: [] });
  expect(await hostsOf()).toEqual([]);
});

it('the version of a digest that was served last is told from one that still is, or never was', async () => {
  await release('one');
  time = at(1);
  await release('two');
  time = at(2);
  await release('one', { base: 2 });
  time = at(3);
  expect(await store().lastServed('alpha', 'two')).toMatchObject({ stored: { version: 2 }, until: at(2) });
  expect(await store().lastServed('alpha', 'one')).toMatchObject({ stored: { version: 1 }, until: at(1) });
  await release('three');
  expect(await store().lastServed('alpha', 'one')).toMatchObject({ stored: { version: 3 }, until: at(3) });
  await store().ask(order('four'), nothing);
  const none = ['three', 'four', 'five'].map((digest) => store().lastServed('alpha', digest));
  expect(await Promise.all([...none, store().lastServed('beta', 'one')])).toEqual([null, null, null, null]);
});

it('files in use are those of the newest version and of the folder as it was imported', async () => {
  const disk = (mark: string) => ({ digest: mark, manifest: {}, files: { 'a.svg': `folder-${mark}` } });
  await release('one', { disk: disk('old') });
  await release('two', { disk: disk('new') });
  await release('three');
  await release('of beta', { merchant: 'beta', disk: disk('beta') });
  expect([...(await store().fileDigests('alpha'))].toSorted()).toEqual(['file-three', 'folder-new']);
  expect(await store().disk('alpha')).toMatchObject({ digest: 'new', files: { 'a.svg': 'folder-new' } });
  expect([...(await store().fileDigests('gamma'))]).toEqual([]);
});

it('brands that were opened once have work, and others when they are asked for', async () => {
  for (const merchant of ['alpha', 'beta', 'gamma']) await release('one', { merchant });
  const seq = await store().newestSeq();
  await store().markVisited('alpha');
  await store().markVisited('alpha');
  expect((await store().changes(seq)).map(({ merchant, seq: own, visited }) => [merchant, own, visited])).toEqual([
    ['alpha', seq + 1, true],
  ]);
  const wanted = async (...merchants: string[]) => (await store().wanted(merchants)).map(({ merchant }) => merchant).toSorted();
  expect([await wanted(), await wanted('beta')]).toEqual([['alpha'], ['alpha', 'beta']]);
});

it('what a version replaced is asked of the moment it went live, of its brand', async () => {
  await release('one');
  await release('of beta', { merchant: 'beta' });
  time = at(1);
  await release('two', { merchant: 'beta' });
  await release('two');
  const two = await entry(2);
  expect(await store().servedBefore(two)).toBe(1);
  for (const state of ['scheduled', 'cancelled'] as const) expect(await store().servedBefore({ ...two, state })).toBe(null);
  expect(await store().servedBefore({ ...two, liveFrom: null })).toBe(null);
});
