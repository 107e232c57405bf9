import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  lineHeight: 1.5,
});

const look = (status: 'success' | 'warning' | 'danger' | 'info') => [
  base,
  { background: vars.status[status].subtle, color: vars.status[status].text },
];

export const tone = styleVariants({
  success: look('success'),
  warning: look('warning'),
  danger: look('danger'),
  info: look('info'),
});

export const text = style({ flex: '1 1 200px', minInlineSize: 0, margin: 0 });
export const title = style({ display: 'block', fontWeight: 650 });
