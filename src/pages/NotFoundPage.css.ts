import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { titleStyle } from '../theme/textStyle.ts';

/** Height of the figures, which are the picture of this page. */
const figure = { wide: '132px', phone: '92px' } as const;

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
});
export const number = style([
  titleStyle('display'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    margin: `${vars.space[7]} 0 0`,
    fontSize: figure.wide,
    lineHeight: 1.1,
    color: vars.accent.text,
    '@media': { [below.md]: { fontSize: figure.phone } },
  },
]);
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  width: '112px',
  height: '112px',
  color: vars.action.onSolid,
  background: vars.gradient.accent,
  borderRadius: vars.radius.xl,
  transform: 'rotate(-10deg)',
  boxShadow: vars.shadow.md,
  '@media': { [below.md]: { width: '80px', height: '80px' } },
});
/** Larger than any icon size. */
export const die = style({ display: 'flex', transform: 'scale(1.8)', '@media': { [below.md]: { transform: 'scale(1.3)' } } });
export const title = style([titleStyle('h1'), { margin: `${vars.space[5]} 0 0`, color: vars.text.primary }]);
export const text = style({
  margin: `${vars.space[3]} 0 0`,
  maxWidth: '46ch',
  fontSize: vars.size[4],
  lineHeight: 1.6,
  textWrap: 'pretty',
  color: vars.text.secondary,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginTop: vars.space[6],
});
