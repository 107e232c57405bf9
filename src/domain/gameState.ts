import type { Category } from './category.ts';

export interface GameVendorEntry {
  readonly gameCategory: Category;
  readonly vendors: readonly { readonly vassalage: string }[];
  /** The vendor opened last; null if none was. */
  readonly vassalage: string | null;
}

/** Game state of the site, independent of the current page. */
export interface GameState<Game = unknown> {
  readonly sortingVendor: readonly Pick<GameVendorEntry, 'gameCategory' | 'vendors'>[];
  readonly gameVendor: Readonly<Partial<Record<Category, GameVendorEntry>>>;
  readonly hotGames: readonly Game[];
  readonly allGames: readonly Game[];
  /** URL of the last launch. */
  readonly launchAddress: string | null;
  readonly currentGameType: Category;
}

export const startingGameState: GameState = {
  sortingVendor: [],
  gameVendor: {},
  hotGames: [],
  allGames: [],
  launchAddress: null,
  currentGameType: 'RNG',
};

/** The open category and the vendor it shows. */
export function categoryOpened(state: GameState, gameCategory: Category, vassalage: string | null): GameState {
  const vendors = state.sortingVendor.find((entry) => entry.gameCategory === gameCategory)?.vendors ?? [];
  const entry: GameVendorEntry = { gameCategory, vendors, vassalage };
  return { ...state, currentGameType: gameCategory, gameVendor: { ...state.gameVendor, [gameCategory]: entry } };
}

/** The logo leads home, which selects slots. */
export const logoPressed = (state: GameState): GameState => ({ ...state, currentGameType: 'RNG' });

export const gameLaunched = (state: GameState, currentGameType: Category, launchAddress: string): GameState => ({
  ...state,
  currentGameType,
  launchAddress,
});
