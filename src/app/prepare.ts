import { QueryClient } from '@tanstack/react-query';
import { seedQueries } from '../api/index.ts';
import { systemStatus } from '../domain/systemStatus.ts';
import { loadClosed } from '../features/status/index.ts';
import type { Boot } from '../wire/boot.ts';
import { loadPage, screens } from './screens.ts';

/** Query cache of one visit (or one server render), filled with the data embedded in the HTML. */
export function createCache(boot: Boot, { retry = 1 }: { readonly retry?: number } = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry, refetchOnWindowFocus: false } },
  });
  seedQueries(cache, boot.queries);
  return cache;
}

/** Loads the chunks of a URL's first paint, so that it renders synchronously. */
export async function loadFirst(pathname: string, { status }: Pick<Boot, 'status'>): Promise<void> {
  await Promise.all([loadPage(screens.of(pathname).page), systemStatus(status) === 0 ? null : loadClosed()]);
}
