import { style } from '@vanilla-extract/css';
import { numericStyle } from '../../theme/textStyle.ts';

export const time = style({ ...numericStyle, whiteSpace: 'nowrap' });
