import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import type { Query } from '../../api/index.ts';
import { usePageCache } from './PageCacheProvider.tsx';

export interface ServedQuery<Value> {
  /** Undefined while it loads and after a failure. */
  readonly data: Value | undefined;
  readonly isPending: boolean;
}

/**
 * A query of the first screen, whose data usually came with the HTML: the query client is only loaded to fetch what is missing or
 * can become stale. Other parts take `useQuery`.
 */
export function useServedQuery<Value>(query: Query<Value>): ServedQuery<Value> {
  const cache = usePageCache();
  const read = () => cache.read(query.queryKey) as Value | undefined;
  const data = useSyncExternalStore(cache.subscribe, read, read);
  const key = JSON.stringify(query.queryKey);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const freshMs = cache.isServed(query.queryKey) ? query.staleTime : 0;
  const current = useEffectEvent(() => query);

  useEffect(() => {
    if (freshMs === Number.POSITIVE_INFINITY) return undefined;
    let left = false;
    let end = () => {};
    const fail = () => {
      if (!left) setFailedKey(key);
    };
    const timer = setTimeout(() => {
      importWithRetry(() => import('./client.ts')).then(({ watchQuery }) => {
        if (!left) end = watchQuery(cache, current(), fail);
      }, fail);
    }, freshMs);
    return () => {
      left = true;
      clearTimeout(timer);
      end();
    };
  }, [freshMs, key, cache]);

  return { data, isPending: data === undefined && failedKey !== key };
}
