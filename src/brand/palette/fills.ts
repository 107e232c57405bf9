import { clamp, contrast, hexOf, hueDistance, luminance, type Tone, toneOf } from '../../theme/colour.ts';
import { isProminent, onColour, passes, readable } from '../../theme/readable.ts';
import type { ModeName, PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette, ThemeChoice } from '../themeChoice.ts';
import { levelsOf, type Neutral } from './neutrals.ts';

export interface Ground {
  readonly mode: ModeName;
  readonly neutral: Neutral;
  readonly surface: PaletteTokens['surface'];
  readonly grounds: readonly string[];
}

export function accentOf(choice: ThemeChoice, ground: Ground, given: GivenPalette['accent'] = {}): PaletteTokens['accent'] {
  const solid = given.solid ?? choice.seed;
  const onSolid = given.onSolid ?? onColour(solid, ground.neutral(0.17, 0.03));
  const subtle = given.subtle ?? subtleOf(toneOf(solid), ground.mode);
  const levels = levelsOf(ground.surface);
  // Links in a grey accent would look like secondary text, so they get the contrast of main text.
  const preferred = isGrey(solid) ? ground.neutral(ground.mode === 'dark' ? 0.968 : 0.225) : solid;
  return {
    solid,
    hover: given.hover ?? shifted(solid, onSolid, [0.045, -0.05, 0.09, -0.09]),
    pressed: given.pressed ?? shifted(solid, onSolid, [-0.06, 0.085, 0.05, -0.03]),
    onSolid,
    subtle,
    text: given.text ?? readable(preferred, [...ground.grounds, subtle], 4.5),
    outline: given.outline ?? readable(solid, levels, 3),
  };
}

/**
 * The fill of main buttons. A grey seed would look disabled, so greys get an ink, and so does a light accent on light surfaces,
 * with the accent as its label; a dark accent on dark surfaces is lightened in its hue. A stated accent that stands out is kept.
 */
export function actionOf(
  accent: PaletteTokens['accent'],
  ground: Ground,
  given: GivenPalette['accent'] = {},
): PaletteTokens['action'] {
  const { solid, hover, pressed, onSolid, outline } = accent;
  const { surface, mode, neutral } = ground;
  const isGreySeed = given.solid === undefined && isGrey(solid);
  if (!isGreySeed && isProminent(solid, levelsOf(surface))) return { solid, hover, pressed, onSolid, outline };
  const isDark = mode === 'dark';
  const ink = readable(neutral(isDark ? 0.965 : 0.2, isDark ? 0.008 : 0.03), levelsOf(surface), 7);
  const fill = isDark && !isGrey(solid) ? readable(solid, levelsOf(surface), 3.2) : ink;
  const label = !isGrey(solid) && passes(solid, [fill], 7) ? solid : onColour(fill, neutral(0.17, 0.03));
  return {
    solid: fill,
    hover: shifted(fill, label, [-0.09, 0.06, -0.05]),
    pressed: shifted(fill, label, [-0.15, 0.1, -0.08]),
    onSolid: label,
    outline: readable(fill, levelsOf(surface), 3),
  };
}

/** Below this chroma a colour reads as a grey. */
export const isGrey = (colour: string) => toneOf(colour).c < 0.03;

export function supportOf(choice: ThemeChoice, ground: Ground, given: GivenPalette['support'] = {}): PaletteTokens['support'] {
  const solid = given.solid ?? choice.supportSeed ?? hexOf(companion(toneOf(choice.seed)));
  const onSolid = given.onSolid ?? onColour(solid, ground.neutral(0.17, 0.03));
  const subtle = given.subtle ?? subtleOf(toneOf(solid), ground.mode);
  return {
    solid,
    hover: given.hover ?? shifted(solid, onSolid, [0.045, -0.05, 0.09, -0.09]),
    onSolid,
    subtle,
    text: given.text ?? readable(solid, [...ground.grounds, subtle], 4.5),
  };
}

/** A tinted background for text of the same hue. */
export const subtleOf = ({ c, h }: Tone, mode: ModeName) =>
  hexOf(mode === 'dark' ? { l: 0.275, c: Math.min(c * 0.42, 0.06), h } : { l: 0.952, c: Math.min(c * 0.2, 0.032), h });

/**
 * The hovered fill: steps are tried in order, away from the label first (positive), and the first one that is both
 * distinguishable and readable is used.
 */
function shifted(solid: string, onSolid: string, steps: readonly number[]): string {
  const tone = toneOf(solid);
  const away = luminance(onSolid) < luminance(solid) ? 1 : -1;
  for (const step of steps) {
    const l = tone.l + step * away;
    if (l < 0.02 || l > 0.995) continue;
    const hex = hexOf({ ...tone, l });
    if (contrast(hex, onSolid) >= 4.5) return hex;
  }
  return solid;
}

/** Secondary hue: cool for a warm seed and vice versa. */
const partners: readonly (readonly [until: number, hue: number])[] = [
  [15, 300],
  [40, 82],
  [80, 268],
  [118, 292],
  [165, 240],
  [215, 262],
  [255, 185],
  [280, 205],
  [325, 350],
  [361, 300],
];

function companion(seed: Tone): Tone {
  const hue = seed.c < 0.03 ? 255 : (partners.find(([until]) => seed.h < until)?.[1] ?? 255);
  const bright = hue > 60 && hue < 100;
  return { l: bright ? 0.82 : 0.56, c: clamp(seed.c, 0.12, 0.19), h: hue };
}

/** Four chart colours: the two brand colours and the two most distant hues. */
export function chartOf(
  accent: string,
  support: string,
  { mode, surface }: Ground,
  given: GivenPalette['chart'] = {},
): PaletteTokens['chart'] {
  const taken = [toneOf(accent), toneOf(support)].map((tone) => tone.h);
  const next = () => {
    const room = (hue: number) => Math.min(...taken.map((other) => hueDistance(hue, other)));
    const hue = [25, 75, 150, 205, 255, 300, 350].reduce((best, one) => (room(one) > room(best) ? one : best));
    taken.push(hue);
    return { l: mode === 'dark' ? 0.75 : 0.56, c: 0.14, h: hue };
  };
  const third = next();
  const fourth = next();
  const grounds = [surface.base, surface.raised, surface.overlay];
  const mark = (preferred: Tone | string) => readable(preferred, grounds, 3);
  return {
    '1': given['1'] ?? mark(accent),
    '2': given['2'] ?? mark(support),
    '3': given['3'] ?? mark(third),
    '4': given['4'] ?? mark(fourth),
  };
}
