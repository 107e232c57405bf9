import { style } from '@vanilla-extract/css';
import type { ModeName } from './tokens.ts';

/** Both variants of a picture are in the page; the mode hides one. A hidden picture is never fetched. */
const hiddenIn = (mode: ModeName) =>
  style({
    selectors: { [`[data-palette="${mode}"] &`]: { display: 'none' } },
    '@media': {
      [`(prefers-color-scheme: ${mode})`]: { selectors: { 'html:not([data-palette]) &': { display: 'none' } } },
    },
  });

export const shownInDark = hiddenIn('light');
export const shownInLight = hiddenIn('dark');
