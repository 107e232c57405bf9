import { saferPlayQueries } from '../../../api/saferPlay.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import type { SaferPlayState } from '../../../wire/saferPlay.ts';

/** A call that changes safer play; its answer is shown without another read. */
export function useSaferPlayChange<Change>(mutationFn: (change: Change) => Promise<SaferPlayState>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (state: SaferPlayState) => {
      const { queryKey } = saferPlayQueries.state();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, state);
    },
  });
}
