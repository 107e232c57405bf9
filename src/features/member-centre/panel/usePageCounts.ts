import { trialAccountType } from '../../../domain/accountType.ts';
import type { MemberPageKey } from '../../../domain/memberPages.ts';
import { useUnread } from '../../../runtime/live/index.ts';
import { useAvailableRewards } from '../../../runtime/promotions/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';

export type PageCounts = Readonly<Partial<Record<MemberPageKey, number>>>;

/** Counts of news on the pages, as it changes. */
export function usePageCounts(given: PageCounts = {}): PageCounts {
  const messageV2 = useUnread();
  const rewardCenter = useAvailableRewards();
  const { isAgent } = useSessionView();
  // A trial guest can claim nothing.
  return isAgent === trialAccountType ? {} : { messageV2, rewardCenter, ...given };
}
