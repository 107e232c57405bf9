/** Lists of games: the sections of the home page, and the category pages. */

export { FavouriteGames } from './browse/FavouriteGames.tsx';
export { GameBrowser } from './browse/GameBrowser.tsx';
export { WinnersList } from './browse/WinnersList.tsx';
export { CategoryTiles } from './CategoryTiles.tsx';
export { HotGames } from './HotGames.tsx';
export { LiveTables } from './LiveTables.tsx';
export { PopularGames } from './PopularGames.tsx';
export { Winners } from './Winners.tsx';
