import type { Db } from '../db/index.ts';
import { createSessionStore } from './sessionStore.ts';

export { requireStudio, type StudioActing, studioRoute } from './requireStudio.ts';
export { isStudioHost } from './studioHost.ts';

export type StudioSessions = ReturnType<typeof createStudioSessions>;

interface StudioSessionDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Who is signed in to the studio. */
export function createStudioSessions(deps: StudioSessionDeps) {
  return { store: createSessionStore(deps) };
}
