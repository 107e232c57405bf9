import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';

export const country = style({ display: 'grid', flex: 'none' });

/** Beside the number; on a phone in a line of its own, so that the number can be read. */
export const sender = style({ display: 'grid', flex: 'none', '@media': { [below.md]: { flexBasis: '100%' } } });
