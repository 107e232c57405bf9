import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardPicture, cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../theme/textStyle.ts';

export const grid = style({
  display: 'grid',
  gap: vars.space.gridGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [below.md]: { gap: vars.space[3] },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const table = style({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  color: 'inherit',
  textDecoration: 'none',
  ...cardStyle,
  selectors: { '&:focus-visible': focusRing },
});

export const art = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface.raised,
});

export const picture = style(cardPicture(table));

export const badge = style({
  position: 'absolute',
  insetInlineStart: '10px',
  top: '10px',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '24px',
  padding: `0 ${vars.space[2]}`,
  fontSize: vars.size[1],
  fontWeight: 700,
  lineHeight: 1.35,
  letterSpacing: '.2px',
  textTransform: 'uppercase',
  color: vars.text.onMedia,
  background: vars.overlay.mediaFade,
  borderRadius: vars.radius.badge,
  '::before': {
    content: '',
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    background: `color-mix(in oklab, ${vars.status.danger.solid} 62%, ${vars.text.onMedia})`,
  },
});

export const words = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  '@media': {
    [below.xl]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      padding: vars.space[3],
    },
  },
});

export const name = style([
  { flex: '1 1 auto', minWidth: 0, maxWidth: '100%', fontSize: vars.size[3], fontWeight: 650, color: vars.text.primary },
  oneLine,
  { '@media': { [below.md]: { whiteSpace: 'normal', lineHeight: 1.35 } } },
]);

export const limits = style([{ fontSize: vars.size[1], color: vars.text.tertiary, whiteSpace: 'nowrap' }, numericStyle]);
