import { createContext, lazy, type ReactNode, Suspense, useContext, useState, useSyncExternalStore } from 'react';
import { importTwice } from '../../domain/importTwice.ts';
import type { LaunchVisitor } from '../../flows/launch/index.ts';
import { LaunchContext } from '../../ui/launch/useLaunch.ts';
import { createLaunchStore, type LaunchStore, type LaunchView } from './launchStore.ts';

const LaunchHost = lazy(() => importTwice(() => import('./LaunchHost.tsx')).then((module) => ({ default: module.LaunchHost })));

const StoreContext = createContext<LaunchStore | null>(null);

/** What a launch needs of the session. */
export interface LaunchSession {
  readonly visitor: LaunchVisitor;
  readonly warnTrueAccount: () => void;
  /** Opens a trial session; throws the `Failure` of one that did not begin. */
  readonly enterTrial: () => Promise<void>;
}

export interface LaunchProviderProps {
  readonly session: LaunchSession;
  readonly children: ReactNode;
}

/** Gives `useLaunch()` to everything below. What runs launches loads with the first of them. */
export function LaunchProvider({ session, children }: LaunchProviderProps) {
  const [used, setUsed] = useState(false);
  const [store] = useState(() => createLaunchStore(() => setUsed(true)));
  return (
    <LaunchContext value={store}>
      <StoreContext value={store}>{children}</StoreContext>
      {used ? (
        <Suspense fallback={null}>
          <LaunchHost store={store} session={session} />
        </Suspense>
      ) : null}
    </LaunchContext>
  );
}

export function useLaunchStore(): LaunchStore {
  const store = useContext(StoreContext);
  if (store === null) throw new Error('useLaunchStore needs a LaunchProvider above it.');
  return store;
}

/** The launch that runs; null without one. */
export function useLaunchView(): LaunchView | null {
  const store = useLaunchStore();
  return useSyncExternalStore(store.subscribe, store.view, nothing);
}

const nothing = () => null;
