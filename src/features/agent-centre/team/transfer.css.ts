import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const waiting = style({ display: 'block', blockSize: '280px', borderRadius: vars.radius.md, overflow: 'hidden' });
export const receiver = style({
  display: 'flex',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.input,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
