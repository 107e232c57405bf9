import { createContext, useContext } from 'react';
import type { GameCard } from '../../../wire/catalogue.ts';

/** Who looks at games, and what happens to the game they choose. Pages give it, because getting in and playing are features of their own. */
export interface LobbyVisitor {
  readonly isLoggedIn: boolean;
  readonly account: string;
  /** Whether games are kept here for them; a trial account keeps none. */
  readonly keepsGames: boolean;
  readonly play: (game: GameCard) => void;
  readonly tryOut: (game: GameCard) => void;
  /** Runs what only members may do, or shows what it takes. */
  readonly guard: (action: () => void) => void;
}

export const LobbyContext = createContext<LobbyVisitor | null>(null);

export function useLobbyVisitor(): LobbyVisitor {
  const visitor = useContext(LobbyContext);
  if (visitor === null) throw new Error('A list of games needs a LobbyContext above it.');
  return visitor;
}
