import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';

const base = {
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  background: vars.surface.sunken,
  borderRadius: vars.radius.sm,
} as const;
export const place = styleVariants({ ready: base, waiting: base });

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  selectors: { [`${place.waiting} > &`]: { opacity: 0 } },
});
export const wait = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  font: vars.type.caption,
  color: vars.text.tertiary,
});
