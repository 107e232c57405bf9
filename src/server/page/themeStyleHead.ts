import { fontNeedsOf } from '../../brand/foundation/typeTokens.ts';
import { declarationsOf, firstMode, themeCss } from '../../brand/themeCss.ts';
import { tokensOfMode } from '../../brand/tokensFromBrand.ts';
import { contrast, white } from '../../theme/colour.ts';
import { type FontSource, fontFaces, fontsOf, fontsToPreload } from '../../theme/fontFaces.ts';
import type { ModeName } from '../../theme/tokens.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { FontFiles } from './fontFiles.ts';

/** Theme variables of one mode as inline CSS, for the chooser. */
export function paletteVariables(tenant: Tenant, mode: ModeName) {
  const tokens = tokensOfMode(tenant.tokens, mode);
  const css = [...declarationsOf(tokens)].map(([name, value]) => `${name}:${value}`).join(';');
  return { css: `color-scheme:${mode};${css}`, onDarkHeader: isDark(tokens.surface.header) };
}

const isDark = (colour: string) => contrast(white, colour.slice(0, 7)) > 4.5;

/** The theme's part of the head: style, fonts and theme colours. */
export function themeStyleHead(tenant: Tenant, fontFiles: FontFiles) {
  const { theme } = tenant.brand;
  const { palettes } = tenant.tokens;
  const first = firstMode(theme);
  const { faces, preloads } = fontHead(tenant, fontFiles);
  const headers = theme.modes.map((mode) => [mode, palettes[mode].surface.header] as const);
  return {
    // `system`: the style sheet decides by `prefers-color-scheme`.
    palette: theme.defaultMode === 'system' ? null : first,
    colorScheme: theme.defaultMode === 'system' ? theme.modes.join(' ') : first,
    themeColor: palettes[first].surface.header,
    themeColors: Object.fromEntries(headers) as Partial<Record<ModeName, string>>,
    theme: `${faces}${themeCss(theme, tenant.tokens)}`,
    fonts: preloads,
  };
}

/** A brand's `@font-face` rules and the URLs of the fonts to preload. */
export function fontHead(tenant: Tenant, fontFiles: FontFiles) {
  const fonts = fontsOf(tenant.brand.theme.fonts);
  const needs = fontNeedsOf(tenant.brand.theme);
  const addressOf = (source: FontSource) => fontFiles.addressOf(tenant, source);
  return { faces: fontFaces(fonts, needs, addressOf), preloads: fontsToPreload(fonts, needs).map(addressOf) };
}
