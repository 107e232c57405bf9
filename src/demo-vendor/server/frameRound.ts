import type { FrameRound } from '../wire.ts';
import type { Round } from './rounds.ts';

/** Public view of a round for its player. */
export function frameRound(round: Round): FrameRound {
  const { id, key, state, game, stake, payout, play, pick, event, outcome, createdAt } = round;
  const shown = state === 'placing' || state === 'refused' ? 'cancelled' : state;
  return { id, key, state: shown, game, stake, payout, play, pick, event, outcome, at: createdAt.getTime() };
}
