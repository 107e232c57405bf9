import { resultOf, signOf } from '../../../runtime/centre/index.ts';
import type { BetRow } from '../../../wire/play.ts';

/** States to filter by. */
export const betStates = ['open', 'settled', 'cancelled'] as const;

/** Outcome of a bet, for its badge. */
type BetOutcome = 'won' | 'lost' | 'even' | 'open' | 'cancelled';

export const outcomeOf = (bet: BetRow): BetOutcome =>
  bet.state === 'settled' ? ({ plus: 'won', minus: 'lost', zero: 'even' } as const)[signOf(resultOf(bet))] : bet.state;

export const tones = { won: 'success', lost: 'neutral', even: 'neutral', open: 'info', cancelled: 'warning' } as const;
