import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/noon.ts';
import { type Brand, storedBrand } from '../../../manifest/index.ts';
import type { Tenant } from '../tenant/index.ts';
import { accessRefusalOf, isMaintained, permission, registerSettings, restrictAccess, systemStatus } from './index.ts';

/** Settings of a brand as screens read them, and refusals of a closed site or of a module that is off. */

const brandOf = (more: object = {}) =>
  storedBrand({
    merchant: 'alpha',
    name: 'Alpha',
    hosts: ['alpha.test'],
    theme: { seed: '#336699' },
    assets: { logo: 'logo.svg' },
    ...more,
  });
const of = (profile: 'play' | 'real', more: object = {}): Brand => ({ ...brandOf(more), profile });
const here = { ip: '203.0.113.9', country: 'VN' };

describe('the rules of registration', () => {
  it('are the default of every field where the brand says nothing', () => {
    const rule = (enabled: boolean, required: boolean, patternId: number, minLength: number, maxLength: number) => ({
      enabled,
      required,
      acceptedPattern: '',
      patternId,
      minLength,
      maxLength,
    });
    const { fields, captcha } = registerSettings(brandOf());
    expect(fields).toEqual({
      username: rule(true, true, 2, 6, 15),
      password: rule(true, true, 1, 8, 128),
      mobileNum: rule(true, true, 7, 6, 15),
      payeeName: rule(true, true, 9, 2, 50),
      affiliateCode: rule(true, false, 5, 4, 20),
      paymentPassword: rule(false, false, 7, 6, 6),
      email: rule(false, false, 4, 6, 64),
      qqNum: rule(false, false, 7, 5, 12),
      line: rule(false, false, 10, 2, 30),
      whatsapp: rule(false, false, 7, 6, 15),
      facebook: rule(false, false, 10, 2, 50),
      wechat: rule(false, false, 10, 2, 30),
      idNumber: rule(false, false, 5, 6, 20),
      recommenderId: rule(false, false, 5, 4, 20),
      birthday: rule(false, false, 12, 10, 10),
      captcha: { ...rule(captcha, true, 5, 4, 8), acceptedPattern: '*' },
    });
  });

  it('are those of the brand where it says something, each value by itself', () => {
    const registration = { fields: { email: { enabled: true, minLength: 9 } }, captcha: true };
    const { fields, captcha } = registerSettings(brandOf({ registration }));
    expect(fields['email']).toMatchObject({ enabled: true, required: false, patternId: 4, minLength: 9, maxLength: 64 });
    expect(fields['line']).toMatchObject({ enabled: false });
    expect([captcha, fields['captcha']?.enabled]).toEqual([true, true]);
    expect(registerSettings(brandOf({ registration: { captcha: false } })).fields['captcha']?.enabled).toBe(false);
  });

  it('configure the captcha as a field, before the switch beside the fields [FIELDCFG-03]', () => {
    const of = (fields: object, captcha = true) =>
      registerSettings(brandOf({ registration: { fields: { captcha: fields }, captcha } }));
    const standard = { required: true, acceptedPattern: '*', patternId: 5, minLength: 4, maxLength: 8 };
    expect(of({}).fields['captcha']).toEqual({ enabled: true, ...standard });
    expect(of({ required: false, maxLength: 6 }).fields['captcha']).toEqual({
      enabled: true,
      ...standard,
      required: false,
      maxLength: 6,
    });
    const isShown = ({ captcha, fields }: ReturnType<typeof of>) => [captcha, fields['captcha']?.enabled];
    expect(isShown(of({ enabled: false }))).toEqual([false, false]);
    expect(isShown(of({ enabled: true }, false))).toEqual([true, true]);
    expect(isShown(of({ minLength: 3 }, false))).toEqual([false, false]);
  });

  it('never have the box of the terms ticked beforehand with real money', () => {
    const registration = { terms: { defaultChecked: true } };
    const ticked = (profile: 'play' | 'real') => registerSettings(of(profile, { registration })).terms.defaultChecked;
    expect([ticked('play'), ticked('real')]).toEqual([true, false]);
    expect(registerSettings(brandOf({ registration: { terms: { defaultChecked: false } } })).terms.defaultChecked).toBe(false);
  });
});

describe('maintenance', () => {
  const until = '2026-11-20T05:00:00Z';
  const status = (more: object) => brandOf({ status: { maintenance: { on: true, ...more } } }).status;

  it('lasts while it is on, and to its announced end at the latest', () => {
    expect(isMaintained(brandOf().status, noon)).toBe(false);
    expect(isMaintained(status({ on: false }), noon)).toBe(false);
    expect(isMaintained(status({}), noon)).toBe(true);
    expect(isMaintained(status({ until }), new Date(noon.getTime() - 1))).toBe(true);
    expect(isMaintained(status({ until }), noon)).toBe(false);
  });

  it('says its end while it lasts', () => {
    const stated = (more: object, at: Date) => systemStatus({ profile: 'play', status: status(more) }, here, at);
    const open = { maintenance: false, regionRestriction: false, location: here };
    expect(stated({ until }, new Date(0))).toEqual({ ...open, maintenance: true, maintenanceEnd: '2026-11-20T05:00:00.000Z' });
    expect(stated({ until }, noon)).toEqual(open);
    expect(stated({}, noon)).toEqual({ ...open, maintenance: true });
  });
});

it('says of a brand where its files, games, support and downloads are, and who visits it from where', () => {
  const brand = brandOf({
    contacts: { email: 'help@alpha.test' },
    cdn: { images: ['https://img.test'], games: ['https://games.test'] },
    downloads: [
      {
        resourceType: 'ANDROID',
        url: 'https://alpha.test/app.apk',
        qrCodeUrl: 'https://alpha.test/qr.png',
        labelNameEn: 'App',
      },
      { resourceType: 'IOS', url: 'https://alpha.test/app' },
    ],
    status: { blockedRegions: ['US'] },
  });
  expect(permission(brand, { ...here, country: 'US' }, noon)).toMatchObject({
    resources: [
      {
        resourceType: 'ANDROID',
        url: 'https://alpha.test/app.apk',
        qrCodeUrl: 'https://alpha.test/qr.png',
        labelNameEn: 'App',
      },
      { resourceType: 'IOS', url: 'https://alpha.test/app', labelNameEn: 'IOS' },
    ],
    customerService: { available: true, email: 'help@alpha.test' },
    imageCDNs: ['https://img.test'],
    launchGameCDNs: ['https://games.test'],
    location: { ip: '203.0.113.9', country: 'US' },
    maintenance: false,
    regionRestriction: true,
  });
  const plain = permission(brandOf(), here, noon);
  expect(plain.customerService).toEqual({ available: true });
  expect(plain.registerRules).toEqual(registerSettings(brandOf()));
  expect(plain.whitelabel.map(({ modId, enabled }) => [modId, enabled])).toEqual([
    ['REGISTER', '1'],
    ['SIGNIN', '1'],
    ['MEMBER', '1'],
  ]);
});

describe('a visit', () => {
  const tenantOf = (status: object, modules: object = {}) => ({ brand: brandOf({ status, modules }) }) as unknown as Tenant;
  const now = () => noon;
  const maintenance = { on: true };

  it('is refused for maintenance before its region, and without looking up a country that nothing asks for', () => {
    const refusal = (status: object, country = 'US') =>
      accessRefusalOf(tenantOf(status), { client: { ip: '::1', country } }, now);
    expect(refusal({ maintenance, blockedRegions: ['US'] })).toBe('MAINTENANCE');
    expect(refusal({ maintenance: { on: false }, blockedRegions: ['US'] })).toBe('REGION_BLOCKED');
    expect(refusal({ blockedRegions: ['US'] }, 'VN')).toBeNull();
    expect(refusal({ maintenance: { on: true, until: '2020-01-01T00:00:00Z' } })).toBeNull();
    const unread = {
      get client(): never {
        throw new Error('The country was looked up.');
      },
    };
    expect(accessRefusalOf(tenantOf({}), unread, now)).toBeNull();
  });

  /** The code of the refusal; null if the route is reached. */
  function visited(config: object, site: Tenant | null): string | null {
    const hooks: ((request: unknown, reply: unknown, done: (error?: { code: string }) => void) => void)[] = [];
    const server = {
      addHook: (_name: string, hook: (typeof hooks)[number]) => hooks.push(hook),
    };
    restrictAccess(server as unknown as FastifyInstance);
    const request = { site, client: here, server: { services: { now } }, routeOptions: { config } };
    const outcomes: (string | null)[] = [];
    Object.assign(server, { services: { now } });
    for (const hook of hooks) hook(request, null, (error) => outcomes.push(error?.code ?? null));
    expect(outcomes).toHaveLength(1);
    return outcomes[0] ?? null;
  }

  it('of a call is refused while the site is closed, of a page or of what answers all the same it is not', () => {
    const closed = tenantOf({ maintenance });
    expect(visited({}, closed)).toBe('MAINTENANCE');
    expect(visited({ kind: 'call' }, closed)).toBe('MAINTENANCE');
    expect(visited({ kind: 'page' }, closed)).toBeNull();
    expect(visited({ whenBlocked: 'answer' }, closed)).toBeNull();
    expect(visited({}, tenantOf({}))).toBeNull();
    // On a host without a brand.
    expect(visited({ module: 'INVITE' }, null)).toBeNull();
  });

  it('of a module that the brand has switched off finds nothing', () => {
    const on = { MEMBERCENTER: true, INVITE: true };
    expect(visited({ module: 'INVITE' }, tenantOf({}, on))).toBeNull();
    expect(visited({ module: 'INVITE' }, tenantOf({}, { ...on, INVITE: false }))).toBe('NOT_FOUND');
    expect(visited({ module: 'INVITE' }, tenantOf({ maintenance }, { ...on, INVITE: false }))).toBe('MAINTENANCE');
  });
});
