import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ position: 'relative', display: 'block', inlineSize: '100%', blockSize: '100%' });

export const fallback = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  blockSize: '100%',
  background: `linear-gradient(160deg, ${vars.surface.raised}, ${vars.surface.sunken})`,
  color: vars.text.tertiary,
  font: vars.type.caption,
});

export const mark = style({ inlineSize: '34px', blockSize: '34px', filter: 'grayscale(1)', opacity: 0.55 });
