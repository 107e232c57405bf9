import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, layers, radii, spaces } from '../../theme/measures.ts';

export const region = style({
  position: 'fixed',
  insetInlineEnd: 20,
  insetBlockEnd: 20,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: spaces[2],
  zIndex: layers.toast,
  outline: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  inlineSize: 360,
  maxInlineSize: 'calc(100vw - 40px)',
  padding: `${spaces[3]} ${spaces[3]} ${spaces[3]} ${spaces[4]}`,
  borderRadius: radii.card,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.overlay,
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const title = style({ fontWeight: 500 });
export const detail = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.secondary });
