import { isColour } from '../../theme/colour.ts';
import { readable } from '../../theme/readable.ts';
import type { ModeName, PaletteTokens } from '../../theme/tokens.ts';
import type { ThemeChoice } from '../themeChoice.ts';
import { gradientsOf, gradientText, shadowsOf } from './effects.ts';
import { accentOf, chartOf, supportOf } from './fills.ts';
import { levelsOf, neutralOf, surfacesOf } from './neutrals.ts';
import { onFooterOf, onHeaderOf, onHeroOf, onMediaOf } from './places.ts';
import { rewardOf, statusOf } from './states.ts';
import { bordersOf, groundsOf, overlaysOf, textsOf } from './texts.ts';

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
  const brand = { neutral, accent, support };
  const ends = { mode, neutral, canvas: surface.canvas, accent, onMedia: text.onMedia };
  const gradients = gradientsOf(ends, given.gradient);
  const stopsOf = (name: keyof typeof gradients) => gradients[name].stops.map((stop) => stop.color);
  const onMedia = onMediaOf(brand, stopsOf('brand'), given.onMedia);
  return {
    surface,
    text,
    accent,
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
