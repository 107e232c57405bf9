/** The front door of first screens. Lazy parts import the other files directly, so that they load with those parts. */
export { call } from './call.ts';
export { type GamesChoice, hotGamesKey, type Query, queries, servedData } from './queries.ts';
