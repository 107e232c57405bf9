import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserEnvironment } from '../../../../scripts/testing/browser.ts';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { vietnameseLetters } from '../../../brand/fontCoverage.ts';
import { calls } from '../../../wire/calls.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { startErrorText } from './startChecks.ts';

type Site = Awaited<ReturnType<typeof openTestServer>>;

const folder = mkdtempSync(join(tmpdir(), 'livery-several-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('two processes behind one address', () => {
  const sites: Site[] = [];
  beforeAll(async () => {
    const database = await testDatabase();
    const opening = [1, 2].map(() => openTestServer({ brands: createBrandsFolder('alpha'), database }));
    sites.push(...(await Promise.all(opening)));
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  it('send the same page under the same sign, so that either knows what the other sent [SERVE-04]', async () => {
    const [one, two] = await Promise.all(sites.map((site) => site.get('alpha.test', '/index')));
    expect(two?.body).toBe(one?.body);
    expect(two?.headers.etag).toBe(one?.headers.etag);
    expect(two?.headers['content-security-policy']).toBe(one?.headers['content-security-policy']);
    const known = await sites[1]?.get('alpha.test', '/index', { 'if-none-match': String(one?.headers.etag) });
    expect(known?.statusCode).toBe(304);
  });

  it('count the messages of one visitor together [SERVE-04]', async () => {
    const codes: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const answer = await sites[index % 2]?.server.inject({
        method: 'PUT',
        url: calls.feedback.path,
        headers: { host: 'alpha.test' },
        payload: { kind: 'feedback', content: `Lần ${index}` },
        remoteAddress: '203.0.113.9',
      });
      codes.push(answer?.json<{ code: string }>().code ?? '');
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMIT', 'RATE_LIMIT']);
  });

  it('cut the same fonts under the same address', async () => {
    const page = await sites[0]?.get('alpha.test', '/index');
    const [address = ''] = /\/fonts\/inter-latin[^"]+/.exec(page?.body ?? '') ?? [];
    const [one, two] = await Promise.all(sites.map((site) => site.get('alpha.test', address)));
    expect([one?.statusCode, one?.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(one?.rawPayload.equals(two?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(one?.rawPayload.length).toBeLessThan(32_000);
  });
});

const play = { files: { script: '/assets/play.js', styles: [] }, assets: null };
it.each([
  ['without games', {}],
  ['with games in front', { settings: { gamesOrigin: 'https://play.test' }, games: play }],
])('closes slow and idle connections, %s', async (_name, options) => {
  const site = await openTestServer({ brands: createBrandsFolder('alpha'), ...options });
  const { headersTimeout, requestTimeout, keepAliveTimeout } = site.server.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 30_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
  });
  await site.close();
});

describe('BRAND', () => {
  it('serves one brand on every host', async () => {
    const site = await openTestServer({ brands: createBrandsFolder('alpha', 'beta'), settings: { only: 'beta' } });
    const bodies = await Promise.all(['beta.test', 'alpha.test', '10.0.0.7'].map((host) => site.get(host, '/index')));
    expect(bodies.map(({ body }) => body.includes('data-brand="beta"'))).toEqual([true, true, true]);
    await site.close();
  });

  it('names the brands there are where there is none of that name', async () => {
    const opening = openTestServer({ brands: createBrandsFolder('alpha', 'beta'), settings: { only: 'gamma' } });
    await expect(opening).rejects.toThrow(
      /^BRAND is "gamma" and there is no such brand; choose from alpha, beta\. \/ BRAND là/,
    );
  });
});

describe('GEOIP_FILE', () => {
  const file = join(folder, 'ranges.csv');

  it('finds the country of a visitor, and blocks by it', async () => {
    writeFileSync(file, '203.0.113.0,203.0.113.255,FR\n2001:db8::,2001:db8::ffff,VN\n');
    const brands = createBrandsFolder();
    brands.write('alpha', smallBrand('alpha', { status: { blockedRegions: ['FR'] } }));
    const site = await openTestServer({ brands, settings: { countryTable: file } });
    const from = async (remoteAddress: string) => {
      const call = { method: 'GET', headers: { host: 'alpha.test' }, remoteAddress } as const;
      const status = await site.server.inject({ ...call, url: calls.status.path });
      const page = await site.server.inject({ ...call, url: '/index' });
      const { value } = status.json<{ value: { location: { country: string }; regionRestriction: boolean } }>();
      return [value.location.country, value.regionRestriction, page.statusCode];
    };
    expect(await from('203.0.113.7')).toEqual(['FR', true, 451]);
    expect(await from('2001:db8::1')).toEqual(['VN', false, 200]);
    expect(await from('198.51.100.1')).toEqual(['', false, 200]);
    await site.close();
  });

  it('stops the start with a sentence where the file is missing or is no table', async () => {
    const start = (countryTable: string) =>
      openTestServer({ brands: createBrandsFolder('alpha'), settings: { countryTable } }).catch(startErrorText);
    expect(await start(join(folder, 'none.csv'))).toMatch(/^The country table .*none\.csv cannot be read; correct GEOIP_FILE/);
    writeFileSync(file, '203.0.113.0,FR\n');
    expect(await start(file)).toMatch(/^Line 1 of .*ranges\.csv is no range of addresses/);
  });
});

it('refuses a database of another version with a sentence, and leaves it as it is', async () => {
  const { url } = await testDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`update drizzle.__drizzle_migrations set hash = 'older', created_at = 1`);
  const before = await client.query('select * from drizzle.__drizzle_migrations');
  const opening = openDatabase({ kind: 'postgres', url }).catch(startErrorText);
  expect(await opening).toMatch(/^The database was made by another version of Livery\. .*DATA_DIR.* \/ Dữ liệu này/);
  expect((await client.query('select * from drizzle.__drizzle_migrations')).rows).toEqual(before.rows);
  await client.query('drop schema drizzle cascade');
  expect(await openDatabase({ kind: 'postgres', url }).catch(startErrorText)).toMatch(/^The database was made by another/);
  await client.end();
});

it("serves a brand's own font at its own host, and refuses one without Vietnamese letters [PALETTE-09]", async () => {
  const brands = createBrandsFolder('beta');
  const theme = { seed: '#336699', fonts: { text: { file: 'fonts/own.woff2', name: 'Own Sans' } } };
  brands.write('alpha', smallBrand('alpha', { theme }));
  mkdirSync(join(brands.path, 'alpha/fonts'));
  const plain = readFileSync(join(browserEnvironment.FONTCONFIG_PATH, 'fonts/Open_Sans/OpenSans-Regular.ttf'));
  const options = { targetFormat: 'woff2', keepFeatures: ['mark'], noHinting: true, variationAxes: {} } as const;
  const own = await subsetFont(plain, vietnameseLetters.join(''), options);
  writeFileSync(join(brands.path, 'alpha/fonts/own.woff2'), own);
  const site = await openTestServer({ brands });
  const { body } = await site.get('alpha.test', '/index');
  const [address = ''] = /\/fonts\/alpha\/own\.[0-9a-f]+\.woff2/.exec(body) ?? [];
  const sent = await site.get('alpha.test', address);
  expect([sent.statusCode, sent.rawPayload.equals(own)]).toEqual([200, true]);
  expect((await site.get('beta.test', address)).statusCode).toBe(404);

  writeFileSync(join(brands.path, 'alpha/fonts/own.woff2'), await subsetFont(plain, 'abc', options));
  await site.tenants.refresh();
  expect(site.tenants.problems().flatMap(({ problems }) => problems.map(({ code, pointer }) => `${code} ${pointer}`))).toEqual([
    'asset.fontLetters /theme/fonts/text/file',
  ]);
  expect((await site.get('alpha.test', '/index')).statusCode).toBe(200);
  await site.close();
});
