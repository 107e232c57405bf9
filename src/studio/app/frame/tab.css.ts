import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { barRadius, spaces } from '../../theme/measures.ts';

/** Also the look of links that act as tabs of a bar. */
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 36,
  paddingInline: spaces[3],
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
      borderRadius: barRadius,
      background: vars.text.primary,
    },
  },
});
