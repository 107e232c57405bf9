import type { FoundationTokens, ModeName, PaletteTokens, ThemeTokens } from '../theme/tokens.ts';
import { foundationTokens } from './foundation/foundationTokens.ts';
import { derivePalette } from './palette/derivePalette.ts';
import type { ThemeChoice } from './themeChoice.ts';

/** Palettes of both modes, whether or not the brand offers both. */
export type BrandPalettes = Readonly<Record<ModeName, PaletteTokens>>;

/** Every token of a brand. Deriving them costs milliseconds, so a tenant keeps them for its version. */
export interface BrandTokens {
  readonly palettes: BrandPalettes;
  readonly foundation: FoundationTokens;
}

/** @throws if a seed colour is not a colour. */
export const palettesFromBrand = (theme: ThemeChoice): BrandPalettes => ({
  dark: derivePalette(theme, 'dark'),
  light: derivePalette(theme, 'light'),
});

/**
 * Derives every token from the few choices of a manifest's `theme`.
 *
 * @throws if a seed colour is not a colour.
 */
export const tokensFromBrand = (theme: ThemeChoice): BrandTokens => ({
  palettes: palettesFromBrand(theme),
  foundation: foundationTokens(theme),
});

export const tokensOfMode = ({ palettes, foundation }: BrandTokens, mode: ModeName): ThemeTokens => ({
  ...palettes[mode],
  ...foundation,
});
