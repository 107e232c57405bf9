import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle } from '../../theme/textStyle.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[5],
  maxWidth: '560px',
});
export const lead = style({ margin: 0, lineHeight: 1.6 });
export const sent = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[6]} 0`,
  textAlign: 'center',
});
export const sentSign = style({ display: 'flex', color: vars.status.success.text });
export const sentTitle = style({
  margin: 0,
  font: vars.type.title,
  color: vars.text.primary,
  selectors: { '&:focus': { outline: 'none' } },
});
export const reference = style({ margin: `0 0 ${vars.space[2]}`, fontSize: vars.size[3], lineHeight: 1.5 });
export const number = style([{ fontWeight: 650, color: vars.text.primary }, numericStyle]);
