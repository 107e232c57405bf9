import { style } from '@vanilla-extract/css';
import { below, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Above the bottom navigation of phones. */
export const prompt = style({
  position: 'fixed',
  insetBlockEnd: '16px',
  insetInlineStart: '16px',
  zIndex: layer.rightBar,
  display: 'grid',
  gap: vars.space[3],
  inlineSize: 'min(400px, calc(100vw - 32px))',
  padding: vars.space[4],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  '@media': { [below.md]: { insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom, 0px))' } },
});

export const text = style({ margin: 0, lineHeight: 1.5, textWrap: 'pretty' });
export const answers = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[2] });
