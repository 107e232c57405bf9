import { changeFavourite, lobbyQueries } from '../../../api/lobby.ts';
import { useText } from '../../../i18n/index.ts';
import { useMutation, useQuery, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSession } from '../../../runtime/session/index.ts';
import type { GameCard } from '../../../wire/catalogue.ts';
import { useLobbyAccount } from './useLobbyAccount.ts';

/** The favourites and a toggle. Optimistic update: the heart changes immediately and reverts if the call fails. */
export function useFavourites() {
  const t = useText();
  const { keepsGames, account } = useLobbyAccount();
  const { guard } = useSession();
  const { showToast } = useOverlays();
  const cache = useQueryClient();
  const query = lobbyQueries.favourites(account);
  const { data: ids } = useQuery({ ...query, enabled: keepsGames });

  const { mutate } = useMutation({
    mutationFn: ({ gameId, keep }: { readonly gameId: string; readonly keep: boolean }) => changeFavourite(gameId, keep),
    onMutate: async ({ gameId, keep }) => {
      await cache.cancelQueries({ queryKey: query.queryKey });
      cache.setQueryData<string[]>(query.queryKey, (known = []) => changed(known, gameId, keep));
    },
    onError: (_, { gameId, keep }) => {
      cache.setQueryData<string[]>(query.queryKey, (known = []) => changed(known, gameId, !keep));
      showToast({ tone: 'danger', title: t('lobby.favouriteFailed') });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: lobbyQueries.favouriteGames(account).queryKey, refetchType: 'none' }),
  });

  return {
    has: ({ gameId }: GameCard) => keepsGames && ids?.includes(gameId) === true,
    toggle: ({ gameId }: GameCard) => guard(() => mutate({ gameId, keep: ids?.includes(gameId) !== true })),
  };
}

export type Favourites = ReturnType<typeof useFavourites>;

const changed = (ids: readonly string[], gameId: string, keep: boolean): string[] => {
  const others = ids.filter((id) => id !== gameId);
  return keep ? [gameId, ...others] : others;
};
