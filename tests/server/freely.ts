import type { Judge } from '../../src/server/platform/secondYes/judge.ts';

/** Judges nothing: for tests of what an act does once it may. */
export const freely: Judge = async () => undefined;
