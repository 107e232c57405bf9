import { agentQueries } from '../../../api/agents.ts';
import { useListPlace } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import type { WageFilter } from '../../../wire/wages.ts';

/** The page of payments that the address names. */
export function usePayments(filter: WageFilter) {
  const { cursor } = useListPlace();
  return useQuery({ ...agentQueries.wages({ ...filter, ...cursor }), placeholderData: (former) => former });
}
