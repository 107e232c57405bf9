import { style } from '@vanilla-extract/css';

export const drawn = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const filled = style({ fill: 'currentColor' });
