import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeChoice } from '../../src/brand/themeChoice.ts';
import vendors from '../../src/server/demo/vendors.json' with { type: 'json' };
import { drawLogo } from '../brand/drawLogo.ts';

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
