import type { Category } from '../../domain/category.ts';
import type { IconName } from '../../ui/Icon/iconNames.ts';

/** The icon of each category, in a weight the sprite also has as duotone. */
export const categoryIcons = {
  ELOTT: 'lightning',
  LOTT: 'ticket',
  LIVE: 'spade',
  SPORTS: 'soccer-ball',
  FISH: 'fish-simple',
  RNG: 'cherries',
  PVP: 'cards',
  ESPORTS: 'game-controller',
} as const satisfies Record<Category, IconName>;
