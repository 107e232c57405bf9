import { type GameState, startingGameState } from '../domain/gameState.ts';

let state: GameState = startingGameState;

/** What this page knows of games. Lost on reload; what must outlive one stands in the address. */
export const gameState = {
  read: (): GameState => state,
  change(next: (state: GameState) => GameState): void {
    state = next(state);
  },
} as const;
