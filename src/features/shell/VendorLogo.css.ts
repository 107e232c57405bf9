import { style } from '@vanilla-extract/css';

export const logo = style({ display: 'block', flex: 'none', maxInlineSize: '100%', overflow: 'visible', fill: 'currentColor' });
