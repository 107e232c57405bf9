import { keyframes, style } from '@vanilla-extract/css';
import { calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({ outline: 'none' });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
  outline: 'none',
  color: vars.text.primary,
  font: vars.type.label,
});

const breathe = keyframes({ '50%': { transform: 'scale(1.06)' } });

export const mark = style({
  inlineSize: '64px',
  blockSize: '64px',
  animation: `${breathe} 1.6s ${vars.easing.standard} infinite`,
  '@media': { [calmMotion]: { animation: 'none' } },
});
