import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const block = style({
  maxWidth: '760px',
  margin: '0 auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[8]}`,
  color: vars.text.secondary,
});
export const title = style([titleStyle('h1'), { margin: `0 0 ${vars.space[4]}`, color: vars.text.primary }]);
export const empty = style({ margin: 0, lineHeight: 1.6 });
export const contact = style({ marginTop: vars.space[6] });
export const contactTitle = style([titleStyle('h3'), { margin: `0 0 ${vars.space[3]}`, color: vars.text.primary }]);
