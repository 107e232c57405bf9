import { style } from '@vanilla-extract/css';

export const frame = style({ width: '120px', height: '120px' });
