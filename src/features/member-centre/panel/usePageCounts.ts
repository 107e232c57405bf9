import type { MemberPageKey } from '../../../domain/memberPages.ts';
import { useUnread } from '../../../runtime/live/index.ts';

export type PageCounts = Readonly<Partial<Record<MemberPageKey, number>>>;

/** What is new on the pages, as it changes. */
export function usePageCounts(given: PageCounts = {}): PageCounts {
  const messageV2 = useUnread();
  return { messageV2, ...given };
}
