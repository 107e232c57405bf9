import type { ThemeChoice } from '../../brand/themeChoice.ts';
import { themeCss } from '../../brand/themeCss.ts';
import { isColour } from '../../theme/colour.ts';
import { type ModeName, modeNames } from '../../theme/tokens.ts';
import { sceneCss } from './sceneCss.ts';

const ownLook: ThemeChoice = { seed: '#3a6df0', defaultMode: 'dark' };

/**
 * CSS of a game's page: the site's theme from the launch, if given, plus the scene. A theme is untrusted input; one that
 * does not validate is ignored.
 */
export function lookOf(theme: unknown, hue: number): string {
  return `${siteCss(theme)}${sceneCss(hue)}`;
}

/** Mode of the first paint: the requested one, else the default of the brand’s theme, else dark. */
export const modeOf = (asked: unknown, theme: unknown): ModeName => {
  const chosen = modeNames.find((mode) => mode === asked);
  const own = isTheme(theme) ? modeNames.find((mode) => mode === theme.defaultMode) : undefined;
  return chosen ?? own ?? 'dark';
};

function siteCss(theme: unknown): string {
  if (!isTheme(theme)) return themeCss(ownLook);
  try {
    return themeCss(withoutOwnFonts(theme));
  } catch {
    return themeCss({ seed: theme.seed, defaultMode: theme.defaultMode ?? 'dark' });
  }
}

const isTheme = (theme: unknown): theme is ThemeChoice =>
  typeof theme === 'object' && theme !== null && 'seed' in theme && isColour(theme.seed);

/** Brand fonts are served from the brand's origin, so a frame on another origin uses the built-in family instead. */
function withoutOwnFonts(theme: ThemeChoice): ThemeChoice {
  const { fonts, ...rest } = theme;
  if (fonts === undefined) return rest;
  const bundled = Object.fromEntries(Object.entries(fonts).filter(([, font]) => font.file === undefined));
  return { ...rest, fonts: bundled };
}
