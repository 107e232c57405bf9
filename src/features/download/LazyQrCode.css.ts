import { style } from '@vanilla-extract/css';

export const frame = style({ width: 'min(120px, 25vw)', height: 'min(120px, 25vw)' });
