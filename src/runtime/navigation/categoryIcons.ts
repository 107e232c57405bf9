import type { Category } from '../../domain/category.ts';
import type { IconName } from '../../ui/Icon/iconNames.ts';

/** Icon of each category; the sprite also contains its duotone weight. */
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
