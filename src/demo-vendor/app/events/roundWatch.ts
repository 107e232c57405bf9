import type { FrameRound } from '../../wire.ts';
import { isSettled } from '../roundSum.ts';

type Watched = Pick<FrameRound, 'id' | 'state'>;

/**
 * Returns each round once, in the first answer in which it is settled. Rounds that were settled before the game opened are not
 * returned; those of `unseen` that were not are, also if they belong to an earlier visit.
 */
export function watchRounds(unseen: readonly Watched[]) {
  const pending = new Set(unseen.filter((round) => !isSettled(round)).map(({ id }) => id));
  let known: Set<string> | null = null;
  return <Round extends Watched>(rounds: readonly Round[]): readonly Round[] => {
    const ended = rounds.filter(isSettled);
    const fresh = ended.filter(({ id }) => (known === null ? pending.has(id) : !known.has(id)));
    known ??= new Set();
    for (const { id } of ended) known.add(id);
    return fresh;
  };
}
