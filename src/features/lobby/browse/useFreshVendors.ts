import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../api/index.ts';
import { lobbyQueries } from '../../../api/lobby.ts';
import type { Category } from '../../../domain/category.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useLobbyAccount } from './useLobbyAccount.ts';

/**
 * Vendors are cached for the whole visit. If a game list counts other vendors in its category than are cached, they are
 * refetched once, so that a removed vendor disappears from tabs and navigation too.
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
        // Keeps the cached vendors; the game list itself reports a broken connection.
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [differs, category, counted, isMember, merchant, language, account, cache]);
}
