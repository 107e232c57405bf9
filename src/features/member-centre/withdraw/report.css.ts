import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export { choice, choiceName, choices, dot, radio } from './withdraw.css.ts';

export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: vars.size[3],
  overflowWrap: 'anywhere',
});
export const sum = style({ ...numericStyle, fontSize: vars.size[4] });
export const choiceText = style({ gridColumn: 2, color: vars.text.secondary, fontSize: vars.size[2] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[4],
});
export const fault = style({ margin: 0, color: vars.status.danger.text, fontSize: vars.size[2] });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: '1fr', direction: 'inherit' } },
});
