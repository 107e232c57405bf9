import { describe, expect, it } from 'vitest';
import type { FrameRound } from '../../wire.ts';
import { watchRounds } from './roundWatch.ts';

const round = (id: string, state: FrameRound['state']) => ({ id, state });
const ids = (rounds: readonly { id: string }[]) => rounds.map(({ id }) => id);

describe('rounds that end while the game is open', () => {
  it('include a round of an earlier visit that was open in the first answer, once, when its money has moved', () => {
    const ended = watchRounds([round('mine', 'open')]);
    expect(ids(ended([round('mine', 'open'), round('old', 'settled')]))).toEqual([]);
    expect(ids(ended([round('mine', 'decided'), round('old', 'settled')]))).toEqual([]);
    expect(ids(ended([round('mine', 'settled'), round('old', 'settled')]))).toEqual(['mine']);
    expect(ids(ended([round('mine', 'settled'), round('old', 'settled')]))).toEqual([]);
  });

  it('include one that was settled between the opening and the first answer', () => {
    const ended = watchRounds([round('late', 'decided')]);
    expect(ids(ended([round('late', 'settled'), round('old', 'settled')]))).toEqual(['late']);
  });

  it('include bets of this visit and refunds', () => {
    const ended = watchRounds([]);
    expect(ids(ended([]))).toEqual([]);
    expect(ids(ended([round('new', 'open')]))).toEqual([]);
    expect(ids(ended([round('new', 'cancelling')]))).toEqual([]);
    expect(ids(ended([round('new', 'cancelled')]))).toEqual(['new']);
  });
});
