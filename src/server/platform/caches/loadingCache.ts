import { LRUCache } from 'lru-cache';

interface LoadingCacheOptions {
  /** Entries kept; the least recently used one is evicted. 0 keeps none: every call loads. */
  readonly max: number;
  /** Lifetime of an entry, from the start of its load; unlimited when absent. */
  readonly ttlMs?: number;
  /** Clock that `ttlMs` is measured by. */
  readonly now?: () => Date;
}

/** An LRU cache that loads what it lacks: concurrent loads of one key share one promise, and a rejection is not cached. */
export function createLoadingCache<Value>({ max, ttlMs, now }: LoadingCacheOptions) {
  if (max === 0) return (_key: string, load: () => Promise<Value>): Promise<Value> => load();
  const cache = new LRUCache<string, Promise<Value>>({
    max,
    ...(ttlMs === undefined ? {} : { ttl: ttlMs, ttlResolution: 0 }),
    ...(now === undefined ? {} : { perf: { now: () => now().getTime() } }),
  });
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.peek(key) === loading && cache.delete(key));
    return loading;
  };
}
