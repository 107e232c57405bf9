import { restrictedType } from '../../../domain/accountType.ts';
import { useVisitor } from '../../../runtime/session/index.ts';

/** The account behind a list of games. Trial accounts keep no favourites. */
export function useLobbyAccount() {
  const { isLoggedIn, account, isAgent } = useVisitor();
  return { isLoggedIn, account, keepsGames: isLoggedIn && isAgent !== restrictedType };
}
