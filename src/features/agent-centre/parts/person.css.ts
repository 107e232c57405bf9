import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { oneLine } from '../../../theme/textStyle.ts';

export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: '112px',
  maxInlineSize: '100%',
});
export const names = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...oneLine, maxInlineSize: '220px', color: vars.text.primary, fontWeight: 600 });
export const note = style({ ...oneLine, color: vars.text.tertiary, fontSize: vars.size[1] });

const face = (side: number) => ({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: `${side}px`,
  blockSize: `${side}px`,
  borderRadius: '50%',
  background: vars.surface.sunken,
  color: vars.text.tertiary,
});
export const picture = styleVariants({ 28: face(28), 32: face(32) });
export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
