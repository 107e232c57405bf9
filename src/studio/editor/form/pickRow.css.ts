import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, oneLine, radii, spaces } from '../../theme/measures.ts';

/** A row that is pressed to be edited: a picture or icon, two lines of words, a badge. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: spaces[2],
  border: '1px solid transparent',
  borderRadius: radii.card,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-current=true]': { background: vars.state.selected, borderColor: vars.accent.text },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 },
  },
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const name = style({ ...oneLine, fontSize: fontSizes[2], lineHeight: '20px', fontWeight: 500 });
