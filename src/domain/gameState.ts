import type { Category } from './category.ts';

export interface GameVendorEntry {
  readonly gameCategory: Category;
  readonly vendors: readonly ListedVendor[];
  /** The vendor opened last; null: all vendors. */
  readonly vassalage: string | null;
}

interface ListedVendor {
  readonly vassalage: string;
  readonly nodeId: string;
}

interface ListedGame {
  readonly gameId: string;
  readonly gameName: string;
}

interface VendorsOfCategory {
  readonly gameCategory: string;
  readonly vendors: readonly ListedVendor[];
}

/** Game state of the site, independent of the current page. */
export interface GameState {
  readonly sortingVendor: readonly VendorsOfCategory[];
  readonly gameVendor: Readonly<Partial<Record<Category, GameVendorEntry>>>;
  readonly hotGames: readonly ListedGame[];
  /** Games of the lists shown so far. */
  readonly allGames: readonly ListedGame[];
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

/** The lists that the site has loaded. */
export const listsLoaded = (
  state: GameState,
  lists: Pick<GameState, 'sortingVendor' | 'hotGames' | 'allGames'>,
): GameState => ({ ...state, ...lists });

/** The open category and the vendor it shows. */
export function categoryOpened(
  state: GameState,
  gameCategory: Category,
  vendors: readonly ListedVendor[],
  vassalage: string | null,
): GameState {
  const entry: GameVendorEntry = { gameCategory, vendors, vassalage };
  return { ...state, currentGameType: gameCategory, gameVendor: { ...state.gameVendor, [gameCategory]: entry } };
}

/** The vendor a category was opened with last; null: all vendors. */
export const lastVendor = (state: GameState, category: Category): string | null =>
  state.gameVendor[category]?.vassalage ?? null;

/** The logo leads home, which selects slots. */
export const logoPressed = (state: GameState): GameState => ({ ...state, currentGameType: 'RNG' });

export const gameLaunched = (state: GameState, currentGameType: Category, launchAddress: string): GameState => ({
  ...state,
  currentGameType,
  launchAddress,
});

/** Node of a vendor's lobby in a category; null if the vendor is not listed there. */
export const lobbyNode = ({ sortingVendor }: GameState, category: Category, vassalage: string): string | null =>
  sortingVendor.find(({ gameCategory }) => gameCategory === category)?.vendors.find((vendor) => vendor.vassalage === vassalage)
    ?.nodeId ?? null;

/** Name of a game that was listed. */
export const listedName = ({ hotGames, allGames }: GameState, gameId: string | null): string | null =>
  [...hotGames, ...allGames].find((game) => game.gameId === gameId)?.gameName ?? null;
