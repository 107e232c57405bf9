import type { Category } from '../../domain/category.ts';

/** The icon of each category, in a weight the sprite draws as duotone too. */
export const categoryIcon = {
  ELOTT: 'lightning',
  LOTT: 'ticket',
  LIVE: 'spade',
  SPORTS: 'soccer-ball',
  FISH: 'fish-simple',
  RNG: 'cherries',
  PVP: 'cards',
  ESPORTS: 'game-controller',
} as const satisfies Record<Category, string>;
