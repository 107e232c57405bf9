import { differentBelow } from '../../fairness/random.ts';
import { choice, type EventModel, type Play } from './model.ts';

/** Runner numbers 1 to 10 in finishing order. */
export type RaceResult = readonly number[];

const runners = Array.from({ length: 10 }, (_, index) => String(index + 1));
const pays = { first: 950, podium: 316, kind: 195 } as const;

const plays: readonly Play[] = [
  { key: 'first', picks: choice(...runners), pays: pays.first },
  { key: 'podium', picks: choice(...runners), pays: pays.podium },
  { key: 'kind', picks: choice('big', 'small', 'odd', 'even'), pays: pays.kind },
];

/** Ten runners; bets on the winner, the first three, and the winner's number (big is 6 to 10; odd or even). */
export const race: EventModel<RaceResult> = {
  id: 'race',
  plays,
  draw: (random) => differentBelow(random, runners.length, runners.length).map((runner) => runner + 1),
  returned: (result, play, pick) => {
    const winner = result[0] ?? 0;
    if (play === 'first') return String(winner) === pick ? pays.first : 0;
    if (play === 'podium') return result.slice(0, 3).map(String).includes(pick) ? pays.podium : 0;
    const fits = pick === 'big' || pick === 'small' ? winner > 5 === (pick === 'big') : (winner % 2 === 1) === (pick === 'odd');
    return fits ? pays.kind : 0;
  },
  expected: (play) => (play === 'first' ? pays.first / 10 : play === 'podium' ? (pays.podium * 3) / 10 : pays.kind / 2),
  texts: (result) => result.map(String),
};
