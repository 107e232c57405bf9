import { QueryClient } from '@tanstack/react-query';
import { seedQueries } from '../api/index.ts';
import type { Boot } from '../wire/boot.ts';

/** The query cache of one visit (or of one server render), holding what the HTML brought along. */
export function createCache(boot: Boot, { retry = 1 }: { readonly retry?: number } = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry, refetchOnWindowFocus: false } },
  });
  seedQueries(cache, boot.queries);
  return cache;
}
