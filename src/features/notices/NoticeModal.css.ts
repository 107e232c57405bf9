import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing, numericStyle, oneLine } from '../../theme/textStyle.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', minHeight: 'min(486px, 50vh)' });

export const notice = style({
  borderBottom: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&[data-expanded]': {
      margin: `0 ${negative(vars.space[4])}`,
      padding: `0 ${vars.space[4]}`,
      background: vars.surface.sunken,
      borderRadius: vars.radius.md,
    },
  },
});

export const heading = style({ margin: 0, font: 'inherit' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  minHeight: '54px',
  padding: 0,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [below.md]: { flexWrap: 'wrap', gap: `0 ${vars.space[3]}`, padding: `${vars.space[2]} 0` } },
});

export const title = style([
  { flex: 1, minWidth: 0, fontSize: vars.size[3], fontWeight: 500, color: vars.text.primary },
  oneLine,
  { selectors: { '[data-expanded] &': { fontWeight: 650, whiteSpace: 'normal' } } },
]);

export const date = style([
  { flex: 'none', fontSize: vars.size[2], color: vars.text.tertiary, '@media': { [below.md]: { order: 3, width: '100%' } } },
  numericStyle,
]);
export const caret = style({ display: 'flex', flex: 'none', color: vars.text.tertiary });

export const body = style({
  padding: `0 ${vars.space[3]} ${vars.space[5]} 0`,
  fontSize: vars.size[3],
  lineHeight: 1.65,
  color: vars.text.secondary,
});

export const foot = style({
  position: 'sticky',
  bottom: '-24px',
  margin: `0 ${negative(vars.space[6])} ${negative(vars.space[6])}`,
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[5]}`,
  background: vars.surface.overlay,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const shown = style([{ margin: 0, fontSize: vars.size[2], color: vars.text.tertiary }, numericStyle]);
export const waiting = style({
  display: 'grid',
  alignItems: 'center',
  height: '54px',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
