import type { MemberPageKey } from '../../../domain/memberPages.ts';
import { useUnread } from '../../../runtime/live/index.ts';
import { useAvailableRewards } from '../../../runtime/promotions/index.ts';

export type PageCounts = Readonly<Partial<Record<MemberPageKey, number>>>;

/** Counts of news on the pages, as it changes. */
export function usePageCounts(given: PageCounts = {}): PageCounts {
  const messageV2 = useUnread();
  const rewardCenter = useAvailableRewards();
  return { messageV2, rewardCenter, ...given };
}
