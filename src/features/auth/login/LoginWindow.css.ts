import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[5] });
export const form = style({ outline: 'none' });
export const foot = style({ display: 'grid', gap: vars.space[4] });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
  '::before': { content: '""', flex: '1 1 0', blockSize: '1px', background: vars.border.default },
  '::after': { content: '""', flex: '1 1 0', blockSize: '1px', background: vars.border.default },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space[3],
});
