import { keepStoryWorld } from './keepWorld.ts';

/** Writes the brands' current data; reuses the last run's files while server and brands are unchanged. */
export default keepStoryWorld;
