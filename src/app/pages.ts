import { type ComponentType, lazy } from 'react';
import type { PageName } from '../domain/routes.ts';
import { loadChunk } from './loadChunk.ts';

type PageModule = { readonly default: ComponentType };

/** Every page is a chunk of its own: a visitor loads the one that is looked at. */
const modules: Record<PageName, () => Promise<PageModule>> = {
  home: () => import('../pages/HomePage.tsx'),
  category: () => import('../pages/CategoryPage.tsx'),
  favourites: () => import('../pages/FavouritesPage.tsx'),
  winners: () => import('../pages/WinnersPage.tsx'),
  lottery: () => import('../pages/LotteryPage.tsx'),
  game: () => import('../pages/GamePage.tsx'),
  help: () => import('../pages/HelpPage.tsx'),
  extraHelp: () => import('../pages/ExtraHelpPage.tsx'),
  download: () => import('../pages/DownloadPage.tsx'),
  join: () => import('../pages/JoinPage.tsx'),
  notFound: () => import('../pages/NotFoundPage.tsx'),
};

const loaded = new Map<PageName, ComponentType>();

/** Loads a page so that its next render is synchronous, as the first paint needs. */
export async function loadPage(name: PageName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await loadChunk(name, modules[name])).default);
}

const deferred = new Map<PageName, ComponentType>();

/** The page itself once it was loaded, else a component that loads it when it is drawn. */
export function pageComponent(name: PageName): ComponentType {
  const known = loaded.get(name) ?? deferred.get(name);
  if (known !== undefined) return known;
  const component = lazy(() => loadChunk(name, modules[name]));
  deferred.set(name, component);
  return component;
}
