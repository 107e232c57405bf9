import { keepStoryWorld } from './keepWorld.ts';

/** Writes what the brands show now. A run without changes to the server or a brand reuses the files of the last one. */
export default keepStoryWorld;
