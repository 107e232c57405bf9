import type { Category } from './category.ts';

export interface GameVendorEntry {
  readonly gameCategory: Category;
  readonly vendors: readonly { readonly vassalage: string }[];
  /** The vendor that was open last; null before one was. */
  readonly vassalage: string | null;
}

/** What the site knows of games, apart from what one page shows. */
export interface GameState<Game = unknown> {
  readonly sortingVendor: readonly Pick<GameVendorEntry, 'gameCategory' | 'vendors'>[];
  readonly gameVendor: Readonly<Partial<Record<Category, GameVendorEntry>>>;
  readonly hotGames: readonly Game[];
  readonly allGames: readonly Game[];
  /** Address of the game that was launched last. */
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

/** The category that is open, and the vendor it shows. */
export function categoryOpened(state: GameState, gameCategory: Category, vassalage: string | null): GameState {
  const vendors = state.sortingVendor.find((entry) => entry.gameCategory === gameCategory)?.vendors ?? [];
  const entry: GameVendorEntry = { gameCategory, vendors, vassalage };
  return { ...state, currentGameType: gameCategory, gameVendor: { ...state.gameVendor, [gameCategory]: entry } };
}

/** The logo leads home, where slots come first. */
export const logoPressed = (state: GameState): GameState => ({ ...state, currentGameType: 'RNG' });

export const gameLaunched = (state: GameState, currentGameType: Category, launchAddress: string): GameState => ({
  ...state,
  currentGameType,
  launchAddress,
});
