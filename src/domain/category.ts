/** The eight game categories, by the keys used in API calls. */
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

/** Their dropdown lists vendors only, no games. */
export const vendorOnlyCategories: readonly Category[] = ['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT'];

/** A click on their entry launches the first vendor instead of opening a page. */
export const directLaunchCategories: readonly Category[] = ['SPORTS', 'ELOTT', 'LOTT'];

export const isCategory = (key: string): key is Category => (categories as readonly string[]).includes(key);
