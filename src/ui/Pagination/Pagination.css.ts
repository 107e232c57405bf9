import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const cell = style({
  ...numericStyle,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.sm,
  blockSize: vars.control.sm,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.button,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 550,
  '@media': { [below.md]: { minInlineSize: '36px', blockSize: '44px' } },
});

export const gap = cell;

export const page = style([
  cell,
  {
    border: '1px solid transparent',
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-current], :disabled)': { background: vars.overlay.hover, color: vars.text.primary },
      '&:focus-visible': focusRing,
      '&[aria-current]': {
        borderColor: vars.accent.outline,
        background: vars.accent.solid,
        color: vars.accent.onSolid,
        fontWeight: 700,
      },
    },
  },
]);

export const step = style([
  page,
  { borderColor: vars.border.default, selectors: { '&:disabled': { color: vars.text.disabled, cursor: 'default' } } },
]);
