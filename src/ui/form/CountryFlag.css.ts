import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The country code, if there is no flag. */
export const code = style({
  flex: 'none',
  minInlineSize: '21px',
  color: vars.text.tertiary,
  fontSize: vars.size[1],
  fontWeight: 600,
});

export const flag = style({
  flex: 'none',
  inlineSize: '21px',
  blockSize: '14px',
  borderRadius: '3px',
  background: vars.surface.sunken,
  objectFit: 'cover',
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
});
