import { style } from '@vanilla-extract/css';
import { brandBand } from '../../../theme/brandBand.ts';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { belowBars, negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export const path = style({ '@media': { [below.md]: { display: 'none' } } });
export const pathList = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `0 0 ${vars.space[4]}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[2],
  lineHeight: 1.5,
  color: vars.text.tertiary,
});
export const pathStep = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const pathLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.primary }, '&:focus-visible': focusRing },
});
export const pathHere = style({ fontWeight: 550, color: vars.text.secondary });

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '176px',
  padding: `${vars.space[3]} ${vars.space[7]}`,
  overflow: 'hidden',
  ...brandBand,
  borderRadius: vars.radius.xl,
  '@media': { [below.md]: { minHeight: '112px', padding: `${vars.space[3]} ${vars.space[5]}`, borderRadius: vars.radius.lg } },
});
const narrow = 'screen and (max-width: 479.98px)';
export const bannerWords = style({
  position: 'relative',
  minWidth: 0,
  maxWidth: '62%',
  '@media': { [below.md]: { maxWidth: 'calc(100% - 184px)' }, [narrow]: { maxWidth: 'calc(100% - 126px)' } },
});
export const title = style([
  titleStyle('h1'),
  { margin: 0, color: 'inherit', '@media': { [below.md]: { fontSize: vars.size[6], lineHeight: 1.3, letterSpacing: 0 } } },
]);
export const summary = style([
  {
    margin: `${vars.space[1]} 0 0`,
    fontSize: vars.size[4],
    lineHeight: 1.5,
    '@media': { [below.md]: { fontSize: vars.size[2] } },
  },
  numericStyle,
  { fontFamily: 'inherit' },
]);

/** Images of the first games, fanned out: a banner for every category without separate artwork. */
export const fan = style({
  position: 'absolute',
  insetInlineEnd: '28px',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  '@media': { [below.md]: { insetInlineEnd: '10px' } },
});
export const fanCard = style({
  position: 'relative',
  width: '114px',
  aspectRatio: '3 / 4',
  marginInlineStart: negative(vars.space[5]),
  overflow: 'hidden',
  borderRadius: vars.radius.gameCard,
  boxShadow: vars.shadow.lg,
  selectors: {
    '&:nth-child(1)': { transform: 'translateY(16px) rotate(-10deg)' },
    '&:nth-child(2)': { transform: 'translateY(2px) rotate(-3deg)', zIndex: 1 },
    '&:nth-child(3)': { transform: 'translateY(8px) rotate(6deg)' },
    '&:nth-child(4)': { transform: 'translateY(24px) rotate(13deg)' },
  },
  '@media': {
    [below.lg]: { selectors: { '&:nth-child(4)': { display: 'none' } } },
    [below.md]: { width: '66px', marginInlineStart: negative(vars.space[4]) },
    [narrow]: { selectors: { '&:nth-child(3)': { display: 'none' } } },
  },
});
export const sign = style({
  position: 'absolute',
  insetInlineEnd: '36px',
  display: 'flex',
  opacity: 0.5,
  transform: 'scale(2.6)',
  transformOrigin: 'right center',
});

/** Spacing if there are no tools between banner and games. */
export const space = style({ height: '20px' });

export const vendors = style({ marginTop: vars.space[5], '@media': { [below.md]: { marginTop: vars.space[2] } } });

export const games = style({ minHeight: '280px', scrollMarginTop: belowBars });

export const foot = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  justifyItems: 'center',
  marginTop: vars.space[7],
  '@media': { [from.md]: { gridTemplateColumns: '1fr auto 1fr' } },
});
export const shown = style([
  { margin: 0, fontSize: vars.size[2], color: vars.text.tertiary, '@media': { [from.md]: { justifySelf: 'start' } } },
  numericStyle,
]);
export const more = style({ marginTop: vars.space.section });
export const jump = style({ '@media': { [from.md]: { justifySelf: 'end' } } });

export const pageJump = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], margin: 0 });
export const pageJumpLabel = style({ fontSize: vars.size[2], lineHeight: 1.4, color: vars.text.tertiary });
export const pageJumpField = style([
  {
    width: '64px',
    height: vars.control.sm,
    padding: `0 ${vars.space[3]}`,
    fontSize: vars.size[3],
    color: vars.text.primary,
    background: vars.surface.base,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.input,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [below.md]: { height: '44px', fontSize: vars.size[4] } },
  },
  numericStyle,
]);
