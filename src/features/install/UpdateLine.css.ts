import { style } from '@vanilla-extract/css';
import { below, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Above the bottom navigation of phones. */
export const line = style({
  position: 'fixed',
  insetBlockEnd: '16px',
  insetInlineEnd: '16px',
  zIndex: layer.rightBar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: 'min(440px, calc(100vw - 32px))',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  '@media': { [below.md]: { insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom, 0px))' } },
});
export const text = style({ flex: 'auto', minInlineSize: 0, lineHeight: 1.5, textWrap: 'pretty' });
