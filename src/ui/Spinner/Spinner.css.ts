import { keyframes, style } from '@vanilla-extract/css';
import { calmMotion } from '../../theme/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  animation: `${turn} 0.9s linear infinite`,
  '@media': { [calmMotion]: { animationDuration: '4s' } },
});
