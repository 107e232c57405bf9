import { style } from '@vanilla-extract/css';

/** A sentence of its own: what stands before it may have no full stop. */
export const second = style({ display: 'block' });
