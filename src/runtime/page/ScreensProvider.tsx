import { createContext, type ReactNode, useContext } from 'react';
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
