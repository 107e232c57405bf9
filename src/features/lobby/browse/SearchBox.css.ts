import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.md,
  padding: `0 ${vars.space[1]} 0 ${vars.space[4]}`,
  color: vars.text.tertiary,
  background: vars.surface.base,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  selectors: {
    '&:focus-within': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
  },
  '@media': { [below.md]: { minHeight: '44px' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '40px',
  padding: 0,
  font: vars.type.body,
  color: vars.text.primary,
  background: 'none',
  border: 0,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  '@media': { [below.md]: { height: '44px', fontSize: vars.size[4] } },
});
