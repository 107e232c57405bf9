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
  padding: vars.space[6],
  overflow: 'auto',
  background: vars.overlay.scrim,
  '@media': { [below.md]: { placeItems: 'end center', padding: `${vars.space[7]} 0 0` } },
});
const panelBase = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[6]})`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  overflow: 'hidden',
  '@media': {
    [below.md]: {
      maxBlockSize: `calc(100dvh - ${vars.space[7]})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 0,
    },
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
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} 0 ${vars.space[6]}`,
  '@media': { [below.md]: { paddingInlineStart: vars.space[4] } },
});
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary });
export const body = style({
  display: 'grid',
  gap: vars.space[4],
  minBlockSize: 0,
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[6]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [below.md]: { padding: `${vars.space[2]} ${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))` } },
});
