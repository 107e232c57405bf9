import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

/** Colours of the parts, in their order. */
export const ringColours = [vars.chart['1'], vars.chart['2'], vars.chart['3'], vars.chart['4']];

export const ring = style({ inlineSize: '150px', blockSize: '150px' });
export const track = style({ fill: 'none', stroke: vars.surface.sunken, strokeWidth: 20 });
export const slice = ringColours.map((colour) => style({ fill: 'none', stroke: colour, strokeWidth: 20 }));
export const value = style({ ...numericStyle, fill: vars.text.primary, fontSize: vars.size[5], fontWeight: 700 });
export const label = style({ fill: vars.text.secondary, fontSize: vars.size[1] });
