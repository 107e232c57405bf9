/** Games wherever they are shown: the sections of home and the pages of the categories. */
export { CategoryTiles } from './CategoryTiles.tsx';
export { GameBrowser } from './GameBrowser.tsx';
export { HotGames } from './HotGames.tsx';
export { LiveTables } from './LiveTables.tsx';
export { PopularGames } from './PopularGames.tsx';
export { Winners } from './Winners.tsx';
