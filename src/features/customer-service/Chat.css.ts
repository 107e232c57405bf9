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
  gap: '12px',
  padding: '12px 16px',
  background: vars.surface.canvas,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const title = style([titleStyle('h3'), { margin: 0, color: vars.text.primary }]);
export const room = style({ flex: 1 });
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  margin: 0,
  padding: '16px',
  listStyle: 'none',
});
const bubble = style({
  maxWidth: '85%',
  padding: '10px 14px',
  fontSize: '14.5px',
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
    borderEndStartRadius: '4px',
  },
]);
export const mine = style([
  bubble,
  {
    alignSelf: 'flex-end',
    whiteSpace: 'pre-line',
    color: vars.accent.onSolid,
    background: vars.accent.solid,
    borderEndEndRadius: '4px',
  },
]);
globalStyle(`${theirs} > p`, { margin: 0 });
globalStyle(`${theirs} > p + p`, { marginTop: '8px' });
export const form = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
  background: vars.surface.canvas,
  borderTop: `1px solid ${vars.border.subtle}`,
});
