import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: '20px' });
export const form = style({ outline: 'none' });
export const foot = style({ display: 'grid', gap: '14px' });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: vars.text.tertiary,
  fontSize: '12.5px',
  lineHeight: 1.5,
  '::before': { content: '""', flex: '1 1 0', blockSize: '1px', background: vars.border.default },
  '::after': { content: '""', flex: '1 1 0', blockSize: '1px', background: vars.border.default },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: '10px',
});
