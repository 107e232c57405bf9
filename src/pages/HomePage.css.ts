import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { negative } from '../theme/measures.ts';
import type { HomeSection } from '../wire/boot.ts';
import { page } from './page.css.ts';

export const home = style([page, { display: 'flex', flexDirection: 'column' }]);

/** Smaller gap: the section belongs to the one above. */
const near = style({
  selectors: { '& + &': { marginTop: vars.space[4] } },
  ':empty': { display: 'none' },
  '@media': { [below.md]: { selectors: { '& + &': { marginTop: vars.space[1] } } } },
});

/**
 * Below the fold: `content-visibility` skips its layout until it is near the viewport. That clips the box, so it is enlarged
 * by the room that focus rings and shadows need.
 */
const far = style({
  margin: `calc(${vars.space.section} - ${vars.space[3]}) ${negative(vars.space[4])} ${negative(vars.space[3])}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  contentVisibility: 'auto',
  ':empty': { display: 'none' },
  '@media': { [below.md]: { marginTop: vars.space[4] } },
});

/** Estimated height before the first layout; afterwards the browser remembers the real one. */
const tall = (phone: number, screen: number) =>
  style([
    far,
    {
      containIntrinsicSize: `auto none auto ${phone}px`,
      '@media': { [from.md]: { containIntrinsicSize: `auto none auto ${screen}px` } },
    },
  ]);

const nearStyles = styleVariants({
  hero: [near],
  announcements: [near],
  categories: [near, { '@media': { [from.lg]: { display: 'none' } } }],
});

const farStyles = styleVariants({
  hotGames: [tall(860, 720)],
  winners: [tall(150, 100)],
  live: [tall(430, 330)],
  promotions: [tall(270, 270)],
  missions: [tall(480, 190)],
  download: [tall(420, 240)],
});

export const section: Readonly<Record<HomeSection, string>> = { ...nearStyles, ...farStyles };
/** The room of the lottery card beside the hero. */
export const draws = style({
  position: 'relative',
  height: '100%',
  minHeight: '300px',
  '@media': { [from.lg]: { minHeight: 0 } },
});
