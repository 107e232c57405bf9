import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const root = style({
  background: vars.surface.canvas,
  color: vars.text.primary,
  font: vars.type.body,
  wordSpacing: vars.wordSpace.text,
});
