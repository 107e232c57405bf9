import type { QueryClient } from '@tanstack/react-query';
import { servedData } from '../../api/index.ts';
import type { BootQueries } from '../../wire/boot.ts';

/**
 * The query data of one visit (or one server render). It starts with what came in the HTML; the query client behind it is
 * created by the first part of the page that fetches.
 */
export interface PageCache {
  /** Current data of a key; undefined if it was never loaded. The same reference until the data changes. */
  readonly read: (key: readonly unknown[]) => unknown;
  /** Whether the data of a key came with the HTML, so that it stays for the visit. */
  readonly isServed: (key: readonly unknown[]) => boolean;
  /** Subscribes to changes of any data. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Subscribes to queries that failed after their retries. Returns the unsubscribe function. */
  readonly onFailure: (listener: (failure: unknown) => void) => () => void;
  /** The client, created by `create` on the first call. For `client.ts` alone. */
  readonly clientBy: (create: (served: ServedData, servedAt: number) => QueryClient) => QueryClient;
  /** Number of retries of a failed query. */
  readonly retry: number;
}

export type ServedData = ReturnType<typeof servedData>;

export function createPageCache(boot: BootQueries, { retry = 1 }: { readonly retry?: number } = {}): PageCache {
  const served = servedData(boot);
  const byKey = new Map(served.map(([key, data]) => [JSON.stringify(key), data]));
  const listeners = new Set<() => void>();
  const failureListeners = new Set<(failure: unknown) => void>();
  const servedAt = Date.now();
  let client: QueryClient | null = null;

  const start = (create: Parameters<PageCache['clientBy']>[0]): QueryClient => {
    client = create(served, servedAt);
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' && event.type !== 'removed') return;
      for (const listener of listeners) listener();
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      for (const listener of failureListeners) listener(event.action.error);
    });
    return client;
  };

  return {
    read: (key) => (client === null ? byKey.get(JSON.stringify(key)) : client.getQueryData(key)),
    isServed: (key) => byKey.has(JSON.stringify(key)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onFailure(listener) {
      failureListeners.add(listener);
      return () => void failureListeners.delete(listener);
    },
    clientBy: (create) => client ?? start(create),
    retry,
  };
}
