import { createGlobalThemeContract } from '@vanilla-extract/css';
import { paletteShape } from './readTokens.ts';

/** Colours and shadows of the mode in use. Every style of the studio takes them from here. */
export const vars = createGlobalThemeContract(
  paletteShape,
  (_, path) => `studio-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
