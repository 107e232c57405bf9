import { style } from '@vanilla-extract/css';
import { layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const link = style({
  position: 'fixed',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: layer.loader,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.md,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  font: vars.type.label,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    '&:focus-visible': focusRing,
  },
});
