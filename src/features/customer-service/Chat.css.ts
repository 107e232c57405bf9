import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '640px',
  minHeight: '100dvh',
  margin: '0 auto',
  color: vars.text.secondary,
});
export const head = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.surface.canvas,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const title = style([titleStyle('h3'), { margin: 0, color: vars.text.primary }]);
export const room = style({ flex: 1 });
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
});
const bubble = style({
  maxWidth: '85%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  fontSize: vars.size[3],
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.md,
});
export const theirs = style([
  bubble,
  {
    alignSelf: 'flex-start',
    color: vars.text.primary,
    background: vars.surface.base,
    border: `1px solid ${vars.border.subtle}`,
    borderEndStartRadius: vars.radius.sm,
  },
]);
export const mine = style([
  bubble,
  {
    alignSelf: 'flex-end',
    whiteSpace: 'pre-line',
    color: vars.accent.onSolid,
    background: vars.accent.solid,
    borderEndEndRadius: vars.radius.sm,
  },
]);
globalStyle(`${theirs} > p`, { margin: 0 });
globalStyle(`${theirs} > p + p`, { marginTop: vars.space[2] });
export const form = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  background: vars.surface.canvas,
  borderTop: `1px solid ${vars.border.subtle}`,
});
