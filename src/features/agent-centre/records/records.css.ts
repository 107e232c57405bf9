import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const moment = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });
export const owner = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const game = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.accent.text });
export const name = style({ ...oneLine, maxInlineSize: '160px', color: vars.text.primary, fontWeight: 600 });
export const note = style({ margin: 0, color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.55 });
/** Up from the middle for what the house keeps, down to the left for what it lost. */
export const bar = style({ display: 'block', inlineSize: '76px', blockSize: '8px' });
export const gain = style({ fill: vars.status.success.text });
export const loss = style({ fill: vars.status.danger.text });
