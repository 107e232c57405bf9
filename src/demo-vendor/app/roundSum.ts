import { readAmount } from '../engines/amount.ts';
import type { FrameRound } from '../wire.ts';

/** Whether a round's money has moved for the last time. */
export const isSettled = ({ state }: Pick<FrameRound, 'state'>) => state === 'settled' || state === 'cancelled';

/** `win`: more came back than was staked. `refund`: exactly the stake. `part`: less, but something. `lost`: nothing. */
export type Verdict = 'win' | 'refund' | 'part' | 'lost';

/** Sums of settled rounds, in 1/10,000 currency units. */
export interface RoundSum {
  readonly stake: bigint;
  readonly returned: bigint;
  /** Return less the stake. */
  readonly net: bigint;
  readonly verdict: Verdict;
}

/** Adds rounds up; a cancelled round returns its stake. Only `win` is celebrated. */
export function roundSum(rounds: readonly Pick<FrameRound, 'state' | 'stake' | 'payout'>[]): RoundSum {
  let [stake, returned] = [0n, 0n];
  for (const round of rounds) {
    const staked = readAmount(round.stake) ?? 0n;
    const isBack = round.state === 'cancelled' || round.state === 'cancelling';
    stake += staked;
    returned += isBack ? staked : (readAmount(round.payout ?? '0') ?? 0n);
  }
  return { stake, returned, net: returned - stake, verdict: verdictOf(stake, returned) };
}

/** The verdict on one stake. */
export function verdictOf(stake: bigint, returned: bigint): Verdict {
  if (returned > stake) return 'win';
  if (returned === 0n) return 'lost';
  return returned === stake ? 'refund' : 'part';
}

/** Tier of a win, which decides its display. */
export type WinTier = 'small' | 'medium' | 'big';

/** The tier of a win by what came back for the stake; null for everything that is no win, which is not celebrated. */
export function tierOf({ verdict, stake, returned }: RoundSum): WinTier | null {
  if (verdict !== 'win') return null;
  if (returned >= stake * 20n) return 'big';
  return returned >= stake * 5n ? 'medium' : 'small';
}
