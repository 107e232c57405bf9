import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { numericStyle } from '../../theme/textStyle.ts';

/** As wide as its longest label, so that counting down moves nothing. */
export const root = style([
  numericStyle,
  { display: 'grid', flex: 'none', '@media': { [from.md]: { minInlineSize: '150px' } } },
]);
