import { useSyncExternalStore } from 'react';
import { countBadge } from '../../domain/memberPages.ts';

let count = 0;
const listeners = new Set<() => void>();

/** Number of unread messages of the inbox, counted up to 100. Also in the title of the document, before its text. */
export const unread = {
  read: () => count,
  subscribe: (notify: () => void) => {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  write(next: number) {
    if (next === count) return;
    count = next;
    for (const notify of listeners) notify();
    if (typeof document !== 'undefined') document.title = titleWith(document.title, next);
  },
} as const;

/** The title of a document with a number of unread messages, instead of the one it names. */
export function titleWith(title: string, unreadCount: number): string {
  const text = title.replace(/^\(\d+\+?\) /, '');
  const badge = countBadge(unreadCount);
  return badge === null ? text : `(${badge}) ${text}`;
}

/** Number of unread messages of the inbox, counted up to 100; 0 until it is known. */
export const useUnread = (): number => useSyncExternalStore(unread.subscribe, unread.read, servedUnread);

const servedUnread = () => 0;
