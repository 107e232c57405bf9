/** The eight game categories, by the keys that calls carry. */
export const categories = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;
export type Category = (typeof categories)[number];

export const categoryPaths = {
  ELOTT: '/elott',
  LOTT: '/lottery',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
} as const satisfies Record<Category, string>;

/** i18n key of each category's name. */
export const categoryLabels = {
  ELOTT: 'con_elott',
  LOTT: 'con_lott',
  LIVE: 'con_live',
  SPORTS: 'con_sports',
  FISH: 'con_fish',
  RNG: 'con_rng',
  PVP: 'con_pvp',
  ESPORTS: 'compete_game',
} as const satisfies Record<Category, string>;

/** The icon of each category, in a weight the sprite draws as duotone too. */
export const categoryIcons = {
  ELOTT: 'lightning',
  LOTT: 'ticket',
  LIVE: 'spade',
  SPORTS: 'soccer-ball',
  FISH: 'fish-simple',
  RNG: 'cherries',
  PVP: 'cards',
  ESPORTS: 'game-controller',
} as const satisfies Record<Category, string>;

/** Their dropdown lists vendors only, no games. */
export const vendorOnlyCategories: readonly Category[] = ['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT'];

/** A click on their entry starts the first vendor instead of opening a page. */
export const directLaunchCategories: readonly Category[] = ['SPORTS', 'ELOTT', 'LOTT'];

export const isCategory = (key: string): key is Category => (categories as readonly string[]).includes(key);
