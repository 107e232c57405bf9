import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Also the look of links that act as tabs of a bar. */
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  paddingInline: 10,
  fontWeight: 500,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&:is([data-hovered], a:hover)': { color: vars.text.primary },
    '&:is([data-selected], [aria-current="page"])': { color: vars.text.primary },
    '&:is([data-selected], [aria-current="page"])::after': {
      content: '',
      position: 'absolute',
      insetInline: 8,
      insetBlockEnd: -1,
      blockSize: 2,
      borderRadius: 1,
      background: vars.text.primary,
    },
  },
});
