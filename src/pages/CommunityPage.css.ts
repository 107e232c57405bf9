import { style } from '@vanilla-extract/css';
import { cardStyle } from '../theme/cardStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { titleStyle } from '../theme/textStyle.ts';

export const title = style([titleStyle('h1'), { margin: `${vars.space[2]} 0 0`, color: vars.text.primary }]);
export const lead = style({
  margin: `${vars.space[2]} 0 ${vars.space[6]}`,
  fontSize: vars.size[4],
  lineHeight: 1.6,
  color: vars.text.secondary,
});
export const section = style({ marginTop: vars.space.section });
export const heading = style([titleStyle('h2'), { margin: `0 0 ${vars.space[4]}`, color: vars.text.primary }]);
export const notices = style({ padding: vars.space[6], ...cardStyle });
