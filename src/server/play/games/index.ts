export { type GamesBuild, openGames } from './openGames.ts';
