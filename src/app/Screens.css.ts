import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.gridGap,
  inlineSize: '100%',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[6],
});

export const band = style({ blockSize: '176px', borderRadius: vars.radius.lg, overflow: 'hidden' });
