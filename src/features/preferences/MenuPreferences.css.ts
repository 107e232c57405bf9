import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, oneLine } from '../../theme/textStyle.ts';

export const heading = style({
  margin: 0,
  padding: '16px 12px 6px',
  color: vars.text.tertiary,
  font: vars.type.overline,
  letterSpacing: vars.tracking.overline,
  textTransform: 'uppercase',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: '44px',
  margin: 0,
  paddingInline: '12px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.text.primary,
  font: vars.type.body,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.overlay.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const name = style({ ...oneLine, flex: 'auto', minInlineSize: 0 });
export const speed = style({ flex: 'none', color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
