import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { titleStyle } from '../../../theme/textStyle.ts';

const base = style({ ...cardStyle, minInlineSize: 0, color: vars.text.primary });

export const tone = styleVariants({
  plain: [base],
  waiting: [base, { borderColor: vars.status.warning.text }],
});

export const padded = style({ padding: vars.space[5], '@media': { [below.md]: { padding: vars.space[4] } } });
export const flush = style({ overflow: 'hidden' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
});
export const headOfFlush = style([
  head,
  {
    margin: 0,
    padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[3]}`,
    '@media': { [below.md]: { padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}` } },
  },
]);

export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0, fontSize: vars.size[5] });
export const aside = style({ color: vars.text.secondary, fontSize: vars.size[2] });
