import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { paletteValues } from './readTokens.ts';

/** One attribute of `<html>` chooses the mode; a part of a page, such as a story of both modes, may choose another one. */
for (const mode of ['dark', 'light'] as const) {
  globalStyle(`[data-palette="${mode}"]`, { vars: assignVars(vars, paletteValues(mode)), colorScheme: mode });
}
