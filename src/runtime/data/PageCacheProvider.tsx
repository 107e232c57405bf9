import { createContext, type ReactNode, useContext } from 'react';
import type { PageCache } from './pageCache.ts';

const PageCacheContext = createContext<PageCache | null>(null);

export interface PageCacheProviderProps {
  readonly cache: PageCache;
  readonly children: ReactNode;
}

/** Provides query data to everything below, modals included. */
export function PageCacheProvider({ cache, children }: PageCacheProviderProps) {
  return <PageCacheContext value={cache}>{children}</PageCacheContext>;
}

export function usePageCache(): PageCache {
  const cache = useContext(PageCacheContext);
  if (cache === null) throw new Error('Queries need a PageCacheProvider above them.');
  return cache;
}
