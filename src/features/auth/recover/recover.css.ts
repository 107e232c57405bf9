import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[5] });
export const lead = style({ margin: 0, color: vars.text.secondary, lineHeight: 1.55 });
