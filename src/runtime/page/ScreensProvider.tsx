import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Screen, Screens } from '../../domain/routes.ts';

const ScreensContext = createContext<Screens | null>(null);

export interface ScreensProviderProps {
  readonly screens: Screens;
  readonly children: ReactNode;
}

export function ScreensProvider({ screens, children }: ScreensProviderProps) {
  return <ScreensContext value={screens}>{children}</ScreensContext>;
}

/** The screens of the site. */
export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (screens === null) throw new Error('useScreens needs a ScreensProvider above it.');
  return screens;
}

/** The screen of the current address. */
export function useScreen(): Screen {
  return useScreens().of(useLocation().pathname);
}

/**
 * False during hydration, when the render must match the server's HTML, and true afterwards. Anything the server cannot know
 * (hash, query, clock, storage) must wait for it.
 */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
