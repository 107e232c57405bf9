import { expect, it } from 'vitest';
import { declarationsOf } from '../../src/brand/themeCss.ts';
import { tokensFromBrand, tokensOfMode } from '../../src/brand/tokensFromBrand.ts';
import { modeNames } from '../../src/theme/tokens.ts';

const themes = [
  { seed: '#8a2be2' },
  { seed: '#f5c400', supportSeed: '#0a7d5a', corners: 'sharp', buttons: 'cut', density: 'compact', motion: 'snappy' },
  { seed: '#141414', neutral: '#3b2f2f', corners: 'round', buttons: 'pill', density: 'comfortable', motion: 'calm' },
] as const;

it('derives the same tokens from the same choices, each of them', async () => {
  const pages = themes.flatMap((theme) =>
    modeNames.map((mode) => {
      const lines = [...declarationsOf(tokensOfMode(tokensFromBrand(theme), mode))].map(([name, value]) => `${name}: ${value}`);
      return [`# ${JSON.stringify(theme)} ${mode}`, ...lines, ''].join('\n');
    }),
  );
  await expect(pages.join('\n')).toMatchFileSnapshot('palettes.snapshot.txt');
});
