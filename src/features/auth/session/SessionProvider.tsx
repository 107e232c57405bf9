import { type ReactNode, useState } from 'react';
import { createSessionStore } from './sessionStore.ts';
import { SessionContext } from './useSession.ts';

/** Gives `useSession()` and `useVisitor()` to everything below, windows included. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createSessionStore);
  return <SessionContext value={store}>{children}</SessionContext>;
}
