import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const place = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.surface.sunken,
  borderRadius: vars.radius.sm,
});

const base = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, border: 0, transformOrigin: '0 0' } as const;
export const frame = styleVariants({ ready: base, waiting: { ...base, opacity: 0 } });
export const wait = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  font: vars.type.caption,
  color: vars.text.tertiary,
});
