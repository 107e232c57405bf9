import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, layers, radii, spaces } from '../../theme/measures.ts';

export const popover = style({
  background: vars.surface.overlay,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radii.card,
  boxShadow: vars.shadow.overlay,
  minInlineSize: 200,
  maxBlockSize: 420,
  overflow: 'auto',
  padding: spaces[1],
  outline: 'none',
  zIndex: layers.popover,
});
export const menu = style({ outline: 'none', display: 'flex', flexDirection: 'column' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 32,
  padding: `${spaces[1]} ${spaces[2]}`,
  borderRadius: radii.control,
  color: vars.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is([data-focused], [data-hovered])': { background: vars.state.selected },
    '&[data-disabled]': { color: vars.text.quiet, cursor: 'not-allowed' },
  },
});
export const dangerous = style({ color: vars.danger.text });
export const label = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const detail = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet });
export const separator = style({ blockSize: 1, margin: `${spaces[1]} ${spaces[2]}`, background: vars.border.subtle });
