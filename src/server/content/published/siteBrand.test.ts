import { expect, it } from 'vitest';
import { storedBrand } from '../../../manifest/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createMarketing } from './marketing.ts';
import { siteBrand } from './siteBrand.ts';

/** A brand as the site reads it, and what of its banners and promotions is shown now. */

const plain = {
  merchant: 'alpha',
  name: 'Alpha',
  hosts: ['alpha.test'],
  theme: { seed: '#336699' },
  assets: { logo: 'logo.svg' },
};
/** Dark headers in both modes; of the light one, pages and footers are light. */
const palette = (header: string, footer: string, canvas: string, scrim: string) => ({
  surface: { header, footer, canvas },
  onHero: { scrim },
});
const tokens = {
  palettes: {
    dark: palette('#000000', '#111111', '#222222', '#000000cc'),
    light: palette('#101010', '#ffffff', '#fafafa', '#ffffffcc'),
  },
};
const tenantOf = (more: object = {}) => ({ brand: storedBrand({ ...plain, ...more }), tokens }) as unknown as Tenant;

/** Every file but those called `missing` has a picture. */
const picture = (name: string) => ({ base: name, widths: [] as number[], extension: 'svg' });
const pictures = {
  markOf: () => picture('mark'),
  ofBrand: (_tenant: Tenant, file: string, use: string) => (file.startsWith('missing') ? null : picture(`${file} ${use}`)),
} as unknown as Pictures;
const site = (more: object = {}, language: 'en' | 'vi' = 'en') => siteBrand(pictures, tenantOf(more), language, ['news']);

it('says everything that pages are made by, in the language of the reader', () => {
  const given = {
    tagline: { vi: 'Lời', en: 'Words' },
    description: { vi: 'Mô tả', en: 'About' },
    languages: { offered: ['vi', 'en'], default: 'vi' },
    timeZone: 'Asia/Ho_Chi_Minh',
    assets: {
      logo: 'logo.svg',
      logoOnDark: 'dark.svg',
      ornament: 'ornament.svg',
      maintenance: 'away.svg',
      maintenanceDark: 'night.svg',
    },
    home: { sections: ['hero', 'winners'], aside: 'popular' },
    footer: {
      payments: [{ icon: 'bank', label: { vi: 'Ngân hàng', en: 'Bank' } }],
      licences: [
        { issuer: 'One', number: '1', url: 'https://one.test', note: { vi: 'Ghi chú', en: 'Note' } },
        { issuer: 'Two', number: '2' },
      ],
      assurances: [{ icon: 'shield', label: { vi: 'An toàn', en: 'Safe' } }],
    },
    contacts: {
      email: 'help@alpha.test',
      liveChat: 'https://chat.alpha.test/',
      social: [{ kind: 'telegram', url: 'https://t.me/alpha' }],
    },
    frames: { customerService: ['chat.alpha.test'] },
    pages: { join: { body: { vi: 'Tham gia', en: '**Join**' } } },
  };
  const { brand } = tenantOf(given);
  expect(site(given)).toEqual({
    merchant: 'alpha',
    name: 'Alpha',
    tagline: 'Words',
    description: 'About',
    defaultMode: brand.theme.defaultMode,
    modes: brand.theme.modes,
    languages: ['vi', 'en'],
    modules: brand.modules,
    money: { currency: brand.money.currency, symbol: brand.money.symbol, ...brand.money.numberFormat },
    profile: 'play',
    timeZone: 'Asia/Ho_Chi_Minh',
    lottery: brand.lottery,
    minAge: brand.registration.terms.minAge,
    logo: { onLight: picture('logo.svg logo'), onDark: picture('dark.svg logo') },
    logoOn: {
      header: { dark: 'onDark', light: 'onDark' },
      footer: { dark: 'onDark', light: 'onLight' },
      page: { dark: 'onDark', light: 'onLight' },
      hero: { dark: 'onDark', light: 'onLight' },
    },
    mark: picture('mark'),
    ornament: expect.stringContaining('ornament.svg drawing'),
    maintenancePicture: { light: picture('away.svg scene'), dark: picture('night.svg scene') },
    home: { sections: ['hero', 'winners'], aside: 'popular', lotteries: brand.home.lotteries },
    footer: {
      payments: [{ icon: 'bank', label: 'Bank' }],
      licences: [
        { issuer: 'One', number: '1', url: 'https://one.test', note: 'Note' },
        { issuer: 'Two', number: '2', url: null, note: null },
      ],
      assurances: [{ icon: 'shield', label: 'Safe' }],
    },
    contacts: {
      email: 'help@alpha.test',
      chat: true,
      answerHours: null,
      social: brand.chat.enabled ? [{ kind: 'chat', url: '?chat=' }, ...given.contacts.social] : given.contacts.social,
      supportHosts: ['chat.alpha.test'],
    },
    articles: ['news'],
    joinBody: expect.stringContaining('<strong>Join</strong>'),
    loginedToHomePage: brand.policies.routing.loginedToHomePage,
    idleMinutes: brand.policies.session.idleMinutes,
    popups: brand.policies.notices.popups,
    signIn: { social: [], rememberPassword: brand.signIn.rememberPassword, firebase: null },
  });
  expect(site(given, 'vi')).toMatchObject({ tagline: 'Lời', footer: { assurances: [{ label: 'An toàn' }] } });
});

it('lacks what the brand does not have, and falls back to what it has', () => {
  const shown = site();
  expect(shown).toMatchObject({
    tagline: null,
    description: null,
    ornament: null,
    maintenancePicture: null,
    joinBody: null,
    logo: { onLight: picture('logo.svg logo'), onDark: picture('logo.svg logo') },
  });
  expect(shown.contacts).toMatchObject({ email: null, chat: false, answerHours: null });
  const missing = site({ assets: { logo: 'missing.svg', logoOnDark: 'missing-dark.svg', maintenance: 'missing.svg' } });
  expect(missing).toMatchObject({
    logo: { onLight: picture('mark'), onDark: picture('mark') },
    maintenancePicture: null,
  });
  const away = picture('away.svg scene');
  for (const maintenanceDark of [undefined, 'missing.svg'])
    expect(site({ assets: { logo: 'l.svg', maintenance: 'away.svg', maintenanceDark } }).maintenancePicture).toEqual({
      light: away,
      dark: away,
    });
});

it('shows the chat room before other channels where it is on', () => {
  const social = [{ kind: 'telegram', url: 'https://t.me/alpha' }];
  const channels = (enabled: boolean) =>
    site({ chat: { enabled }, contacts: { social } }).contacts.social.map(({ kind }) => kind);
  expect([channels(true), channels(false)]).toEqual([['chat', 'telegram'], ['telegram']]);
});

const moments = {
  before: new Date('2026-11-19T23:59:59.999Z'),
  from: new Date('2026-11-20T00:00:00Z'),
  until: new Date('2026-11-21T00:00:00Z'),
};
const period = { from: '2026-11-20T00:00:00Z', until: '2026-11-21T00:00:00Z' };
const promotionBook = {
  of: ({ brand }: Tenant) => brand.promotions.map((entry) => ({ entry, version: 0, spentAt: null })),
};
const marketing = (at: Date) => createMarketing({ pictures, now: () => at, promotionBook });
const named = (id: string, more: object = {}) => ({ id, title: { vi: id, en: `${id} en` }, ...more });

it('shows promotions from their first moment to before their last one, all of them', async () => {
  const timed = tenantOf({ promotions: [named('timed', period), named('always')] });
  const ids = async (at: Date) => (await marketing(at).promotions(timed, 'en')).map(({ id }) => id);
  expect([await ids(moments.before), await ids(moments.from), await ids(moments.until)]).toEqual([
    ['always'],
    ['timed', 'always'],
    ['always'],
  ]);
  const many = tenantOf({ promotions: Array.from({ length: 7 }, (_, index) => named(`p${index}`)) });
  expect(await marketing(noonOf()).promotions(many, 'en')).toHaveLength(7);
  const [full] = await marketing(noonOf()).promotions(
    tenantOf({
      promotions: [named('one', { overline: { vi: 'Mới', en: 'New' }, terms: { vi: 'Luật', en: 'Rules' }, image: 'p.svg' })],
    }),
    'en',
  );
  expect(full).toEqual({
    id: 'one',
    overline: 'New',
    title: 'one en',
    terms: expect.stringContaining('Rules'),
    picture: picture('p.svg promotion'),
  });
  expect(await marketing(noonOf()).promotions(tenantOf({ promotions: [named('two')] }), 'en')).toEqual([
    { id: 'two', overline: null, title: 'two en', terms: null, picture: null },
  ]);
});
const noonOf = () => new Date('2026-11-20T05:00:00Z');

it('changes its moment when something begins or ends, and for nothing that lasts', () => {
  const tenant = tenantOf({ promotions: [named('timed', period), named('always'), named('begun', { from: period.from })] });
  expect([moments.before, moments.from, moments.until].map((at) => marketing(at).moment(tenant))).toEqual(['00', '11', '01']);
});

it('shows a banner with its pictures by width and mode, and none whose picture is missing', () => {
  const alt = { vi: 'Ảnh', en: 'Picture' };
  const bannersOf = (image: object, more: object = {}) =>
    marketing(noonOf()).banners(tenantOf({ banners: { home: [{ id: 'b', alt, image, ...more }] } }), 'en', 'home');
  const drawn = (image: object) =>
    bannersOf(image).map(({ wide, narrow }) => [wide.light.base, wide.dark.base, narrow.light.base, narrow.dark.base]);
  expect(drawn({ light: 'l' })).toEqual([['l banner', 'l banner', 'l narrowBanner', 'l narrowBanner']]);
  expect(drawn({ light: 'l', dark: 'd' })).toEqual([['l banner', 'd banner', 'l narrowBanner', 'd narrowBanner']]);
  expect(drawn({ light: 'l', dark: 'd', lightMobile: 'lm' })).toEqual([
    ['l banner', 'd banner', 'lm narrowBanner', 'lm narrowBanner'],
  ]);
  expect(drawn({ light: 'l', dark: 'd', lightMobile: 'lm', darkMobile: 'dm' })).toEqual([
    ['l banner', 'd banner', 'lm narrowBanner', 'dm narrowBanner'],
  ]);
  for (const image of [{ light: 'missing' }, { light: 'l', dark: 'missing' }, { light: 'l', lightMobile: 'missing' }])
    expect(bannersOf(image)).toEqual([]);
  const action = { label: { vi: 'Xem', en: 'See' }, to: '/promotions' };
  expect(bannersOf({ light: 'l' }, { overline: alt, title: alt, text: alt, action })[0]).toMatchObject({
    id: 'b',
    alt: 'Picture',
    overline: 'Picture',
    title: 'Picture',
    text: 'Picture',
    action: { label: 'See', to: '/promotions' },
    secondAction: null,
  });
  expect(bannersOf({ light: 'l' })[0]).toMatchObject({ overline: null, title: null, text: null, action: null });
});
