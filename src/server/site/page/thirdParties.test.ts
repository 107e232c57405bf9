import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { readSettings } from '../../edge/settings/index.ts';

type Site = Awaited<ReturnType<typeof openTestServer>>;

const firebase = { apiKey: 'A'.repeat(30), authDomain: 'project.firebaseapp.com', projectId: 'project-one' };
const folder = () => {
  const brands = createBrandsFolder('plain');
  brands.write('social', smallBrand('social', { signIn: { social: ['google'], firebase } }));
  brands.write('texting', smallBrand('texting', { signIn: { firebase: { ...firebase, sms: true } } }));
  brands.write('counted', smallBrand('counted', { analytics: { gtagId: 'G-TEST1' }, routers: ['https://two.counted.test'] }));
  return brands;
};
let site: Site;
let guarded: Site;

beforeAll(async () => {
  site = await openTestServer({ brands: folder() });
  guarded = await openTestServer({
    brands: folder(),
    settings: {
      verification: {
        ...readSettings({}).verification,
        geetest: { captchaId: 'id', key: 'key', url: 'http://127.0.0.1:9/validate' },
      },
    },
  });
});
afterAll(async () => {
  await site.close();
  await guarded.close();
});

async function headersOf({ get }: Site, merchant: string) {
  const { headers } = await get(`${merchant}.test`, '/index');
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.filter((source) => !source.startsWith("'sha256-"))] as const;
      }),
  );
  return { policy, opener: headers['cross-origin-opener-policy'] };
}

it('allows no third party on the pages of a brand that has set up none', async () => {
  const { policy, opener } = await headersOf(site, 'plain');
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('frame-src')).toEqual(["'none'"]);
  expect(policy.get('trusted-types')).toEqual(['livery', 'challenge', 'worker']);
  expect([...policy.values()].flat().filter((source) => source.includes('google') || source.includes('geetest'))).toEqual([]);
  expect(opener).toBe('same-origin');
});

it('lets the programs of a brand’s own project run on its pages, and its windows find their way back', async () => {
  const { policy, opener } = await headersOf(site, 'social');
  expect(policy.get('script-src')).toEqual(["'strict-dynamic'"]);
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
  expect(policy.get('frame-src')).toEqual(['https://project.firebaseapp.com']);
  expect(policy.get('trusted-types')).toEqual(['livery', 'challenge', 'worker', 'default', 'gapi#gapi', 'goog#html']);
  expect(opener).toBe('same-origin-allow-popups');
  const file = await site.get('social.test', '/robots.txt');
  expect(file.headers['cross-origin-opener-policy']).toBe('same-origin');
});

it('admits reCAPTCHA only to a brand whose codes Firebase sends [THIRD-02]', async () => {
  const { policy } = await headersOf(site, 'texting');
  expect(policy.get('connect-src')).toContain('https://www.google.com/recaptcha/');
  expect(policy.get('frame-src')).toEqual([
    'https://project.firebaseapp.com',
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ]);
  expect(policy.get('trusted-types')).toContain('recaptcha');
  const other = await headersOf(site, 'social');
  expect([...other.policy.values()].flat().filter((source) => source.includes('recaptcha'))).toEqual([]);
});

it('lets the challenge of a provider run where the server has its keys, and names no source twice [THIRD-01]', async () => {
  const plain = await headersOf(guarded, 'plain');
  expect(plain.policy.get('script-src')).toEqual(["'strict-dynamic'"]);
  expect(plain.policy.get('connect-src')).toEqual(["'self'", 'https://gcaptcha4.geetest.com']);
  expect(plain.policy.get('trusted-types')).toEqual(['livery', 'challenge', 'worker', 'default', 'geetest']);
  const both = await headersOf(guarded, 'social');
  const named = both.policy.get('trusted-types') ?? [];
  expect(named).toEqual([...new Set(named)]);
  expect(named).toContain('geetest');
  expect(named).toContain('gapi#gapi');
});

it('allows the tag of a brand that counts its visitors, and requests to its mirrors [PERM-02, ENTITY-27]', async () => {
  const { policy } = await headersOf(site, 'counted');
  expect(policy.get('script-src')).toEqual(["'strict-dynamic'"]);
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://two.counted.test',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ]);
  expect(policy.get('trusted-types')).toEqual(['livery', 'challenge', 'worker', 'default', 'analytics', 'goog#html']);
  const { headers } = await site.get('counted.test', '/robots.txt');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it('has browsers upgrade the requests of a page that is served over https', async () => {
  expect((await headersOf(site, 'plain')).policy.get('upgrade-insecure-requests')).toEqual([]);
  const local = await openTestServer({ brands: folder(), settings: { production: false } });
  expect((await headersOf(local, 'plain')).policy.has('upgrade-insecure-requests')).toBe(false);
  await local.close();
});
