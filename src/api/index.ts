/** The browser's only way to the server. Windows of getting in load the other files of this folder themselves. */
export { call } from './call.ts';
export { type GamesChoice, queries } from './queries.ts';
export { seedQueries } from './seedQueries.ts';
export { sendFeedback } from './writes.ts';
