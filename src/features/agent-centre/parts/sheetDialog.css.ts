import { style, styleVariants } from '@vanilla-extract/css';
import { below, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { titleStyle } from '../../../theme/textStyle.ts';

export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: '24px',
  overflow: 'auto',
  background: vars.overlay.scrim,
  '@media': { [below.md]: { placeItems: 'end center', padding: '32px 0 0' } },
});
const panelBase = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 48px)',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  overflow: 'hidden',
  '@media': {
    [below.md]: { maxBlockSize: 'calc(100dvh - 32px)', borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: 0 },
  },
});
export const panel = styleVariants({
  narrow: [panelBase, { maxInlineSize: '520px' }],
  wide: [panelBase, { maxInlineSize: '860px' }],
});
export const content = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '12px 12px 0 24px',
  '@media': { [below.md]: { paddingInlineStart: '16px' } },
});
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary });
export const body = style({
  display: 'grid',
  gap: '16px',
  minBlockSize: 0,
  padding: '12px 24px 24px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [below.md]: { padding: '8px 16px max(16px, env(safe-area-inset-bottom))' } },
});
