import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { visitor } from '../../../../tests/server/auth-kit.ts';
import { type BrandsFolder, createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { brandHost, brandVersion } from '../../platform/db/tables/registry.ts';
import type { Publication } from './publishing.ts';

type Site = Awaited<ReturnType<typeof openTestServer>>;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface World {
  readonly brands?: BrandsFolder;
  readonly database?: TestDatabase;
  readonly now?: () => Date;
}

async function serve({ brands = createBrandsFolder(), database, now }: World = {}) {
  const site = await openTestServer({
    brands,
    ...(database === undefined ? {} : { database }),
    ...(now === undefined ? {} : { now }),
  });
  closing.push(site.close);
  return site;
}

const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>');
const otherLogo = Buffer.from(logo.toString().replace('h4', 'h3'));
const author = { id: 'o-1', name: 'minh' };
let requests = 0;

/** A version of a brand, with its logo stored. */
async function version({ brandFiles }: Pick<Site, 'brandFiles'>, merchant: string, more: object = {}): Promise<Publication> {
  const files = { 'logo.svg': await brandFiles.put(logo, 'image/svg+xml') };
  const document = smallBrand(merchant, more);
  requests += 1;
  return { merchant, document, files, base: null, author, note: 'Lễ hội', kind: 'studio', requestId: `request-${requests}` };
}

const nameAt = async (site: Site, host: string) => /<h1>(.*)<\/h1>/.exec((await site.get(host, '/index')).body)?.[1] ?? null;

describe('publishing', () => {
  it('serves a new brand and each of its versions in every process, with author, note and an event [OPS-04]', async () => {
    const database = await testDatabase();
    const [here, there] = [await serve({ database }), await serve({ database })];
    expect((await there.get('gamma.test', '/index')).statusCode).toBe(421);
    const first = await here.tenants.publish(await version(here, 'gamma'));
    expect(first).toMatchObject({
      result: 'published',
      version: { version: 1, author: 'minh', note: 'Lễ hội', state: 'live' },
    });
    expect(await nameAt(here, 'gamma.test')).toBe('GAMMA');
    await there.tenants.follow();
    expect(await nameAt(there, 'gamma.test')).toBe('GAMMA');
    await here.tenants.publish({
      ...(await version(here, 'gamma', { name: 'Second', hosts: ['gamma.test', 'new.test'] })),
      base: 1,
    });
    await there.tenants.follow();
    expect([await nameAt(there, 'gamma.test'), await nameAt(there, 'new.test')]).toEqual(['Second', 'Second']);
    expect(await here.tenants.history('gamma', 9, 9)).toMatchObject([
      { version: 2, state: 'live', liveUntil: null },
      { version: 1, state: 'past', liveUntil: noon },
    ]);
    const events = await here.db.select().from(securityEvent);
    expect(events.filter(({ kind }) => kind === 'brand.published')).toMatchObject([
      { merchant: 'gamma', details: { operator: 'o-1', version: '1' } },
      { details: { version: '2' } },
    ]);
  });

  it('swaps all of a brand at once: every reader sees the old version or the new one whole [OPS-04]', async () => {
    const site = await serve();
    await site.tenants.publish(await version(site, 'gamma', { name: 'One', theme: { seed: '#336699' } }));
    const whole = new Set<string>();
    const look = async () => {
      const { body } = await site.get('gamma.test', '/index');
      const boot = JSON.parse(/id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '{}') as { brand?: { name?: string } };
      whole.add(`${boot.brand?.name} ${/<h1>(.*)<\/h1>/.exec(body)?.[1]} ${/--[^:]*:(#[0-9a-f]{6})/.exec(body) !== null}`);
    };
    const next = await version(site, 'gamma', { name: 'Two', theme: { seed: '#993333' } });
    const published = site.tenants.publish({ ...next, base: 1 });
    await Promise.all([published, ...Array.from({ length: 40 }, look)]);
    await look();
    expect([...whole].filter((seen) => !/^(?:One One|Two Two) /.test(seen))).toEqual([]);
    expect([...whole].some((seen) => seen.startsWith('Two Two'))).toBe(true);
  });

  it('stores nothing of a version that the reader refuses, and says why [MANIFEST-04]', async () => {
    const site = await serve();
    const broken = await version(site, 'gamma', { assets: { logo: 'away.svg' }, theme: { seed: 'red' } });
    const answer = await site.tenants.publish(broken);
    expect(answer).toMatchObject({ result: 'refused', version: null });
    expect(answer.problems.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/theme/seed']));
    const other = { ...(await version(site, 'delta')), merchant: 'gamma' };
    expect((await site.tenants.publish(other)).problems).toMatchObject([{ code: 'merchant.folder' }]);
    expect(await site.db.$count(brandVersion)).toBe(0);
  });

  it('lets one of two win who publish at once, and shows the other what changed; a repeated request gives its first answer [OPS-07]', async () => {
    const database = await testDatabase();
    const sites = [await serve({ database }), await serve({ database })] as const;
    await sites[0].tenants.publish(await version(sites[0], 'gamma'));
    const orders = await Promise.all(
      sites.map(async (site, index) => ({ ...(await version(site, 'gamma', { name: `By ${index}` })), base: 1 })),
    );
    const answers = await Promise.all(sites.map((site, index) => site.tenants.publish(orders[index] as Publication)));
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['published', 'stale']);
    const won = answers.findIndex(({ result }) => result === 'published');
    const lost = answers[1 - won];
    expect(lost?.changes).toMatchObject([{ pointer: '/name', before: 'GAMMA', after: `By ${won}` }]);
    const again = await sites[0].tenants.publish(orders[won] as Publication);
    expect(again).toMatchObject({ result: 'published', version: { version: 2 } });
    const twice = await version(sites[0], 'gamma', { name: 'Twice' });
    const both = await Promise.all(sites.map((site) => site.tenants.publish({ ...twice, base: 2 })));
    expect(both.map((each) => [each.result, each.version?.version])).toEqual([
      ['published', 3],
      ['published', 3],
    ]);
    expect(await sites[0].db.$count(brandVersion)).toBe(3);
    const reused = { ...twice, document: smallBrand('gamma', { name: 'Other' }) };
    await expect(sites[0].tenants.publish(reused)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('gives a host to one of two brands that claim it at once, and frees it when its holder lets go [MANIFEST-13]', async () => {
    const site = await serve();
    const orders = await Promise.all(
      ['gamma', 'delta'].map((merchant) => version(site, merchant, { hosts: [`${merchant}.test`, 'both.test'] })),
    );
    const answers = await Promise.all(orders.map((order) => site.tenants.publish(order)));
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['published', 'refused']);
    const refused = answers.findIndex(({ result }) => result === 'refused');
    expect(answers[refused]?.problems).toMatchObject([{ code: 'host.claimedTwice', pointer: '/hosts/1' }]);
    const holder = orders[1 - refused]?.merchant ?? '';
    expect(await nameAt(site, 'both.test')).toBe(holder.toUpperCase());
    await site.tenants.publish({ ...(await version(site, holder)), base: 1 });
    const later = await site.tenants.publish({ ...(orders[refused] as Publication), requestId: 'request-later' });
    expect([later.result, await nameAt(site, 'both.test')]).toEqual(['published', later.version?.merchant.toUpperCase()]);
  });

  it('keeps a version whole or not at all when its connection dies in the middle [OPS-04]', async () => {
    const database = await testDatabase();
    const site = await serve({ database });
    await site.tenants.publish(await version(site, 'gamma'));
    const other = await openDatabase(database);
    closing.push(other.close);
    const blocker = await other.db.$client.connect();
    // The publisher waits for this row after it has written its version.
    await blocker.query('begin');
    await blocker.query(`insert into brand_host values ('slow.test', 'nobody', now())`);
    const publishing = site.tenants
      .publish({ ...(await version(site, 'gamma', { name: 'Cut', hosts: ['gamma.test', 'slow.test'] })), base: 1 })
      .catch((error: unknown) => error);
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let pid: number | undefined;
    while (pid === undefined) pid = (await other.db.execute<{ pid: number }>(sql.raw(waiting))).rows[0]?.pid;
    await other.db.execute(sql`select pg_terminate_backend(${pid})`);
    expect(await publishing).toBeInstanceOf(Error);
    await blocker.query('rollback');
    blocker.release();
    expect(await site.db.$count(brandVersion)).toBe(1);
    expect((await site.db.select().from(brandHost)).map(({ host }) => host)).toEqual(['gamma.test']);
    expect((await site.tenants.head('gamma'))?.version).toBe(1);
    expect(await nameAt(site, 'gamma.test')).toBe('GAMMA');
  });

  it('does not let a serving version be changed or removed in the database', async () => {
    const site = await serve();
    await site.tenants.publish(await version(site, 'gamma'));
    for (const statement of [`update brand_version set note = 'x'`, 'delete from brand_version', 'truncate brand_version'])
      await expect(site.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});

describe('rolling back', () => {
  it('makes a new version of the same bytes, also across a schema version, and the history grows [OPS-05, MANIFEST-14]', async () => {
    const site = await serve();
    const old = await version(site, 'gamma', {
      theme: { seed: '#336699', palettes: { dark: { accent: { solid: '#336699' } } } },
      name: 'Old',
    });
    await site.tenants.publish(old);
    const before = await site.get('gamma.test', '/index');
    await site.tenants.publish({ ...(await version(site, 'gamma', { schemaVersion: 2, name: 'New' })), base: 1 });
    const order = { merchant: 'gamma', to: 1, author, reason: 'Sai màu', requestId: 'rollback-1' };
    const answer = await site.tenants.rollback(order);
    expect(answer).toMatchObject({
      result: 'published',
      version: { version: 3, kind: 'rollback', restores: 1, note: 'Sai màu', schemaVersion: '1' },
    });
    const [first, third] = await Promise.all([1, 3].map((number) => site.tenants.version('gamma', number)));
    expect(JSON.stringify(third?.manifest)).toBe(JSON.stringify(first?.manifest));
    expect([third?.files, third?.digest]).toEqual([first?.files, first?.digest]);
    const after = await site.get('gamma.test', '/index');
    expect(sha(after.rawPayload)).toBe(sha(before.rawPayload));
    expect((await site.tenants.rollback(order)).version?.version).toBe(3);
    await expect(site.tenants.rollback({ ...order, to: 7, requestId: 'rollback-2' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is not undone by a restart with the folder that it went back from; the folder is then ahead only once it changes', async () => {
    const database = await testDatabase();
    const brands = createBrandsFolder('alpha');
    const site = await serve({ brands, database });
    brands.write('alpha', smallBrand('alpha', { name: 'Second' }));
    await site.tenants.refresh();
    await site.tenants.rollback({ merchant: 'alpha', to: 1, author, reason: 'Quay lại', requestId: 'rollback-3' });
    const restarted = await serve({ brands, database });
    expect([await nameAt(restarted, 'alpha.test'), restarted.tenants.problems()]).toEqual(['ALPHA', []]);
    brands.write('alpha', smallBrand('alpha', { name: 'Third' }));
    await restarted.tenants.refresh();
    expect([await nameAt(restarted, 'alpha.test'), restarted.tenants.isDrift('alpha')]).toEqual(['ALPHA', true]);
    expect(restarted.tenants.problems()).toMatchObject([
      { isServed: true, problems: [{ code: 'folder.drift', severity: 'warning' }] },
    ]);
    const folder = (await restarted.tenants.drift('alpha')) ?? expect.fail('The folder is not ahead.');
    await restarted.tenants.settleFolder('alpha', folder);
    const again = await serve({ brands, database });
    expect([again.tenants.isDrift('alpha'), again.tenants.problems()]).toEqual([false, []]);
  });
});

describe('a schedule', () => {
  it('goes live at its moment in UTC in every process, also between the two hours of a clock change [OPS-04]', async () => {
    const database = await testDatabase();
    let time = new Date('2026-10-24T10:00:00Z');
    const now = () => time;
    const [here, there] = [await serve({ database, now }), await serve({ database, now })];
    await here.tenants.publish(await version(here, 'gamma'));
    // 02:30 comes twice in that night in Berlin; this is the second one.
    const liveFrom = new Date('2026-10-25T02:30:00+01:00');
    const planned = await here.tenants.publish({ ...(await version(here, 'gamma', { name: 'Later' })), base: 1, liveFrom });
    expect(planned).toMatchObject({ result: 'scheduled', version: { state: 'scheduled', liveFrom } });
    const meanwhile = await here.tenants.publish({ ...(await version(here, 'gamma', { name: 'Between' })), base: 2 });
    expect(meanwhile.problems).toMatchObject([{ code: 'version.waits' }]);
    time = new Date('2026-10-25T02:30:00+02:00');
    await there.tenants.follow();
    expect(await nameAt(there, 'gamma.test')).toBe('GAMMA');
    time = liveFrom;
    await Promise.all([here.tenants.follow(), there.tenants.follow()]);
    await here.tenants.follow();
    expect([await nameAt(here, 'gamma.test'), await nameAt(there, 'gamma.test')]).toEqual(['Later', 'Later']);
    expect(await here.tenants.history('gamma', 9, 9)).toMatchObject([
      { state: 'live', liveFrom },
      { state: 'past', liveUntil: liveFrom },
    ]);
  });

  it('can be cancelled until then, ends with a roll-back, and may not lie in the past', async () => {
    let time = noon;
    const site = await serve({ now: () => time });
    await site.tenants.publish(await version(site, 'gamma'));
    const liveFrom = new Date(noon.getTime() + 60_000);
    const later = async () => ({ ...(await version(site, 'gamma', { name: 'Later' })), base: 1, liveFrom });
    await site.tenants.publish(await later());
    expect(await site.tenants.cancel('gamma', 2, author)).toMatchObject({ state: 'cancelled' });
    await expect(site.tenants.cancel('gamma', 2, author)).rejects.toMatchObject({ code: 'CONFLICT' });
    await site.tenants.publish(await later());
    await site.tenants.rollback({ merchant: 'gamma', to: 1, author, reason: 'Sự cố', requestId: 'rollback-4' });
    time = new Date(noon.getTime() + 120_000);
    await site.tenants.follow();
    expect(await nameAt(site, 'gamma.test')).toBe('GAMMA');
    expect((await site.tenants.history('gamma', 9, 9)).map(({ state }) => state)).toEqual([
      'live',
      'cancelled',
      'cancelled',
      'past',
    ]);
    await expect(site.tenants.publish({ ...(await later()), base: 4 })).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('brands that only the database has', () => {
  it('are loaded when they are first asked for, from then on at every start, and never otherwise [OPS-13]', async () => {
    const database = await testDatabase();
    const publisher = await serve({ database });
    for (const merchant of ['gamma', 'delta']) await publisher.tenants.publish(await version(publisher, merchant));
    const site = await serve({ database });
    const loaded = () => site.tenants.all().map(({ brand }) => brand.merchant);
    expect(loaded()).toEqual([]);
    expect(await Promise.all([nameAt(site, 'gamma.test'), nameAt(site, 'gamma.test')])).toEqual(['GAMMA', 'GAMMA']);
    expect(loaded()).toEqual(['gamma']);
    const restarted = await serve({ database });
    expect(restarted.tenants.all().map(({ brand }) => brand.merchant)).toEqual(['gamma']);
  });

  it('keep their last version where the new one cannot be loaded, and take it as soon as it can [MANIFEST-04]', async () => {
    const database = await testDatabase();
    const [here, there] = [await serve({ database }), await serve({ database })];
    await here.tenants.publish(await version(here, 'gamma'));
    await there.tenants.follow();
    expect(await nameAt(there, 'gamma.test')).toBe('GAMMA');
    const next = await version(here, 'gamma', { name: 'Second' });
    const files = { 'logo.svg': await here.brandFiles.put(otherLogo, 'image/svg+xml') };
    await here.tenants.publish({ ...next, files, base: 1 });
    await here.db.execute(sql`alter table brand_file rename to brand_file_away`);
    await there.tenants.follow();
    expect(await nameAt(there, 'gamma.test')).toBe('GAMMA');
    await here.db.execute(sql`alter table brand_file_away rename to brand_file`);
    await there.tenants.follow();
    expect(await nameAt(there, 'gamma.test')).toBe('Second');
  });
});

it('lets a player who began on the version before go on: session, calls and pictures of its page [OPS-06]', async () => {
  const brands = createBrandsFolder('alpha');
  const site = await serve({ brands });
  const from = visitor(site, () => noon);
  const { token } = (await from.login('demomember', 'Demo-2026')).value;
  const { body } = await site.get('alpha.test', '/index');
  const picture = `${/\/pictures\/alpha\/[^"? ]*\/logo(?=["-.])/.exec(body)?.[0]}.svg`;
  expect((await site.get('alpha.test', picture)).statusCode).toBe(200);
  const stored = await site.tenants.version('alpha', 1);
  const files = { 'logo.svg': await site.brandFiles.put(otherLogo, 'image/svg+xml') };
  const next = await version(site, 'alpha', { name: 'Second', hosts: ['alpha.test', 'second.test'] });
  const answer = await site.tenants.publish({ ...next, files, base: stored?.version ?? null });
  expect(answer.result).toBe('published');
  expect((await from.send('balance', undefined, { token })).code).toBe('OK');
  expect((await site.get('alpha.test', picture)).statusCode).toBe(200);
});

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
