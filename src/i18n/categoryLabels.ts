import type { Category } from '../domain/category.ts';
import type { TextKey } from './words.generated.ts';

/** Key of each category's name. */
export const categoryLabels = {
  ELOTT: 'con_elott',
  LOTT: 'con_lott',
  LIVE: 'con_live',
  SPORTS: 'con_sports',
  FISH: 'con_fish',
  RNG: 'con_rng',
  PVP: 'con_pvp',
  ESPORTS: 'compete_game',
} as const satisfies Record<Category, TextKey>;
