import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, titleStyle } from '../../theme/textStyle.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '640px',
  height: '100dvh',
  margin: '0 auto',
  color: vars.text.secondary,
});
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.surface.header,
  color: vars.onHeader.fg,
});
export const title = style([titleStyle('h3'), { margin: 0, color: vars.onHeader.fg, fontSize: vars.size[3] }]);
/** Scrolls by itself: head and composer stay in sight. */
export const room = style({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', selectors: { '&:focus-visible': focusRing } });
export const contact = style({ fontSize: vars.size[2] });
globalStyle(`${contact}[open] > summary`, { marginBottom: vars.space[2] });
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
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  background: vars.surface.canvas,
  borderTop: `1px solid ${vars.border.subtle}`,
});
