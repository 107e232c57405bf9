import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle } from '../../theme/textStyle.ts';

export const area = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.control.lg,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.md,
  outline: 'none',
  background: vars.surface.base,
  color: vars.text.primary,
  font: vars.type.body,
  lineHeight: 1.6,
  resize: 'vertical',
  selectors: {
    '&:focus': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
    '&[aria-invalid="true"]': { borderColor: vars.status.danger.text },
    '&:disabled': { background: vars.surface.sunken, borderColor: vars.border.subtle, color: vars.text.secondary },
  },
  '@media': {
    [below.md]: { minBlockSize: '44px', fontSize: vars.size[4] },
    '(forced-colors: active)': { selectors: { '&:focus': { outline: '2px solid' } } },
  },
});

export const count = style([numericStyle, { flex: 'none' }]);
export const countOver = style([count, { color: vars.status.danger.text, fontWeight: 650 }]);
