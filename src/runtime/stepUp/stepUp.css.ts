import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const body = style({ display: 'grid', gap: vars.space[4], padding: vars.space[6], overflow: 'auto' });
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.5 });
export const form = style({ display: 'grid', gap: vars.space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
