import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const body = style({ display: 'grid', gap: '14px', padding: '24px', overflow: 'auto' });
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '13.5px', lineHeight: 1.5 });
export const form = style({ display: 'grid', gap: '14px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });
