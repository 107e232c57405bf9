import { createContext, useContext, useSyncExternalStore } from 'react';
import { type SessionStore, servedView } from './sessionStore.ts';
import type { SessionView } from './sessionView.ts';

export const SessionContext = createContext<SessionStore | null>(null);

/** What the session can be told. Never changes, so it renders nobody. */
export function useSession(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it.');
  return store;
}

/** Who is here. Nobody, as long as the page is the one the server drew. */
export function useVisitor(): SessionView {
  const store = useSession();
  return useSyncExternalStore(store.subscribe, store.view, servedView);
}
