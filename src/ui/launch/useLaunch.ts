import { createContext, useContext } from 'react';
import type { Category } from '../../domain/category.ts';
import type { LaunchWish } from '../../domain/launchWish.ts';

/** A vendor whose games open over the page. */
export interface VendorGames {
  readonly gameType: Category;
  readonly vassalage: string;
  readonly name: string;
}

export interface Launcher {
  readonly launch: (wish: LaunchWish) => void;
  readonly showGames: (vendor: VendorGames) => void;
}

export const LaunchContext = createContext<Launcher | null>(null);

/** Starts games from anywhere on the page; null where a page has nothing that could, and its links lead to the game's own page. */
export const useLaunch = (): Launcher | null => useContext(LaunchContext);
