import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, layers, radii, spaces } from '../../theme/measures.ts';

export const tooltip = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  maxInlineSize: 280,
  padding: `${spaces[1]} ${spaces[2]}`,
  borderRadius: radii.control,
  background: vars.action.solid,
  color: vars.action.onSolid,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  boxShadow: vars.shadow.overlay,
  zIndex: layers.toast,
});
