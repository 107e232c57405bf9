import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { calls } from '../../../wire/calls.ts';

const site = 'https://www.alpha.test';
let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer({ brands: createBrandsFolder('alpha'), settings: { staticOrigins: [site] } });
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'OPTIONS', url: string, origin: string) =>
  server.server.inject({ method, url, headers: { host: 'alpha.test', origin, 'access-control-request-method': 'PUT' } });

it('answers exported sites at named origins, and no other, without credentials [OPS-11]', async () => {
  const { headers } = await ask('GET', calls.status.path, site);
  expect(headers).toMatchObject({ 'access-control-allow-origin': site, vary: 'origin' });
  expect(headers['access-control-expose-headers']).toContain('retry-after');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  for (const origin of ['https://alpha.test', 'https://www.alpha.test.evil.test', 'http://www.alpha.test', 'null']) {
    const answer = await ask('GET', calls.status.path, origin);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  }
});

it('allows a call before it is sent, by the headers that pages send [OPS-11]', async () => {
  const allowed = await ask('OPTIONS', calls.register.path, site);
  expect([allowed.statusCode, allowed.body]).toEqual([204, '']);
  expect(allowed.headers['access-control-allow-methods']).toContain('PUT');
  expect(allowed.headers['access-control-allow-headers']).toBe(
    'authorization, content-type, language, page-version, x-gateway-version',
  );
  const refused = await ask('OPTIONS', calls.register.path, 'https://evil.test');
  expect([refused.statusCode, refused.headers['access-control-allow-methods']]).toEqual([404, undefined]);
});

it('leaves pages to their own origin, and pictures to every page that names them [OPS-11]', async () => {
  const page = await ask('GET', '/index', site);
  expect(page.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  const picture = /\/pictures\/alpha\/[^"\s]+\.(?:svg|png|webp)/.exec(page.body)?.[0] ?? expect.fail('No picture.');
  expect((await ask('GET', picture, site)).headers['cross-origin-resource-policy']).toBe('cross-origin');
});
