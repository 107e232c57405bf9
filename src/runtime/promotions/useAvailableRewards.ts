import { promotionQueries } from '../../api/promotions.ts';
import { useQuery } from '../data/index.ts';
import { useSessionView } from '../session/index.ts';

/** Number of promotions that wait to be claimed; 0 for guests, and until it is known. */
export function useAvailableRewards(): number {
  const { isLoggedIn } = useSessionView();
  const { data } = useQuery({ ...promotionQueries.board('member'), enabled: isLoggedIn });
  return isLoggedIn ? (data?.available ?? 0) : 0;
}
