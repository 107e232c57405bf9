import { restrictedType } from '../../../domain/accountType.ts';
import { useVisitor } from '../../../runtime/session/index.ts';

/** The account of a game list. Trial accounts have no favourites. */
export function useLobbyAccount() {
  const { isLoggedIn, account, isAgent } = useVisitor();
  return { isLoggedIn, account, keepsGames: isLoggedIn && isAgent !== restrictedType };
}
