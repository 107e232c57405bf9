import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const body = style({
  display: 'grid',
  gap: vars.space[4],
  minBlockSize: 0,
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[5]}`,
  overflow: 'auto',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});
export const head = style({ display: 'flex', gap: vars.space[4] });
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary, overflowWrap: 'anywhere' });
export const date = style({ ...numericStyle, color: vars.text.tertiary, fontSize: vars.size[2] });
export const text = style({ color: vars.text.secondary, fontSize: vars.size[3] });
export const buttons = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `0 ${vars.space[6]} ${vars.space[6]}`,
});
