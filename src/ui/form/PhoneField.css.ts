import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';

export const country = style({ display: 'grid', flex: 'none' });

/** Beside the number; on phones on a separate line, so that the number has room. */
export const sender = style({ display: 'grid', flex: 'none', '@media': { [below.md]: { flexBasis: '100%' } } });
