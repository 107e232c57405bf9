import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.md]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: `calc(${vars.space.gridGap} + ${vars.space[1]}) ${vars.space.gridGap}`,
    },
    [from.xl]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** On home: complete rows only, for any number of columns. */
export const wholeRows = style({});

globalStyle(`${wholeRows} > :nth-child(n + 11)`, {
  '@media': { 'screen and (min-width: 768px) and (max-width: 1279.98px)': { display: 'none' } },
});

export const skeletonArt = style({
  display: 'grid',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.gameCard,
});
export const skeletonName = style({
  display: 'grid',
  alignItems: 'center',
  width: '78%',
  height: '19px',
  marginTop: vars.space[2],
});
export const skeletonVendor = style({ display: 'grid', alignItems: 'center', width: '46%', height: '17px' });
