import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { numericStyle } from '../../theme/textStyle.ts';

/** Wide enough for the longest label, so that the countdown causes no layout shift. */
export const root = style([
  numericStyle,
  { display: 'grid', flex: 'none', '@media': { [from.md]: { minInlineSize: '150px' } } },
]);
