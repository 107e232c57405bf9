import { clamp, hexOf, type Tone, toneOf } from '../../theme/colour.ts';
import type { ModeName, PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette, ThemeChoice } from '../themeChoice.ts';

type Surface = PaletteTokens['surface'];

/** A grey of the brand: its tint, at a lightness and a share of the usual chroma. */
export type Neutral = (l: number, chroma?: number) => Tone;

export function neutralOf(choice: ThemeChoice): Neutral {
  const tint = toneOf(choice.neutral ?? choice.seed);
  const strength = clamp(tint.c / 0.11, 0, 1) * (choice.neutral === undefined ? restraint(tint.h) : 1);
  return (l, chroma = 0.02) => ({ l, c: chroma * strength, h: tint.h });
}

/** Lightness offset of each level from the page. Dark mode separates levels by lightness, light mode by shadow. */
const ladders = {
  dark: { sunken: -0.032, base: 0.04, raised: 0.073, overlay: 0.1, header: 0.02, footer: -0.026 },
  light: { sunken: -0.03, base: 0.035, raised: 0.035, overlay: 0.035, header: 0.035, footer: -0.03 },
} as const;

export function surfacesOf(mode: ModeName, neutral: Neutral, given: GivenPalette['surface'] = {}): Surface {
  const canvas = given.canvas ?? hexOf(mode === 'dark' ? neutral(0.165, 0.018) : neutral(0.968, 0.009));
  const page = given.canvas === undefined ? null : toneOf(given.canvas);
  const foot = page?.l ?? (mode === 'dark' ? 0.165 : 0.968);
  const at = (name: keyof (typeof ladders)['dark'], chroma: number) => {
    const l = clamp(foot + ladders[mode][name], 0, 1);
    return hexOf(page === null ? neutral(l, chroma) : { ...page, l });
  };
  const dark = mode === 'dark';
  return {
    canvas,
    sunken: given.sunken ?? at('sunken', dark ? 0.015 : 0.014),
    base: given.base ?? at('base', dark ? 0.022 : 0),
    raised: given.raised ?? at('raised', dark ? 0.026 : 0),
    overlay: given.overlay ?? at('overlay', dark ? 0.028 : 0),
    inverse: given.inverse ?? hexOf(dark ? neutral(0.965, 0.008) : neutral(0.24, 0.03)),
    header: given.header ?? at('header', dark ? 0.02 : 0),
    footer: given.footer ?? at('footer', dark ? 0.016 : 0.014),
  };
}

/** Surface levels that carry text, focus rings and borders. */
export const levelsOf = (surface: Surface) => [surface.canvas, surface.sunken, surface.base, surface.raised, surface.overlay];

/** Dark yellow and lime greys look dirty, so they get half the chroma. */
const restraint = (hue: number) => 1 - 0.55 * Math.max(0, 1 - Math.abs(hue - 105) / 45);
