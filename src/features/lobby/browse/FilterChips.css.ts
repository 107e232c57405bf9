import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../../theme/textStyle.ts';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below.md]: {
      flexWrap: 'nowrap',
      margin: '0 -16px',
      padding: '4px 16px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPadding: '40px',
    },
  },
});

export const item = style({ flex: 'none' });

export const chip = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: '32px',
  padding: '0 14px',
  fontSize: '13px',
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  textDecoration: 'none',
  background: vars.surface.base,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  selectors: {
    '&:hover': { color: vars.text.primary, borderColor: vars.border.strong },
    '&:focus-visible': focusRing,
    '&[aria-current]': {
      fontWeight: 700,
      color: vars.accent.text,
      background: vars.accent.subtle,
      borderColor: 'transparent',
    },
  },
  '@media': { [below.md]: { minHeight: '44px', padding: '0 16px' } },
});

export const count = style([{ fontSize: '12px', fontWeight: 500, color: vars.text.tertiary }, numericStyle]);
