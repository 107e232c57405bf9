import type { InboxPage } from '../wire/inbox.ts';
import type { PushDevice } from '../wire/push.ts';
import { call } from './call.ts';
import type { QueryTopics } from './queries.ts';

interface PageContext {
  readonly signal: AbortSignal;
  /** `next` of the page before; null for the first. */
  readonly pageParam: string | null;
}

/** Messages of the account. */
export const inboxQueries = {
  /** The key with which a browser subscribes; fails on a brand without notices on the device. */
  pushKey: () => ({
    queryKey: ['member', 'push'],
    queryFn: ({ signal }: Pick<PageContext, 'signal'>) => call('pushKey', { signal }),
  }),
  list: (isUnread: boolean) => ({
    queryKey: ['member', 'inbox', isUnread ? 'unread' : 'all'],
    queryFn: ({ signal, pageParam }: PageContext) =>
      call('inbox', {
        signal,
        query: { before: pageParam ?? undefined, unread: isUnread ? '1' : undefined },
      }),
    meta: { topics: ['inbox'] } satisfies QueryTopics,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: InboxPage) => next,
  }),
} as const;

export const inboxCalls = {
  read: (id: string) => call('readMessage', { body: { id } }),
  readAll: () => call('readAllMessages'),
  delete: (id: string) => call('deleteMessage', { body: { id } }),
  restore: (id: string) => call('restoreMessage', { body: { id } }),
  allowBrowser: (device: PushDevice) => call('addPushDevice', { body: device }),
  stopBrowser: (endpoint: string) => call('removePushDevice', { body: { endpoint } }),
} as const;
