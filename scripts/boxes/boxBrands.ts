import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawLogo } from '../../src/brand/drawLogo.ts';
import type { ThemeChoice } from '../../src/brand/themeChoice.ts';
import type { LocalText } from '../../src/domain/language.ts';
import vendors from '../../src/server/play/vendors/demoVendors.json' with { type: 'json' };

export interface BoxBrand {
  readonly merchant: string;
  readonly name: string;
  readonly theme: ThemeChoice;
  /** More of the manifest. */
  readonly more?: object;
}

const seed = '#7c3aed';

/** As `npm run brand -- new` makes a brand, and with the names and display faces that need the most room. */
export const boxBrands: readonly BoxBrand[] = [
  { merchant: 'box-plain', name: 'Aurora', theme: { seed } },
  {
    merchant: 'box-heavy',
    name: 'Phượng Hoàng Lửa Nghìn Năm Thượng Uyển',
    theme: {
      seed,
      display: { weight: 900, stretch: 125, case: 'upper' },
      fonts: { display: { family: 'archivo' } },
      corners: 'sharp',
      buttons: 'cut',
      density: 'comfortable',
    },
  },
  {
    merchant: 'box-word',
    name: 'Thunderbirdcasino88',
    theme: {
      seed,
      display: { weight: 900, case: 'upper' },
      fonts: { display: { family: 'fraunces' } },
      corners: 'round',
      buttons: 'pill',
    },
  },
  { merchant: 'box-short', name: 'Ơ', theme: { seed, density: 'compact', fonts: { text: { family: 'plus-jakarta-sans' } } } },
];

/** Words of usual length, up to so many characters. */
const sentence = (length: number) => {
  const text = 'Thưởng nghiêng khuynh hướng nguyên tuyển chương trình '.repeat(8).slice(0, length).trimEnd();
  return {
    vi: text.padEnd(length, 'm'),
    en: 'Wonderful Wednesday jackpots matchmaking '.repeat(8).slice(0, length).trimEnd().padEnd(length, 'm'),
  };
};

/** One word without a place to break. */
const word = (length: number) => ({ vi: 'Ươmg'.repeat(length).slice(0, length), en: 'Wamg'.repeat(length).slice(0, length) });

/** Every text of home and footer at the longest that the manifest allows. */
function longTexts(text: (length: number) => LocalText): object {
  const image = { light: 'logo.svg' };
  const action = { label: text(40), to: '/live' };
  const banner = (id: string) => ({
    id,
    image,
    alt: text(80),
    overline: text(40),
    title: text(80),
    text: text(200),
    action,
    secondAction: action,
  });
  const topic = { title: text(80), body: text(300) };
  return {
    tagline: text(80),
    description: text(300),
    banners: { home: [banner('one'), banner('two')], w_login: [banner('three')], w_register: [banner('four')] },
    promotions: ['five', 'six', 'seven'].map((id) => ({
      id,
      image: 'logo.svg',
      overline: text(40),
      title: text(80),
      terms: text(300),
    })),
    help: { topics: { about: topic, privacy: topic }, extra: [{ id: 'more', ...topic }] },
    footer: {
      payments: ['bank', 'qr-code', 'wallet'].map((icon) => ({ icon, label: text(40) })),
      assurances: ['dice-five', 'lock-key'].map((icon) => ({ icon, label: text(40) })),
      licences: [{ issuer: text(80).en, number: text(80).en, note: text(300) }],
    },
    downloads: [{ resourceType: 'IOS', url: '/down#ios', labelNameEn: text(40).en }],
  };
}

/** The longest name and texts that a manifest may have: of words, and of one word each. */
export const longBrands: readonly BoxBrand[] = [
  { merchant: 'box-long', name: sentence(40).vi, theme: { seed }, more: longTexts(sentence) },
  { merchant: 'box-unbroken', name: word(40).vi, theme: { seed }, more: longTexts(word) },
];

/** Shows no game at all. */
export const bareBrand: BoxBrand = {
  merchant: 'box-bare',
  name: 'Bare',
  theme: { seed },
  more: { catalogue: { hiddenVendors: vendors.map(({ code }) => code) }, home: { sections: ['hero', 'hotGames', 'missions'] } },
};

/** Writes the brands as folders below `root`. */
export function writeBoxBrands(root: string, brands: readonly BoxBrand[] = boxBrands): void {
  for (const { merchant, name, theme, more } of brands) {
    const folder = join(root, merchant);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'logo.svg'), drawLogo(name, merchant, theme.seed));
    const assets = { logo: 'logo.svg' };
    const manifest = { schemaVersion: 2, merchant, name, hosts: [`${merchant}.localhost`], theme, assets, ...more };
    writeFileSync(join(folder, 'brand.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
