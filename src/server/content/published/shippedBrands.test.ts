import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfRealBrands, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { calls } from '../../../wire/calls.ts';
import type { SortingVendor } from '../../../wire/catalogue.ts';
import { screens } from '../../site/page/screens.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const brands = copyOfRealBrands();
brands.write('small', smallBrand('small'));
brands.write(
  'edited',
  smallBrand('edited', {
    help: {
      topics: {
        about: {
          title: { vi: 'Về Edited', en: 'Edited story' },
          body: { vi: 'Câu chuyện **của chúng tôi**.', en: 'Our **own** story.' },
        },
        refund: { body: { vi: 'Hoàn tiền trong 7 ngày.', en: 'Refund within 7 days.' } },
      },
    },
    banners: {
      home: [
        { id: 'past', from: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z' },
        { id: 'shown', from: '2026-11-19T00:00:00Z', until: '2026-11-21T00:00:00Z' },
        { id: 'coming', from: '2026-11-21T00:00:00Z' },
      ].map((period) => ({
        ...period,
        image: { light: 'banner.svg' },
        alt: { vi: `Hình ${period.id}`, en: `Picture ${period.id}` },
      })),
    },
  }),
);
writeFileSync(join(brands.path, 'edited/banner.svg'), readFileSync(join(brands.path, 'small/logo.svg')));
brands.write('closed', smallBrand('closed', { status: { maintenance: { on: true } } }));
brands.write('members', smallBrand('members', { catalogue: { guestRead: false } }));
let site: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  site = await openTestServer({ brands });
});
afterAll(() => site.close());

const liveOf = (merchant: string) => {
  const tenant = site.tenants.byMerchant(merchant);
  if (tenant === null) throw new Error(`The brand ${merchant} is missing.`);
  return tenant;
};

const boot = (merchant: string, path: string, vendor: string | null = null) =>
  site.content.bootFor({ tenant: liveOf(merchant), language: 'vi', screen: screens.of(path), vendor, article: null });

const isShipped = ({ brand }: Tenant) => !['small', 'members', 'edited', 'closed'].includes(brand.merchant);

it('shows every picture that the manifests of this product name', async () => {
  for (const tenant of site.tenants.all().filter(isShipped)) {
    const { content } = site;
    const { brand } = tenant;
    expect(content.banners(tenant, 'vi', 'home').map(({ id }) => id)).toEqual(brand.banners.home.map(({ id }) => id));
    expect((await content.promotions(tenant, 'vi')).filter(({ picture }) => picture === null)).toEqual([]);
    const { ornament, maintenancePicture } = content.siteBrand(tenant, 'vi');
    expect([ornament === null, maintenancePicture === null]).toEqual([
      brand.assets.ornament === undefined,
      brand.assets.maintenance === undefined,
    ]);
  }
});

it('offers no address of the included brands that does not exist: own pages answer, and none is invented', async () => {
  for (const tenant of site.tenants.all().filter(isShipped)) {
    const { contacts, downloads, frames, hosts } = tenant.brand;
    const written = JSON.stringify(tenant.brand);
    expect(written).not.toMatch(/\.example\b/);
    const named = [contacts.liveChat, ...contacts.social.map(({ url }) => url), ...downloads.map(({ url }) => url)];
    const inTexts = [...written.matchAll(/\]\((\/[^)]*)\)|"to":"(\/[^"]*)"/g)].map(([, link, target]) => link ?? target);
    const own = [...named, ...inTexts].filter((address) => address?.startsWith('/') === true);
    expect(own).toContain('/chat');
    expect(
      named.every((address) => address === undefined || own.includes(address)) && frames.customerService.length === 0,
    ).toBe(true);
    for (const address of new Set(own)) {
      expect([address, (await site.get(hosts[0] ?? '', address?.replace(/#.*/, '') ?? '')).statusCode]).toEqual([address, 200]);
    }
  }
});

it('keeps the chat and its messages open while the site is closed', async () => {
  const open = await site.get('closed.test', '/chat');
  const closed = await site.get('closed.test', '/help');
  expect([open.statusCode, closed.statusCode]).toEqual([200, 503]);
  const sent = await site.server.inject({
    method: 'PUT',
    url: calls.feedback.path,
    headers: { host: 'closed.test' },
    payload: { kind: 'feedback', content: 'Xin chào' },
  });
  expect(sent.statusCode).toBe(200);
});

it('keeps the seven fixed topics where a brand writes two of them itself [MANIFEST-09]', () => {
  for (const language of ['vi', 'en'] as const) {
    const own = site.content.help(liveOf('edited'), language).filter(({ extra }) => !extra);
    const usual = site.content.help(liveOf('small'), language).filter(({ extra }) => !extra);
    expect(own.map(({ id }) => id)).toEqual(['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund']);
    const changed = own.filter(({ body }, index) => body.replaceAll('EDITED', 'SMALL') !== usual[index]?.body);
    expect(changed.map(({ id }) => id)).toEqual(expect.arrayContaining(['about', 'refund']));
    expect(own.find(({ id }) => id === 'about')?.body).toContain(
      { vi: '<strong>của chúng tôi</strong>', en: '<strong>own</strong>' }[language],
    );
    expect(own.find(({ id }) => id === 'about')?.title).toBe({ vi: 'Về Edited', en: 'Edited story' }[language]);
    expect(own.find(({ id }) => id === 'refund')?.title).toBe(usual.find(({ id }) => id === 'refund')?.title);
  }
});

it('shows a banner only while it is scheduled, in the words of the page [MANIFEST-10]', () => {
  const shown = (language: 'vi' | 'en') =>
    site.content.banners(liveOf('edited'), language, 'home').map(({ id, alt }) => `${id} ${alt}`);
  expect([shown('vi'), shown('en')]).toEqual([['shown Hình shown'], ['shown Picture shown']]);
});

it('fills the home page of the smallest brand', async () => {
  const { brand, queries } = await boot('small', '/index');
  expect([queries.catalogue?.length, (queries.notices?.length ?? 0) > 9, queries.help.length]).toEqual([8, true, 9]);
  expect([queries.hotGames, queries.popular, queries.winners, queries.live].map((list) => (list?.length ?? 0) > 5)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(queries.missions).toBe(undefined);
  expect(brand.mark.widths).toEqual([]);
  expect(brand.logo.onDark).toEqual(brand.logo.onLight);
});

it('carries no address of a visitor', async () => {
  const page = await boot('small', '/index');
  expect('location' in page.permission).toBe(false);
  expect(page.status.location).toEqual({ ip: '', country: '' });
});

it('shows the named vendor, or all where the address names none that exists', async () => {
  const shown = async (path: string, vendor: string | null) => (await boot('small', path, vendor)).queries.games?.vassalage;
  expect([await shown('/rng', 'TIGER'), await shown('/rng', 'NOBODY'), await shown('/rng', null)]).toEqual([
    'TIGER',
    null,
    null,
  ]);
  expect([await shown('/live', null), await shown('/hot', null), await shown('/help', null)]).toEqual([null, null, undefined]);
});

it('keeps a catalogue for members out of the page of a guest', async () => {
  const { queries } = await boot('members', '/index');
  expect([queries.catalogue, queries.live, queries.missions]).toEqual([[], undefined, undefined]);
  expect((await boot('members', '/rng')).queries.games).toBe(undefined);
});

it('fills a brand that appears while the server runs', async () => {
  brands.write('late', smallBrand('late'));
  await site.tenants.refresh();
  const answer = await site.get('late.test', calls.publicVendors.path);
  expect(answer.json<{ value: SortingVendor[] }>().value).toHaveLength(8);
});
