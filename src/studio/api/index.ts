/** The studio's calls to the server. */
export { addressOf, call } from './call.ts';
export { failureTextOf } from './failureText.ts';
export { endInterruption, type Interruption, watchInterruptions } from './interruptions.ts';
export { createQueries, read, useAct } from './queries.ts';
export { usePages } from './usePages.ts';
