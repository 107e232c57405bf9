import { fontNeedsOf } from '../../../brand/foundation/typeTokens.ts';
import { declarationsOf, firstMode, themeCss } from '../../../brand/themeCss.ts';
import { tokensOfMode } from '../../../brand/tokensFromBrand.ts';
import type { Language } from '../../../domain/language.ts';
import { type Picture, vectorAddress } from '../../../domain/picture.ts';
import { contrast, white } from '../../../theme/colour.ts';
import { type FontSource, fontFaces, fontsOf, fontsToPreload } from '../../../theme/fontFaces.ts';
import { modeScript } from '../../../theme/modeScript.ts';
import type { ModeName } from '../../../theme/tokens.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { DocumentParts } from './document.ts';
import { installScript, languageScript, sessionScript } from './inlineScripts.ts';

/** The parts of a document head that come from a brand's theme and pictures. */
export interface ThemeHead {
  readonly head: Pick<DocumentParts, 'palette' | 'colorScheme' | 'themeColor' | 'themeColors' | 'theme' | 'fonts' | 'icons'>;
  readonly headScript: (language: Language) => string;
  /** Script of the mode alone. */
  readonly mode: string;
  /** The same as `headScript` without the choice of a language. */
  readonly modeAndSession: string;
  /** Path of the share picture. */
  readonly sharePicture: string;
}

/** Builds the theme part of a document head, cached per version of a brand. */
export function createThemeHead(pictures: Pictures, fonts: FontFiles) {
  const cache = new WeakMap<Tenant, ThemeHead>();
  return (tenant: Tenant): ThemeHead => {
    const head = cache.get(tenant) ?? buildThemeHead(pictures, fonts, tenant);
    cache.set(tenant, head);
    return head;
  };
}

function buildThemeHead(pictures: Pictures, fonts: FontFiles, tenant: Tenant): ThemeHead {
  const { theme, languages, assets } = tenant.brand;
  const mark = pictures.markOf(tenant);
  const mode = modeScript(theme.defaultMode, theme.modes);
  const modeAndSession = `${mode};${sessionScript};${installScript}`;
  const share = assets.share === undefined ? null : pictures.ofBrand(tenant, assets.share, 'share');
  return {
    head: { ...themeStyleHead(tenant, fonts), icons: iconLinks(mark, pictures.iconOf(tenant)) },
    headScript: (language) => `${languageScript(language, languages.offered)}${modeAndSession}`,
    mode,
    modeAndSession,
    sharePicture: share === null ? `${mark.base}-512.png` : `${share.base}-1200.jpg`,
  };
}

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

/** Favicons and the Apple touch icon, which iOS shows on black where it is transparent. */
function iconLinks(mark: Picture, icon: Picture) {
  const png = (rel: string, { base }: Picture, size: 32 | 180) => ({
    rel,
    type: 'image/png',
    sizes: `${size}x${size}`,
    href: `${base}-${size}.png`,
  });
  const drawn =
    mark.widths.length === 0 ? [{ rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: vectorAddress(mark) }] : [];
  return [png('icon', mark, 32), ...drawn, png('apple-touch-icon', icon, 180)];
}
