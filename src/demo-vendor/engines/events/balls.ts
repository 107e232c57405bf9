import { differentBelow } from '../../fairness/random.ts';
import type { EventModel, Play } from './model.ts';

/** Numbers in draw order. */
export type BallsResult = readonly number[];

/** Draws `drawn` of `all` balls. A bet of 1, 2, … numbers wins if all are drawn; `pays` holds the payout per bet size. */
export function balls(id: string, all: number, drawn: number, pays: readonly number[]): EventModel<BallsResult> {
  const plays: readonly Play[] = pays.map((hit, index) => ({
    key: `hit${index + 1}`,
    picks: { kind: 'numbers', min: 1, max: all, digits: 2, count: index + 1 },
    pays: hit,
  }));
  const sizeOf = (play: string) => Number(play.slice('hit'.length));
  return {
    id,
    plays,
    draw: (random) => differentBelow(random, all, drawn).map((ball) => ball + 1),
    returned: (result, play, pick) =>
      pick.split('-').every((number) => result.includes(Number(number))) ? (pays[sizeOf(play) - 1] ?? 0) : 0,
    expected: (play) => {
      let chance = 1;
      for (let index = 0; index < sizeOf(play); index += 1) chance *= (drawn - index) / (all - index);
      return chance * (pays[sizeOf(play) - 1] ?? 0);
    },
    texts: (result) => result.map((ball) => String(ball).padStart(2, '0')),
  };
}
