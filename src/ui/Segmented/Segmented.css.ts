import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const track = style({
  display: 'inline-flex',
  gap: '2px',
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: '3px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: `calc(${vars.radius.segment} + 3px)`,
  background: vars.surface.sunken,
});

export const block = style({ display: 'flex' });

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: `calc(${vars.control.sm} - 4px)`,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.segment,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [below.md]: { minInlineSize: 0, minBlockSize: '44px', paddingInline: vars.space[3] },
    // Four choices side by side on the smallest phones.
    'screen and (max-width: 359.98px)': { paddingInline: vars.space[1] },
  },
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[data-checked]': {
      background: vars.surface.raised,
      boxShadow: `${vars.shadow.sm}, 0 0 0 1px ${vars.border.subtle}`,
      color: vars.text.primary,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
