import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing, titleStyle } from '../../theme/textStyle.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '100%',
  padding: vars.space.card,
  ...cardStyle,
});

export const title = style([titleStyle('h3'), { margin: 0, color: vars.text.primary }]);
export const lead = style({
  margin: `${vars.space[1]} 0 0`,
  fontSize: vars.size[3],
  lineHeight: 1.5,
  color: vars.text.secondary,
});

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below.lg]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[3],
  marginInline: negative(vars.space[3]),
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.overlay.hover }, '&:focus-visible': focusRing },
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});

export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.4 });
export const stepTitle = style({ display: 'block', fontSize: vars.size[3], fontWeight: 600, color: vars.text.primary });
export const stepText = style({ display: 'block', fontSize: vars.size[2], color: vars.text.tertiary });
export const age = style({
  margin: 0,
  fontSize: vars.size[1],
  lineHeight: 1.5,
  textAlign: 'center',
  color: vars.text.tertiary,
});
