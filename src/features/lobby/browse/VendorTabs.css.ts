import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/textStyle.ts';

export const strip = style({
  display: 'flex',
  gap: '10px',
  margin: '0 -4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  scrollPadding: '40px',
  maskImage: 'linear-gradient(90deg, black 94%, transparent)',
  '@media': { [below.md]: { gap: '8px', marginInline: '-16px', padding: '10px 16px 4px' } },
});

export const item = style({ position: 'relative', flex: 'none' });

export const vendor = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '56px',
  padding: '0 20px',
  fontSize: '14px',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  textDecoration: 'none',
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { color: vars.text.primary, borderColor: vars.border.default },
    '&:focus-visible': focusRing,
    '&[aria-current]': { color: vars.accent.text, background: vars.accent.subtle, borderColor: vars.accent.text },
  },
  '@media': { [below.md]: { height: '44px', padding: '0 14px' } },
});

export const hot = style({
  position: 'absolute',
  insetInlineEnd: '-1px',
  top: '-1px',
  display: 'flex',
  // On the edge of a low tab, so that it does not cover the logo.
  '@media': { [below.md]: { insetInlineEnd: '8px', top: '-9px' } },
});
