import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

export const rootStyle = style({ font: vars.type.body, color: vars.text.primary, background: vars.surface.canvas });
