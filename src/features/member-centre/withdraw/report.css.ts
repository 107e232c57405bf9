import { style } from '@vanilla-extract/css';
import { below, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export { choice, choiceName, choices, dot, radio } from './withdraw.css.ts';

/** A second scrim over the panel; a sheet on phones. */
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
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '680px',
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
export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: vars.size[3],
  overflowWrap: 'anywhere',
});
export const sum = style({ ...numericStyle, fontSize: vars.size[4] });
export const choiceText = style({ gridColumn: 2, color: vars.text.secondary, fontSize: vars.size[2] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[4],
});
export const fault = style({ margin: 0, color: vars.status.danger.text, fontSize: vars.size[2] });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: '1fr', direction: 'inherit' } },
});
