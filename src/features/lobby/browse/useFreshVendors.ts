import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../api/index.ts';
import { lobbyQueries } from '../../../api/lobbyCalls.ts';

/**
 * The site knows its vendors for a whole visit. Where a list of games says otherwise, they are asked for once
 * more; so a vendor that went away while its page was open goes from tabs and navigation too.
 */
export function useFreshVendors(isMember: boolean, listed: number, counted: number | undefined): void {
  const cache = useQueryClient();
  const differs = counted !== undefined && counted !== listed;
  useEffect(() => {
    if (!differs) return undefined;
    let left = false;
    lobbyQueries.vendors(isMember).then(
      (vendors) => left || cache.setQueryData(queries.catalogue().queryKey, vendors),
      // What was known stays on the page; the list of games tells of a broken connection by itself.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [differs, isMember, cache]);
}
