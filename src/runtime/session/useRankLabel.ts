import { trialAccountType } from '../../domain/accountType.ts';
import { shortRankLabel } from '../../domain/rank.ts';
import { useSessionView } from './useSession.tsx';

/** The number of the member's rank, as `VIP 3`; null for guests and trial accounts. */
export function useRankLabel(): string | null {
  const { isLoggedIn, isAgent, memberLabel } = useSessionView();
  return isLoggedIn && isAgent !== trialAccountType && memberLabel !== '' ? shortRankLabel(memberLabel) : null;
}
