import { hexOf, hueDistance, isColour, over, type Tone, toneOf, white, withAlpha } from '../../theme/colour.ts';
import { onColour, readable } from '../../theme/readable.ts';
import type { ModeName, PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette, ThemeChoice } from '../themeChoice.ts';
import { gradientsOf, gradientText, shadowsOf } from './effects.ts';
import { accentOf, actionOf, chartOf, type Ground, subtleOf, supportOf } from './fills.ts';
import { levelsOf, type Neutral, neutralOf, surfacesOf } from './neutrals.ts';
import { onFooterOf, onHeaderOf, onHeroOf, onMediaOf } from './places.ts';

/**
 * Derives the palette of one mode. The seed is used unchanged as the accent, stated colours are kept, and the rest is
 * computed for contrast against them.
 *
 * @throws if a seed colour is not a colour.
 */
export function derivePalette(choice: ThemeChoice, mode: ModeName): PaletteTokens {
  for (const colour of [choice.seed, choice.supportSeed, choice.neutral]) {
    if (colour !== undefined && !isColour(colour)) throw new Error('A seed is not a colour. Write it as #rrggbb.');
  }
  const given = choice.palettes?.[mode] ?? {};
  const neutral = neutralOf(choice);
  const surface = surfacesOf(mode, neutral, given.surface);
  const overlay = overlaysOf(mode, neutral, given.overlay);
  const grounds = groundsOf(surface, overlay.hover);
  const text = textsOf(mode, neutral, surface, grounds, given.text);
  const ground = { mode, neutral, surface, grounds };
  const accent = accentOf(choice, ground, given.accent);
  const support = supportOf(choice, ground, given.support);
  const action = actionOf(accent, ground, given.accent);
  const brand = { neutral, accent, action, support };
  const ends = { mode, neutral, canvas: surface.canvas, accent, action, onMedia: text.onMedia };
  const gradients = gradientsOf(ends, given.gradient);
  const stopsOf = (name: keyof typeof gradients) => gradients[name].stops.map((stop) => stop.color);
  const onMedia = onMediaOf(brand, stopsOf('brand'), given.onMedia);
  return {
    surface,
    text,
    accent,
    action,
    support,
    status: statusOf(accent.solid, ground, given.status),
    reward: rewardOf(ground, given.reward),
    border: bordersOf(mode, neutral, surface, given.border),
    focus: { ring: given.focus?.ring ?? readable(accent.solid, [...levelsOf(surface), accent.subtle], 3) },
    overlay,
    chart: chartOf(accent.solid, support.solid, ground, given.chart),
    onHeader: onHeaderOf(brand, surface.header, given.onHeader),
    onMedia,
    onHero: onHeroOf(brand, stopsOf('hero'), onMedia, given.onHero),
    onFooter: onFooterOf(brand, surface.footer, given.onFooter),
    shadow: shadowsOf(choice, mode, neutral, accent.solid),
    gradient: {
      hero: gradientText(gradients.hero),
      accent: gradientText(gradients.accent),
      brand: gradientText(gradients.brand),
    },
  };
}

type Surface = PaletteTokens['surface'];

function overlaysOf(mode: ModeName, neutral: Neutral, given: GivenPalette['overlay'] = {}): PaletteTokens['overlay'] {
  const dark = mode === 'dark';
  return {
    scrim: given.scrim ?? withAlpha(hexOf(dark ? neutral(0.1) : neutral(0.2, 0.03)), dark ? 0.72 : 0.52),
    hover: given.hover ?? (dark ? withAlpha(white, 0.055) : withAlpha(hexOf(neutral(0.22, 0.04)), 0.05)),
    mediaFade: given.mediaFade ?? withAlpha(hexOf(neutral(0.13, 0.015)), 0.8),
  };
}

/** Backgrounds of running text: the surface levels, plain and hovered. */
const groundsOf = (surface: Surface, hover: string) =>
  levelsOf(surface).flatMap((level) => [level.slice(0, 7), over(hover, level)]);

function textsOf(
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

function bordersOf(
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

type Status = PaletteTokens['status'];
type StatusName = keyof Status;

/** Fixed hues, so that green always means success; only slightly adjusted to the brand. */
const families: Record<StatusName, { readonly dark: Tone; readonly light: Tone }> = {
  success: { dark: { l: 0.77, c: 0.16, h: 156 }, light: { l: 0.5, c: 0.12, h: 156 } },
  warning: { dark: { l: 0.83, c: 0.16, h: 76 }, light: { l: 0.83, c: 0.16, h: 76 } },
  danger: { dark: { l: 0.54, c: 0.2, h: 19 }, light: { l: 0.52, c: 0.2, h: 19 } },
  info: { dark: { l: 0.78, c: 0.13, h: 232 }, light: { l: 0.5, c: 0.12, h: 240 } },
};

function statusOf(seed: string, ground: Ground, given: GivenPalette['status'] = {}): Status {
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

function rewardOf(ground: Ground, given: GivenPalette['reward'] = {}): PaletteTokens['reward'] {
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
