import { hexOf, hueDistance, type Tone, toneOf } from '../../theme/colour.ts';
import { onColour, readable } from '../../theme/readable.ts';
import type { PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette } from '../themeChoice.ts';
import { type Ground, subtleOf } from './fills.ts';

type Status = PaletteTokens['status'];
type StatusName = keyof Status;

/** Fixed hues, so that green always means success; only slightly adjusted to the brand. */
const families: Record<StatusName, { readonly dark: Tone; readonly light: Tone }> = {
  success: { dark: { l: 0.77, c: 0.16, h: 156 }, light: { l: 0.5, c: 0.12, h: 156 } },
  warning: { dark: { l: 0.83, c: 0.16, h: 76 }, light: { l: 0.83, c: 0.16, h: 76 } },
  danger: { dark: { l: 0.54, c: 0.2, h: 19 }, light: { l: 0.52, c: 0.2, h: 19 } },
  info: { dark: { l: 0.78, c: 0.13, h: 232 }, light: { l: 0.5, c: 0.12, h: 240 } },
};

export function statusOf(seed: string, ground: Ground, given: GivenPalette['status'] = {}): Status {
  const brand = toneOf(seed);
  const family = (name: StatusName): Status['success'] => {
    const own = given[name] ?? {};
    const tone = apart(families[name][ground.mode], brand);
    const solid = own.solid ?? hexOf(tone);
    const subtle = own.subtle ?? subtleOf({ ...toneOf(solid), c: 0.15 }, ground.mode);
    const preferred = { ...toneOf(solid), l: ground.mode === 'dark' ? 0.8 : 0.44 };
    return {
      solid,
      onSolid: own.onSolid ?? onColour(solid, ground.neutral(0.17, 0.02)),
      subtle,
      text: own.text ?? readable(preferred, [...ground.grounds, subtle], 4.5),
    };
  };
  return { success: family('success'), warning: family('warning'), danger: family('danger'), info: family('info') };
}

const gold: Tone = { l: 0.85, c: 0.135, h: 88 };

export function rewardOf(ground: Ground, given: GivenPalette['reward'] = {}): PaletteTokens['reward'] {
  const solid = given.solid ?? hexOf(gold);
  const preferred = ground.mode === 'dark' ? { ...gold, l: 0.88 } : { ...toneOf(solid), l: 0.5, c: 0.11 };
  return {
    solid,
    onSolid: given.onSolid ?? onColour(solid, ground.neutral(0.17, 0.02)),
    text: given.text ?? readable(preferred, ground.grounds, 4.5),
  };
}

/** Rotates a status hue by up to 14 degrees away from a similar, saturated seed. */
function apart(tone: Tone, brand: Tone): Tone {
  const gap = hueDistance(tone.h, brand.h);
  if (brand.c < 0.06 || gap > 24) return tone;
  const side = (tone.h - brand.h + 540) % 360 >= 180 ? 1 : -1;
  return { ...tone, h: (tone.h + side * Math.min(14, 24 - gap) + 360) % 360 };
}
