import type { DbTransaction } from '../ledger/index.ts';
import { lockRound, type Round, type RoundKey } from './rounds.ts';
import { SeamlessRefusal } from './seamlessRefusal.ts';

/** The round, held until the transaction ends, if it is this player's; null where no bet ever opened it. */
export async function ownRound(work: DbTransaction, key: RoundKey, player: string): Promise<Round | null> {
  const round = await lockRound(work, key);
  if (round !== null && round.player !== player) throw new SeamlessRefusal('BET_CONFLICT');
  return round;
}
