import { style } from '@vanilla-extract/css';
import { from, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, oneLine } from '../../../theme/textStyle.ts';

export const nav = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
  '@media': { [from.md]: { display: 'none' } },
});

export const list = style({ display: 'flex', blockSize: '64px', paddingInline: vars.space[2] });

export const cell = style({ display: 'flex', flex: '1 1 0', minInlineSize: 0 });

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  margin: 0,
  padding: vars.space[1],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.text.tertiary,
  fontFamily: vars.font.text,
  fontSize: vars.size[1],
  fontWeight: 550,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.accent.text, fontWeight: 650 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
});

/** Cuts its own text only: whatever hides overflow around the raised button would cut that too. */
export const label = style({ ...oneLine, maxInlineSize: '100%' });

/** A round button that rises above the bar. */
export const deposit = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  marginBlockStart: negative(vars.space[6]),
  border: `1px solid ${vars.action.outline}`,
  borderRadius: '50%',
  background: vars.action.solid,
  boxShadow: `0 0 0 4px ${vars.surface.overlay}, ${vars.shadow.md}`,
  color: vars.action.onSolid,
});
