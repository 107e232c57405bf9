import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const subtitle = style({ margin: `0 0 ${vars.space[2]}`, fontSize: vars.size[3], fontWeight: 650 });
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size[1], overflowWrap: 'anywhere' });
export const bet = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const note = style({
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  lineHeight: 1.55,
});
