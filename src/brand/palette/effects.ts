import { clamp, contrast, hexOf, type Tone, toneOf, white, withAlpha } from '../../theme/colour.ts';
import { readable } from '../../theme/readable.ts';
import type { ModeName, PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette, GradientChoice, ThemeChoice } from '../themeChoice.ts';
import type { Neutral } from './neutrals.ts';

type Corners = NonNullable<ThemeChoice['corners']>;

/** Offset, blur and spread, in pixels. */
interface Depth {
  readonly md: string;
  readonly lg: string;
  readonly glow: string;
}

const tight: Record<ModeName, Depth> = {
  dark: { md: '0px 8px 24px -6px', lg: '0px 24px 64px -12px', glow: '0px 0px 24px 0px' },
  light: { md: '0px 8px 24px -8px', lg: '0px 24px 64px -16px', glow: '0px 6px 20px -4px' },
};

const depths: Record<Corners, Record<ModeName, Depth>> = {
  sharp: tight,
  firm: tight,
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
  readonly action: PaletteTokens['action'];
  readonly onMedia: string;
}

export function gradientsOf(ends: Ends, given: GivenPalette['gradient'] = {}): Gradients {
  return {
    hero: given.hero ?? { angle: 115, stops: heroStops(ends) },
    accent: given.accent ?? { angle: 180, stops: accentStops(ends.action) },
    brand: given.brand ?? { angle: 120, stops: brandStops(ends) },
  };
}

export const gradientText = ({ angle, stops }: GradientChoice) =>
  `linear-gradient(${angle}deg, ${stops.map(({ color, position }) => `${color} ${Math.round(position * 100)}%`).join(', ')})`;

/**
 * The hero in the brand's hue. In light mode a light seed is the field itself, with dark text. In dark mode a seed that would
 * darken to olive or brown only tints a near-black field; other seeds darken in their hue.
 */
function heroStops({ mode, neutral, canvas, accent }: Ends): GradientChoice['stops'] {
  const tone = toneOf(accent.solid);
  const isDark = mode === 'dark';
  if (!isDark && tone.l > 0.8) return lightField(tone);
  const isMuddy = tone.h > 55 && tone.h < 130 && tone.l > 0.6;
  const chroma = isMuddy ? Math.min(tone.c, 0.055) : Math.min(tone.c, 0.22);
  const lightness = tone.c < 0.03 ? 0.16 + tone.l * 0.26 : isMuddy ? 0.3 : clamp(tone.l, 0.3, isDark ? 0.44 : 0.56);
  const first = { l: lightness, c: chroma, h: tone.h };
  const last = isDark ? canvas : hexOf(neutral(0.21, 0.035));
  return [
    { color: readable(first, [white], 5.2), position: 0 },
    { color: readable(darker(first, 0.13), [white], 7), position: 0.55 },
    { color: tone.c < 0.03 ? hexOf(darker(first, 0.16)) : last, position: 1 },
  ];
}

/** Softened, because a screen of a pure yellow or green glares. */
function lightField({ l, c, h }: Tone): GradientChoice['stops'] {
  const field = { l: Math.min(l, 0.945), c: Math.min(c, 0.19), h };
  return [
    { color: hexOf({ ...field, l: field.l + 0.015 }), position: 0 },
    { color: hexOf(field), position: 0.55 },
    { color: hexOf({ ...field, l: field.l - 0.055 }), position: 1 },
  ];
}

/** Only mid-tones get a light upper edge: on a light colour it would bleach the button, on a dark one it would look grey. */
function accentStops({ solid, onSolid }: PaletteTokens['action']): GradientChoice['stops'] {
  const tone = toneOf(solid);
  const edge = hexOf({ ...tone, l: clamp(tone.l + 0.035, 0, 1) });
  const isLit = tone.l > 0.3 && tone.l < 0.75 && contrast(edge, onSolid) >= 4.5;
  return [
    { color: isLit ? edge : solid, position: 0 },
    { color: solid, position: 1 },
  ];
}

function brandStops({ accent, onMedia }: Ends): GradientChoice['stops'] {
  const tone = toneOf(accent.solid);
  const first = { ...tone, l: clamp(tone.l, 0.38, 0.52) };
  return [
    { color: readable(first, [onMedia], 4.5), position: 0 },
    { color: readable(darker(first, 0.14), [onMedia], 4.5), position: 1 },
  ];
}

/** Keeps the hue: a warm colour that turns to red as it darkens is no longer the brand's. */
const darker = (tone: Tone, step: number): Tone => ({ ...tone, l: tone.l - step, c: tone.c * 0.85 });
