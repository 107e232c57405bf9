import { hexOf, over, white, withAlpha } from '../../theme/colour.ts';
import { readable } from '../../theme/readable.ts';
import type { ModeName, PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette } from '../themeChoice.ts';
import { levelsOf, type Neutral } from './neutrals.ts';

type Surface = PaletteTokens['surface'];

export function overlaysOf(mode: ModeName, neutral: Neutral, given: GivenPalette['overlay'] = {}): PaletteTokens['overlay'] {
  const dark = mode === 'dark';
  return {
    scrim: given.scrim ?? withAlpha(hexOf(dark ? neutral(0.1) : neutral(0.2, 0.03)), dark ? 0.72 : 0.52),
    hover: given.hover ?? (dark ? withAlpha(white, 0.055) : withAlpha(hexOf(neutral(0.22, 0.04)), 0.05)),
    mediaFade: given.mediaFade ?? withAlpha(hexOf(neutral(0.13, 0.015)), 0.8),
  };
}

/** Backgrounds of running text: the surface levels, plain and hovered. */
export const groundsOf = (surface: Surface, hover: string) =>
  levelsOf(surface).flatMap((level) => [level.slice(0, 7), over(hover, level)]);

export function textsOf(
  mode: ModeName,
  neutral: Neutral,
  surface: Surface,
  grounds: readonly string[],
  given: GivenPalette['text'] = {},
): PaletteTokens['text'] {
  const dark = mode === 'dark';
  return {
    primary: given.primary ?? readable(dark ? neutral(0.968, 0.008) : neutral(0.225, 0.03), grounds, 7),
    secondary: given.secondary ?? readable(dark ? neutral(0.815, 0.018) : neutral(0.44, 0.034), grounds, 4.5),
    tertiary: given.tertiary ?? readable(dark ? neutral(0.71, 0.022) : neutral(0.5, 0.034), grounds, 4.5),
    disabled: given.disabled ?? hexOf(dark ? neutral(0.48, 0.022) : neutral(0.73, 0.02)),
    inverse: given.inverse ?? readable(dark ? neutral(0.225, 0.03) : neutral(0.968, 0.008), [surface.inverse], 4.5),
    onMedia: given.onMedia ?? white,
  };
}

export function bordersOf(
  mode: ModeName,
  neutral: Neutral,
  surface: Surface,
  given: GivenPalette['border'] = {},
): PaletteTokens['border'] {
  const dark = mode === 'dark';
  return {
    subtle: given.subtle ?? hexOf(dark ? neutral(0.27, 0.028) : neutral(0.925, 0.013)),
    default: given.default ?? hexOf(dark ? neutral(0.325, 0.03) : neutral(0.875, 0.016)),
    strong: given.strong ?? readable(dark ? neutral(0.5, 0.03) : neutral(0.64, 0.03), levelsOf(surface), 3),
  };
}
