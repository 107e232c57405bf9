import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  borderRadius: '2px',
  color: vars.accent.text,
  fontSize: vars.size[2],
  fontWeight: 600,
  lineHeight: 1.5,
  textDecoration: 'none',
  // On one line if it fits, and never wider than its container.
  flexShrink: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  '::before': { content: '""', position: 'absolute', insetInline: '-6px', insetBlock: '-12px' },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
});
