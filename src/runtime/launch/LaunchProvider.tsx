import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { createLaunchStore, type Launcher, type LaunchStore, type LaunchView } from './launchStore.ts';

const LaunchContext = createContext<LaunchStore | null>(null);

export interface LaunchHostProps {
  readonly store: LaunchStore;
}

export interface LaunchProviderProps {
  /** Loads the component that runs launches, on the first request. */
  readonly loadHost: () => Promise<{ readonly default: ComponentType<LaunchHostProps> }>;
  readonly children: ReactNode;
}

/** Provides `useLaunch()` to everything below. */
export function LaunchProvider({ loadHost, children }: LaunchProviderProps) {
  const [used, setUsed] = useState(false);
  const [Host] = useState(() => lazy(loadHost));
  const [store] = useState(() => createLaunchStore(() => setUsed(true)));
  return (
    <LaunchContext value={store}>
      {children}
      {used ? (
        <Suspense fallback={null}>
          <Host store={store} />
        </Suspense>
      ) : null}
    </LaunchContext>
  );
}

/** Launches games; null without a LaunchProvider, in which case links open the page of the game. */
export const useLaunch = (): Launcher | null => useContext(LaunchContext);

export function useLaunchStore(): LaunchStore {
  const store = useContext(LaunchContext);
  if (store === null) throw new Error('useLaunchStore needs a LaunchProvider above it.');
  return store;
}

/** The current launch; null without one. */
export function useLaunchView(): LaunchView | null {
  const store = useLaunchStore();
  return useSyncExternalStore(store.subscribe, store.view, nothing);
}

const nothing = () => null;
