import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const label = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: '3px',
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
  cursor: 'pointer',
  '@media': { [below.md]: { paddingBlock: vars.space[3] } },
});

export const box = style({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1.5px solid ${vars.border.strong}`,
  borderRadius: `calc(${vars.radius.sm} * 0.8)`,
  color: 'transparent',
  selectors: {
    '&[data-checked]': {
      background: vars.accent.solid,
      borderColor: vars.accent.outline,
      color: vars.accent.onSolid,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has([aria-invalid="true"])': { borderColor: vars.status.danger.text },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-checked]': { color: 'CanvasText' } } } },
});

/** The native input covers the box and extends the touch target. */
export const input = style({ position: 'absolute', inset: '-13px', margin: 0, opacity: 0, cursor: 'pointer' });

export const words = style({ minInlineSize: 0 });
