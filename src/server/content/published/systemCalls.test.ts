import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { allWords } from '../../../i18n/serverText.ts';
import { calls } from '../../../wire/calls.ts';
import type { CustomerServiceAddress, CustomerServiceLookup, OneTimePublicKey } from '../../../wire/customerService.ts';
import { failureText } from '../../../wire/failure.ts';
import type { Country, ModuleNode, PermissionInfo } from '../../../wire/permission.ts';
import { namedNodes } from '../../tenants/permission/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { findCustomerService } from './customerService.ts';

const brands = createBrandsFolder('beta');
brands.write(
  'alpha',
  smallBrand('alpha', {
    hosts: ['alpha.test', 'www.alpha.test'],
    modules: { DIRECTREG3: false, pwdEnabled: true },
    contacts: { liveChat: 'https://chat.alpha.test/room', email: 'help@alpha.test' },
    downloads: [{ resourceType: 'ANDROID', url: 'https://get.alpha.test/app.apk' }],
    cdn: { images: ['https://pictures.alpha.test'], games: ['https://games.alpha.test'] },
    routers: ['https://one.alpha.test', 'https://two.alpha.test'],
    frames: { customerService: ['chat.alpha.test'] },
    registration: { terms: { minAge: 21 }, fields: { email: { enabled: true, required: true } } },
    languages: { default: 'vi', offered: ['vi'] },
    analytics: { gtagId: 'G-TEST1' },
    status: { blockedRegions: ['FR'] },
  }),
);
brands.write('closed', smallBrand('closed', { status: { maintenance: { on: true, until: '2026-11-20T06:00:00Z' } } }));
let site: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  site = await openTestServer({ brands, settings: { trustProxy: 'loopback', countryHeader: 'x-country' } });
});
afterAll(() => site.close());

describe('permission', () => {
  it('carries everything a site starts with [PERM-01] [PERM-02] [PERM-03] [API-13]', async () => {
    const { value: info } = (
      await site.get('alpha.test', `${calls.permission.path}?url=www.alpha.test`, {
        'x-country': 'SG',
      })
    ).json<{ value: PermissionInfo }>();
    expect(info).toMatchObject({
      resources: [{ resourceType: 'ANDROID', url: 'https://get.alpha.test/app.apk' }],
      customerService: { available: true, email: 'help@alpha.test' },
      analytics: { gtagId: 'G-TEST1' },
      imageCDNs: ['https://pictures.alpha.test'],
      launchGameCDNs: ['https://games.alpha.test'],
      location: { ip: '127.0.0.1', country: 'SG' },
      maintenance: false,
      regionRestriction: false,
    });
    const enabled = namedNodes(info.whitelabel, ['DIRECTREG3', 'pwdEnabled']).map((node) => `${node.modId} ${node.enabled}`);
    expect(enabled).toEqual(['DIRECTREG3 0', 'pwdEnabled 1']);
    expect([info.registerRules.terms.minAge, info.registerRules.fields['email']?.required]).toEqual([21, true]);
  });

  it.each(['beta.test', 'stranger.test', 'https://alpha.test', 'alpha.test/wps', 'alpha.test.evil.test'])(
    'refuses the address %s [ERR-20]',
    async (url) => {
      const { statusCode, body } = await site.get('alpha.test', `${calls.permission.path}?url=${encodeURIComponent(url)}`);
      expect([statusCode, body.includes('DOMAIN_INVALID')]).toEqual([421, true]);
    },
  );

  it('gives a blocked region and a maintained site the reason [SYS-01] [SYS-02]', async () => {
    const blocked = (await site.get('alpha.test', `${calls.permission.path}?url=alpha.test`, { 'x-country': 'FR' })).json<{
      value: PermissionInfo;
    }>();
    const closed = (await site.get('closed.test', `${calls.permission.path}?url=closed.test`)).json<{
      value: PermissionInfo;
    }>();
    expect([blocked.value.regionRestriction, closed.value.maintenance]).toEqual([true, true]);
    const status = (await site.get('closed.test', calls.status.path)).json<{ value: unknown }>();
    expect(status.value).toMatchObject({
      maintenance: true,
      maintenanceEnd: '2026-11-20T06:00:00.000Z',
      regionRestriction: false,
    });
    const refusals = [
      await site.get('closed.test', calls.hotGames.path),
      await site.get('alpha.test', calls.hotGames.path, { 'x-country': 'FR' }),
    ].map((answer) => [answer.statusCode, answer.json<{ code: string }>().code]);
    expect(refusals).toEqual([
      [503, 'MAINTENANCE'],
      [451, 'REGION_BLOCKED'],
    ]);
  });
});

it('answers the registration settings to any caller [API-10]', async () => {
  const answer = await site.get('alpha.test', calls.registerSettings.path);
  const { value } = answer.json<{
    value: { terms: { minAge: number }; fields: Record<string, { enabled: boolean; required: boolean }> };
  }>();
  expect([answer.statusCode, value.terms.minAge]).toEqual([200, 21]);
  expect(value.fields['email']).toMatchObject({ enabled: true, required: true });
});

it('answers the status to any caller: open, maintained, blocked [API-12]', async () => {
  const asked = async (host: string, country: string) => {
    const answer = await site.get(host, calls.status.path, { 'x-country': country });
    const { value } = answer.json<{ value: { maintenance: boolean; regionRestriction: boolean } }>();
    return [answer.statusCode, value.maintenance, value.regionRestriction];
  };
  expect(await asked('alpha.test', 'VN')).toEqual([200, false, false]);
  expect(await asked('closed.test', 'VN')).toEqual([200, true, false]);
  expect(await asked('alpha.test', 'FR')).toEqual([200, false, true]);
});

it('answers a refused visit with the sentence of its reason, in the language of the call [ERR-21] [ERR-22]', async () => {
  const sentence = async (host: string, language: string, country: string) =>
    (await site.get(host, calls.hotGames.path, { language, 'x-country': country })).json<{ message: string }>().message;
  for (const [code, words] of [
    ['VI', allWords.vi],
    ['EN', allWords.en],
  ] as const) {
    expect(await sentence('closed.test', code, 'VN')).toBe(words[failureText('MAINTENANCE')]);
    expect(await sentence('alpha.test', 'VI', 'FR')).toBe(allWords.vi[failureText('REGION_BLOCKED')]);
  }
});

it('answers the nodes a menu query names [API-11]', async () => {
  const { value: nodes } = (await site.get('alpha.test', `${calls.whitelabel.path}?menu=DIRECTREG3,INVITE,NOTHING`)).json<{
    value: ModuleNode[];
  }>();
  expect(nodes).toEqual([
    { modId: 'DIRECTREG3', enabled: '0', childrenNodes: [] },
    { modId: 'INVITE', enabled: '1', childrenNodes: [] },
  ]);
});

it('lists the other addresses of a site, their speed unknown to the server [API-50] [ENTITY-27]', async () => {
  const { value: routers } = (await site.get('alpha.test', calls.domainRoute.path)).json<{ value: unknown }>();
  expect(routers).toEqual({
    domainList: [
      { url: 'https://one.alpha.test', speed: null },
      { url: 'https://two.alpha.test', speed: null },
    ],
  });
});

it('lists every country with its dialing code, Vietnam first [API-57] [ENTITY-13]', async () => {
  const { value: list } = (await site.get('alpha.test', calls.countryCode.path)).json<{ value: Country[] }>();
  expect(list[0]).toEqual({
    countryCode: 'VN',
    countryDialingCode: '84',
    name: { vi: 'Việt Nam', en: 'Vietnam' },
    mobileLength: { min: 9, max: 9 },
  });
  expect(list.length).toBeGreaterThan(230);
  expect(new Set(list.map(({ countryCode }) => countryCode)).size).toBe(list.length);
  expect(list.filter(({ countryCode, name }) => name.vi === countryCode || name.en === countryCode)).toEqual([]);
});

describe('customer service', () => {
  const lookUp = (host: string, payload: object) =>
    site.server.inject({ method: 'POST', url: calls.customerService.path, headers: { host }, payload });

  it('seals the address of the rank for the key of one lookup, for 60 seconds [API-60] [ENTITY-32] [CS-05]', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const lookedUp = async (host: string) =>
      (await lookUp(host, { publicKey: await exportJWK(publicKey) })).json<{ value: CustomerServiceLookup }>().value;
    const plain = async (path: string) => {
      const { plaintext } = await compactDecrypt(path, privateKey, {
        keyManagementAlgorithms: ['ECDH-ES'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    };
    const read = async ({ version }: CustomerServiceLookup) => {
      const [entry] = version.pathList;
      expect(entry?.type).toBe('3');
      return plain(entry?.path ?? '');
    };
    const open = async (host: string) => read(await lookedUp(host));
    const exp = noon.getTime() / 1_000 + 60;
    expect(await open('alpha.test')).toEqual({ url: 'https://chat.alpha.test/room', type: '3', exp });
    expect(await open('beta.test')).toEqual({ url: '/helpmc', type: '3', exp });
    expect(await open('closed.test')).toEqual({ url: '/helpmc', type: '3', exp });

    const key = (await exportJWK(publicKey)) as OneTimePublicKey;
    const withAll = { contacts: { email: 'help@alpha.test', social: [{ url: 'https://t.me/alpha' }] } };
    const { version } = await findCustomerService({ brand: withAll } as Tenant, key, null, noon);
    const urls = version.pathList.map(async ({ type, path }) => [type, await plain(path)]);
    expect(await Promise.all(urls)).toEqual([
      ['3', { url: '/helpmc', type: '3', exp }],
      ['1', { url: 'mailto:help@alpha.test', type: '1', exp }],
      ['2', { url: 'https://t.me/alpha', type: '2', exp }],
    ]);
    const addressFor = async (rank: number | null, contacts: object) => {
      const tenant = { brand: { contacts: { social: [], ...contacts } } } as unknown as Tenant;
      return ((await read(await findCustomerService(tenant, key, rank, noon))) as CustomerServiceAddress).url;
    };
    const [liveChat, vipChat] = ['https://chat.alpha.test/room', 'https://chat.alpha.test/vip'];
    expect(await Promise.all([null, 4, 5].map((rank) => addressFor(rank, { liveChat, vipChat })))).toEqual([
      liveChat,
      liveChat,
      vipChat,
    ]);
    expect(await addressFor(5, { liveChat })).toBe(liveChat);
    expect(await addressFor(5, {})).toBe('/helpmc');
  });

  it.each([
    ['no key', {}],
    ['another curve', { publicKey: { kty: 'EC', crv: 'P-384', x: 'a'.repeat(43), y: 'a'.repeat(43) } }],
    ['a private half', { publicKey: { kty: 'EC', crv: 'P-256', x: 'a'.repeat(43), y: 'a'.repeat(43), d: 'a'.repeat(43) } }],
    ['a point off the curve', { publicKey: { kty: 'EC', crv: 'P-256', x: 'a'.repeat(43), y: 'a'.repeat(43) } }],
  ])('refuses %s', async (_what, payload) => {
    expect((await lookUp('alpha.test', payload)).json()).toMatchObject({ success: false, code: 'VALIDATION' });
  });
});

describe('language', () => {
  const put = async (host: string, payload: object) =>
    (await site.server.inject({ method: 'PUT', url: calls.memberLanguage.path, headers: { host }, payload })).json<{
      code: string;
    }>().code;

  it('takes a language the brand offers and no other [API-59]', async () => {
    expect(await put('beta.test', { language: 'EN' })).toBe('OK');
    expect(await put('alpha.test', { language: 'EN' })).toBe('VALIDATION');
    expect(await put('beta.test', { language: 'en' })).toBe('VALIDATION');
    expect(await put('beta.test', {})).toBe('VALIDATION');
  });
});
