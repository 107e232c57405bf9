import { clamp, contrast, hexOf, toneOf, white, withAlpha } from '../../theme/colour.ts';
import { readable } from '../../theme/readable.ts';
import type { ModeName, PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette, GradientChoice, ThemeChoice } from '../themeChoice.ts';
import type { Neutral } from './neutrals.ts';

type Corners = NonNullable<ThemeChoice['corners']>;

/** Offset, blur and spread, in pixels. */
const depths: Record<Corners, Record<ModeName, { readonly md: string; readonly lg: string; readonly glow: string }>> = {
  sharp: {
    dark: { md: '0px 8px 24px -6px', lg: '0px 24px 64px -12px', glow: '0px 0px 24px 0px' },
    light: { md: '0px 8px 24px -8px', lg: '0px 24px 64px -16px', glow: '0px 6px 20px -4px' },
  },
  soft: {
    dark: { md: '0px 10px 28px -8px', lg: '0px 28px 72px -16px', glow: '0px 0px 28px 0px' },
    light: { md: '0px 8px 24px -8px', lg: '0px 24px 64px -16px', glow: '0px 6px 20px -4px' },
  },
  round: {
    dark: { md: '0px 12px 32px -12px', lg: '0px 32px 80px -24px', glow: '0px 0px 28px 0px' },
    light: { md: '0px 10px 30px -10px', lg: '0px 32px 80px -20px', glow: '0px 8px 24px -6px' },
  },
};

export function shadowsOf(choice: ThemeChoice, mode: ModeName, neutral: Neutral, accent: string): PaletteTokens['shadow'] {
  const given = choice.palettes?.[mode]?.shadow ?? {};
  const depth = depths[choice.corners ?? 'soft'][mode];
  const shade = mode === 'dark' ? '#000000' : hexOf(neutral(0.28, 0.06));
  const tint = given.tint ?? withAlpha(shade, mode === 'dark' ? 0.5 : 0.1);
  const strong = given.tintStrong ?? given.tint ?? withAlpha(shade, mode === 'dark' ? 0.55 : 0.18);
  const lift = choice.cards === 'raised' ? `, 0px 6px 16px -6px ${strong}` : '';
  return {
    sm: `0px 1px 2px 0px ${tint}${lift}`,
    md: `${depth.md} ${strong}`,
    lg: `${depth.lg} ${strong}`,
    glow: `${depth.glow} ${given.glow ?? withAlpha(accent, 0.25)}`,
  };
}

/** Every gradient of a palette as its stops; the tokens serialise them. */
export type Gradients = Readonly<Record<'hero' | 'accent' | 'brand', GradientChoice>>;

interface Ends {
  readonly mode: ModeName;
  readonly neutral: Neutral;
  readonly canvas: string;
  readonly accent: PaletteTokens['accent'];
  readonly onMedia: string;
}

export function gradientsOf(ends: Ends, given: GivenPalette['gradient'] = {}): Gradients {
  return {
    hero: given.hero ?? { angle: 115, stops: heroStops(ends) },
    accent: given.accent ?? { angle: 180, stops: accentStops(ends.accent) },
    brand: given.brand ?? { angle: 120, stops: brandStops(ends) },
  };
}

export const gradientText = ({ angle, stops }: GradientChoice) =>
  `linear-gradient(${angle}deg, ${stops.map(({ color, position }) => `${color} ${Math.round(position * 100)}%`).join(', ')})`;

/** Dark and saturated in both modes. */
function heroStops({ mode, neutral, canvas, accent }: Ends): GradientChoice['stops'] {
  const tone = toneOf(accent.solid);
  const lit = mode === 'dark' ? 0.36 : 0.45;
  const lively = { l: lit, c: Math.min(tone.c, 0.17), h: isWarm(tone.h) ? deeper(tone.h) : tone.h };
  const middle = { l: lit - 0.11, c: Math.min(tone.c, 0.13), h: deeper(lively.h) };
  const last = mode === 'dark' ? canvas : hexOf(neutral(0.21, 0.035));
  return [
    { color: readable(lively, [white], 7), position: 0 },
    { color: hexOf(middle), position: 0.5 },
    { color: last, position: 1 },
  ];
}

function accentStops({ solid, onSolid }: PaletteTokens['accent']): GradientChoice['stops'] {
  const tone = toneOf(solid);
  const top = [0.05, 0.025, -0.04]
    .map((step) => hexOf({ ...tone, l: clamp(tone.l + step, 0, 1) }))
    .find((hex) => contrast(hex, onSolid) >= 4.5);
  return [
    { color: top ?? solid, position: 0 },
    { color: solid, position: 1 },
  ];
}

function brandStops({ accent, onMedia }: Ends): GradientChoice['stops'] {
  const tone = toneOf(accent.solid);
  const first = { ...tone, l: clamp(tone.l, 0.38, 0.52), h: isWarm(tone.h) && tone.l > 0.56 ? deeper(tone.h) : tone.h };
  const second = { ...first, l: first.l - 0.14, h: deeper(first.h) };
  return [
    { color: readable(first, [onMedia], 4.5), position: 0 },
    { color: readable(second, [onMedia], 4.5), position: 1 },
  ];
}

/** Darkens yellows and oranges towards red and other hues towards blue; a constant hue would look muddy. */
function deeper(hue: number): number {
  if (hue < 20 || hue > 330) return (hue + 352) % 360;
  if (isWarm(hue)) return hue - (hue - 20) * 0.45;
  return hue + clamp((265 - hue) * 0.5, -14, 24);
}

const isWarm = (hue: number) => hue >= 20 && hue < 115;
