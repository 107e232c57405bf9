import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers, radii } from '../../theme/measures.ts';

export const region = style({
  position: 'fixed',
  insetInlineEnd: 20,
  insetBlockEnd: 20,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 8,
  zIndex: layers.toast,
  outline: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 360,
  maxInlineSize: 'calc(100vw - 40px)',
  padding: '10px 12px 10px 14px',
  borderRadius: radii.card,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.overlay,
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const title = style({ fontWeight: 500 });
export const detail = style({ fontSize: 12, lineHeight: '18px', color: vars.text.secondary });
