import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const list = style({
  display: 'flex',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  boxShadow: `inset 0 -1px 0 ${vars.border.default}`,
  listStyle: 'none',
  // What scrolls has no minimum size: in a full panel the row would shrink to nothing.
  flex: 'none',
  minBlockSize: '44px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
  padding: `${vars.space[3]} 0`,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: vars.text.secondary,
  fontFamily: vars.font.text,
  fontSize: vars.size[3],
  fontWeight: 550,
  lineHeight: 1.45,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&:is([aria-selected="true"], [aria-current])': {
      borderBlockEndColor: vars.accent.text,
      color: vars.accent.text,
      fontWeight: 650,
    },
  },
});
