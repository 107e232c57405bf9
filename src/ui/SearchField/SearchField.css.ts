import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.md,
  padding: `0 ${vars.space[1]} 0 ${vars.space[4]}`,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  background: vars.surface.base,
  color: vars.text.tertiary,
  selectors: {
    '&:focus-within': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
  },
  '@media': { [below.md]: { minBlockSize: '44px' } },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '40px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.primary,
  font: vars.type.body,
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  '@media': { [below.md]: { blockSize: '44px', fontSize: vars.size[4] } },
});
