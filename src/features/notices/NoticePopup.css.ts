import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const body = style({
  display: 'grid',
  gap: '14px',
  minBlockSize: 0,
  padding: '24px 24px 18px',
  overflow: 'auto',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});
export const head = style({ display: 'flex', gap: '14px' });
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
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary, overflowWrap: 'anywhere' });
export const date = style({ ...numericStyle, color: vars.text.tertiary, fontSize: '13px' });
export const text = style({ color: vars.text.secondary, fontSize: '14.5px' });
export const buttons = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '10px',
  padding: '0 24px 24px',
});
