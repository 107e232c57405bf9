import { style } from '@vanilla-extract/css';

export const glyph = style({ display: 'block', flex: 'none', fill: 'currentColor', overflow: 'visible' });
