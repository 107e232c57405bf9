import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';

const brands = createBrandsFolder('alpha');
brands.write(
  'beta',
  smallBrand('beta', { name: '<b>"Beta"</b>', theme: { seed: '#aa3311', modes: ['light'], defaultMode: 'light' } }),
);
let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands, settings: { production: false, publicHost: 'sites.example', port: 4000 } });
});
afterAll(() => site.close());

it.each(['localhost:4000', '127.0.0.1', '[::1]:4000'])('shows every brand in its modes to a developer at %s', async (host) => {
  const { statusCode, body, headers } = await site.get(host, '/?lang=en');
  expect(statusCode).toBe(200);
  expect([...body.matchAll(/class="look ([\w-]+)"/g)].map(([, look]) => look)).toEqual([
    'alpha-dark',
    'alpha-light',
    'beta-light',
  ]);
  expect(body).toContain('href="http://alpha.sites.example:4000/index"');
  expect(body).toContain('&lt;b&gt;&quot;Beta&quot;&lt;/b&gt;');
  expect(body).not.toContain('<b>"Beta"</b>');
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

it('shows developers what is wrong with a manifest', async () => {
  brands.write('gamma', smallBrand('gamma', { colour: '<red>' }));
  await site.tenants.refresh();
  const { body } = await site.get('localhost', '/');
  expect(body).toMatch(/<code>gamma\/brand\.json:\d+:\d+<\/code>/);
  brands.remove('gamma');
});

it('leads any other address of the machine itself to the chooser, and strangers to 421', async () => {
  const elsewhere = await site.get('localhost', '/help');
  expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([302, '/']);
  expect((await site.get('10.0.0.8', '/')).statusCode).toBe(421);
});

it('finds a brand under the public host', async () => {
  expect((await site.get('beta.sites.example', '/index')).body).toContain('data-brand="beta"');
  expect((await site.get('gamma.sites.example', '/index')).statusCode).toBe(421);
});
