import { style } from '@vanilla-extract/css';

export const waiting = style({ flex: 1, minBlockSize: 0, display: 'flex', gap: 16, padding: 16 });
