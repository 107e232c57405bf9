import { QueryClient } from '@tanstack/react-query';
import { seedQueries } from '../api/index.ts';
import type { Boot } from '../wire/boot.ts';

/** Query cache of one visit (or one server render), filled with the data embedded in the HTML. */
export function createCache(boot: Boot, { retry = 1 }: { readonly retry?: number } = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry, refetchOnWindowFocus: false } },
  });
  seedQueries(cache, boot.queries);
  return cache;
}
