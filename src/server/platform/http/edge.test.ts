import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { readSettings } from '../../edge/settings/index.ts';

type Site = Awaited<ReturnType<typeof openTestServer>>;

const folder = () => {
  const brands = createBrandsFolder('beta');
  brands.write('alpha', smallBrand('alpha', { status: { blockedRegions: ['US'] } }));
  return brands;
};

const behindProxy = { trustProxy: '10.0.0.0/8, loopback', countryHeader: 'cf-ipcountry' };

let proxied: Site;
let forwarding: Site;
beforeAll(async () => {
  proxied = await openTestServer({ brands: folder(), settings: behindProxy });
  forwarding = await openTestServer({ brands: folder(), settings: { ...behindProxy, forwardedHost: true } });
});
afterAll(() => Promise.all([proxied.close(), forwarding.close()]));

async function brandAt({ server }: Site, headers: Readonly<Record<string, string>>, remoteAddress = '10.1.2.3') {
  const { body, statusCode } = await server.inject({ url: '/index', headers, remoteAddress });
  return /data-brand="(\w+)"/.exec(body)?.[1] ?? statusCode;
}

describe('the brand of a request', () => {
  const both = { host: 'alpha.test', 'x-forwarded-host': 'beta.test' };

  it('is that of its Host header, whatever is forwarded', async () => {
    expect(await brandAt(proxied, both)).toBe('alpha');
  });

  it('follows X-Forwarded-Host of a trusted proxy where the operator asks for it', async () => {
    expect(await brandAt(forwarding, both)).toBe('beta');
    expect(await brandAt(forwarding, { ...both, 'x-forwarded-host': 'evil.test, beta.test' })).toBe('beta');
    expect(await brandAt(forwarding, { host: 'alpha.test' })).toBe('alpha');
    expect(await brandAt(forwarding, both, '::ffff:10.1.2.3')).toBe('beta');
    expect(await brandAt(forwarding, both, '203.0.113.9')).toBe('alpha');
  });

  it('is only asked for together with trusted proxies', () => {
    expect(readSettings({ FORWARDED_HOST: '1', TRUST_PROXY: '10.0.0.1' }).forwardedHost).toBe(true);
    expect(() => readSettings({ FORWARDED_HOST: '1' })).toThrow('FORWARDED_HOST');
    expect(() => readSettings({ TRUST_PROXY: '10.0.0.0/99' })).toThrow('TRUST_PROXY');
    expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(() => readSettings({ NODE_ENV: 'production', TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY');
  });
});

describe('the country of a visitor', () => {
  const statusOf = async (country: string, remoteAddress: string) => {
    const headers = { host: 'alpha.test', 'cf-ipcountry': country };
    return (await proxied.server.inject({ url: '/index', headers, remoteAddress })).statusCode;
  };

  it.each([
    ['US', 451],
    ['us', 451],
    ['VN', 200],
  ])('is %s as a trusted proxy names it', async (country, status) => {
    expect(await statusOf(country, '10.1.2.3')).toBe(status);
  });

  it('is not believed from anyone else', async () => {
    expect(await statusOf('US', '203.0.113.9')).toBe(200);
    expect(() => readSettings({ COUNTRY_HEADER: 'cf-ipcountry' })).toThrow('TRUST_PROXY');
  });

  it.each(['US, VN', 'XX', 'T1', ''])('is unknown if the header says %j', async (country) => {
    const headers = { host: 'alpha.test', 'cf-ipcountry': country };
    const { body } = await proxied.server.inject({ url: '/wps/system/status', headers, remoteAddress: '10.1.2.3' });
    expect(JSON.parse(body).value.location.country).toBe('');
  });
});
