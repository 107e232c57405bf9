import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { titleStyle } from '../../theme/textStyle.ts';

/** A strip scrolled by touch, or by arrows with a mouse. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 412px)',
  gap: vars.space.gridGap,
  margin: negative(vars.space[2]),
  padding: vars.space[2],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPadding: vars.space[2],
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': {
    [from.md]: { gridAutoColumns: `calc((100% - ${vars.space.gridGap}) / 2)` },
    [from.lg]: { gridAutoColumns: `calc((100% - 2 * ${vars.space.gridGap}) / 3)` },
  },
});

export const item = style({ scrollSnapAlign: 'start', display: 'flex' });

export const offer = style({
  position: 'relative',
  flex: 1,
  minHeight: '188px',
  overflow: 'hidden',
  color: vars.text.onMedia,
  background: vars.gradient.brand,
  borderRadius: vars.radius.lg,
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  /** A scrim keeps text readable on any image. */
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, ${vars.overlay.scrim}, transparent 62%)`,
    opacity: 0.5,
  },
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minHeight: '188px',
  width: '57%',
  padding: `${vars.space[5]} 0 ${vars.space[5]} ${vars.space[6]}`,
});

export const overline = style({ margin: 0, maxInlineSize: '184px', fontSize: vars.size[2], fontWeight: 600, lineHeight: 1.5 });
export const title = style([
  titleStyle('h2'),
  {
    margin: `${vars.space[1]} 0 ${vars.space[4]}`,
    // Two lines for most titles, so that the cards of a row align.
    maxInlineSize: '184px',
    fontSize: vars.size[6],
    lineHeight: 1.28,
    textTransform: 'none',
    textWrap: 'balance',
    color: 'inherit',
  },
]);
export const arrows = style({ display: 'flex', gap: vars.space[2] });
/** Three promotions fill a wide row, so there is nothing to scroll. */
export const arrowsOnTouch = style([arrows, { '@media': { [from.lg]: { display: 'none' } } }]);
