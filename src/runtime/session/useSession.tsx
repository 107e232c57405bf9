import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { createSessionStore, type SessionStore } from './sessionStore.ts';
import { type SessionView, signedOutView } from './sessionView.ts';
import type { Visit } from './visit.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Provides `useSession()`, `useSessionView()` and `useVisit()` to everything below, modals included. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createSessionStore);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The session's commands. The value never changes, so it causes no re-render. */
export function useSession(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it.');
  return store;
}

/** The current user. Signed out on the server and during hydration. */
export function useSessionView(): SessionView {
  const store = useSession();
  return useSyncExternalStore(store.subscribe, store.view, servedView);
}

export const useVisit = (): Visit => useSession().visit;

const servedView = () => signedOutView;
