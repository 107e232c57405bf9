import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const waiting = style({ display: 'block', blockSize: '320px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const title = style({ display: 'grid', flex: 'auto', minInlineSize: 0, gap: vars.space[1], overflowWrap: 'anywhere' });
export const date = style({ ...numericStyle, color: vars.text.tertiary, fontSize: vars.size[2], fontWeight: 400 });
