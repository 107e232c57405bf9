import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing } from '../../theme/textStyle.ts';

/** Scrolls sideways on phones. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [below.md]: {
      flexWrap: 'nowrap',
      marginInline: negative(vars.space[4]),
      paddingInline: vars.space[4],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  alignItems: 'center',
  minBlockSize: vars.control.sm,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  background: vars.surface.base,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 550,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [below.md]: { flex: 'none', maxInlineSize: 'none', minBlockSize: '44px', whiteSpace: 'nowrap' } },
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[data-checked]': {
      borderColor: 'transparent',
      background: vars.accent.subtle,
      color: vars.accent.text,
      fontWeight: 650,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
