import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../theme/textStyle.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  padding: vars.space[4],
  ...cardStyle,
});

export const title = style([titleStyle('h3'), { margin: `0 0 ${vars.space[2]}`, color: vars.text.primary }]);

export const list = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below.lg]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  marginInline: negative(vars.space[2]),
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.overlay.hover }, '&:focus-visible': focusRing },
});

export const rank = style([
  { flex: 'none', width: '18px', fontSize: vars.size[4], fontWeight: 700, textAlign: 'center', color: vars.text.tertiary },
  numericStyle,
]);
export const leading = style({ color: vars.accent.text });

export const words = style({ flex: 1, minWidth: 0 });
export const name = style([{ display: 'block', fontSize: vars.size[3], fontWeight: 600, color: vars.text.primary }, oneLine]);
export const vendor = style([{ display: 'block', fontSize: vars.size[1], color: vars.text.tertiary }, oneLine]);
