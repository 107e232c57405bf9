import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const lists = style({ display: 'flex', marginBlockEnd: vars.space[4] });
