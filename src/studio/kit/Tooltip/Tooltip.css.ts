import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/measures.ts';

export const tooltip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: 280,
  padding: '4px 8px',
  borderRadius: 6,
  background: vars.action.solid,
  color: vars.action.onSolid,
  fontSize: 12,
  lineHeight: '18px',
  boxShadow: vars.shadow.overlay,
  zIndex: layers.toast,
});
