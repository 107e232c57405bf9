import { style } from '@vanilla-extract/css';

/** No box: the image inside takes part in the layout. */
export const through = style({ display: 'contents' });
