import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../api/index.ts';
import { lobbyQueries } from '../../../api/lobby.ts';
import type { Category } from '../../../domain/category.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useLobbyAccount } from './useLobbyAccount.ts';

/**
 * The site knows its vendors for a whole visit. Where a list of games counts others in its category, they are asked for
 * once more; so a vendor that went away while its page was open goes from tabs and navigation too.
 */
export function useFreshVendors(category: Category | 'HOT', listed: number, counted: number | undefined): void {
  const cache = useQueryClient();
  const { merchant } = useBrand();
  const language = useLanguage();
  const { isLoggedIn: isMember, account } = useLobbyAccount();
  const differs = category !== 'HOT' && counted !== undefined && counted !== listed;
  useEffect(() => {
    if (!differs) return undefined;
    let left = false;
    lobbyQueries
      .vendors(
        { isMember, merchant, language, account },
        (vendors) => (vendors.find(({ gameType }) => gameType === category)?.vendors.length ?? 0) === counted,
      )
      .then(
        (vendors) => left || cache.setQueryData(queries.catalogue().queryKey, vendors),
        // What was known stays on the page; the list of games tells of a broken connection by itself.
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [differs, category, counted, isMember, merchant, language, account, cache]);
}
