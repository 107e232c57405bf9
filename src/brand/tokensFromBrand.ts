import type { ModeName, ThemeTokens } from '../theme/tokens.ts';
import { frameTokens } from './frame/frameTokens.ts';
import { derivePalette } from './palette/derivePalette.ts';
import type { ThemeChoice } from './themeChoice.ts';

/** A merchant names one colour and a few choices; every token follows here. */
export const tokensFromBrand = (theme: ThemeChoice, mode: ModeName): ThemeTokens => ({
  ...derivePalette(theme, mode),
  ...frameTokens(theme),
});
