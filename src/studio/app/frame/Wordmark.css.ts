import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const ink = style({ fill: vars.text.primary });
export const accent = style({ fill: vars.accent.text });
export const pale = style({ fill: vars.text.primary, opacity: 0.45 });
