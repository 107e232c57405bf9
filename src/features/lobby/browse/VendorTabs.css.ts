import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing } from '../../../theme/textStyle.ts';

export const strip = style({
  display: 'flex',
  gap: vars.space[3],
  margin: `0 ${negative(vars.space[1])}`,
  padding: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  scrollPadding: vars.space[7],
  maskImage: 'linear-gradient(90deg, black 94%, transparent)',
  '@media': {
    [below.md]: {
      gap: vars.space[2],
      marginInline: negative(vars.space[4]),
      padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
    },
  },
});

export const item = style({ position: 'relative', flex: 'none' });

export const vendor = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: '56px',
  padding: `0 ${vars.space[5]}`,
  fontSize: vars.size[3],
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
  '@media': { [below.md]: { height: '44px', padding: `0 ${vars.space[4]}` } },
});

export const hot = style({
  position: 'absolute',
  insetInlineEnd: '-1px',
  top: '-1px',
  display: 'flex',
  // On the edge of a low tab, so that it does not cover the logo.
  '@media': { [below.md]: { insetInlineEnd: '8px', top: '-9px' } },
});
