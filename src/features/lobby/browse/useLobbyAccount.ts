import { trialAccountType } from '../../../domain/accountType.ts';
import { useSessionView } from '../../../runtime/session/index.ts';

/** The account of a game list. Trial accounts have no favourites. */
export function useLobbyAccount() {
  const { isLoggedIn, account, isAgent } = useSessionView();
  return { isLoggedIn, account, keepsGames: isLoggedIn && isAgent !== trialAccountType };
}
