import { style } from '@vanilla-extract/css';

export const lists = style({ display: 'flex', marginBlockEnd: '16px' });
