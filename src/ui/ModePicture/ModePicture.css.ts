import { style } from '@vanilla-extract/css';

/** Leaves the layout to the picture inside. */
export const through = style({ display: 'contents' });
