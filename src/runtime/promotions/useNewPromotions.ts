import { promotionQueries } from '../../api/promotions.ts';
import { useQuery } from '../data/index.ts';
import { useSessionView } from '../session/index.ts';

/** Number of promotions that a member may take part in or claim and has not opened [HEAD-07]; 0 for guests, and until it is known. */
export function useNewPromotions(): number {
  const { isLoggedIn } = useSessionView();
  const { data = [] } = useQuery({ ...promotionQueries.available(), enabled: isLoggedIn });
  return isLoggedIn ? data.filter(({ isNew }) => isNew).length : 0;
}
