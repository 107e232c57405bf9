import { style } from '@vanilla-extract/css';
import { brandBand } from '../../../theme/brandBand.ts';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export const path = style({ '@media': { [below.md]: { display: 'none' } } });
export const pathList = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: '0 0 14px',
  padding: 0,
  listStyle: 'none',
  fontSize: '13px',
  lineHeight: 1.5,
  color: vars.text.tertiary,
});
export const pathStep = style({ display: 'flex', alignItems: 'center', gap: '8px' });
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
  padding: '12px 36px',
  overflow: 'hidden',
  ...brandBand,
  borderRadius: vars.radius.xl,
  '@media': { [below.md]: { minHeight: '112px', padding: '12px 18px', borderRadius: vars.radius.lg } },
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
  { margin: 0, color: 'inherit', '@media': { [below.md]: { fontSize: '20px', lineHeight: 1.3, letterSpacing: 0 } } },
]);
export const summary = style([
  { margin: '4px 0 0', fontSize: '15px', lineHeight: 1.5, '@media': { [below.md]: { fontSize: '13px' } } },
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
  marginInlineStart: '-18px',
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
    [below.md]: { width: '66px', marginInlineStart: '-16px' },
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

export const vendors = style({ marginTop: '20px', '@media': { [below.md]: { marginTop: '8px' } } });

export const games = style({ minHeight: '280px', scrollMarginTop: '150px' });

export const foot = style({
  display: 'grid',
  gap: '14px',
  alignItems: 'center',
  justifyItems: 'center',
  marginTop: '34px',
  '@media': { [from.md]: { gridTemplateColumns: '1fr auto 1fr' } },
});
export const shown = style([
  { margin: 0, fontSize: '13px', color: vars.text.tertiary, '@media': { [from.md]: { justifySelf: 'start' } } },
  numericStyle,
]);
export const more = style({ marginTop: vars.space.section });
export const jump = style({ '@media': { [from.md]: { justifySelf: 'end' } } });

export const pageJump = style({ display: 'flex', alignItems: 'center', gap: '10px', margin: 0 });
export const pageJumpLabel = style({ fontSize: '13px', lineHeight: 1.4, color: vars.text.tertiary });
export const pageJumpField = style([
  {
    width: '64px',
    height: vars.control.sm,
    padding: '0 10px',
    fontSize: '14px',
    color: vars.text.primary,
    background: vars.surface.base,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.input,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [below.md]: { height: '44px', fontSize: '16px' } },
  },
  numericStyle,
]);
