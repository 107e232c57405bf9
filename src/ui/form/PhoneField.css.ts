import { style } from '@vanilla-extract/css';

export const country = style({ display: 'grid', flex: 'none' });
