import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Page width, and padding towards navigation and footer. */
export const page = style({
  inlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  paddingBlock: `${vars.space[3]} ${vars.space[7]}`,
  '@media': {
    [from.md]: { inlineSize: `calc(100% - 2 * ${vars.space[6]})`, paddingBlock: `${vars.space[6]} ${vars.space.section}` },
    [from.xl]: { inlineSize: 'min(1280px, 100% - 160px)' },
  },
});
