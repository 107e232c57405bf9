import type { EventGame } from '../catalogue/index.ts';
import { lastDecided, numberAt, timesOf } from '../catalogue/pace.ts';
import type { MatchResult } from '../engines/events/match.ts';
import { minutes } from '../engines/events/scoring.ts';
import type { FrameEvent } from '../wire.ts';
import type { Results } from './results.ts';

/** Running and bettable events of a game, and the latest decided ones. */
export async function scheduleOf(results: Results, game: EventGame, moment: number, count: number) {
  const pace = results.paceOf(game);
  const current = numberAt(pace, moment);
  const last = lastDecided(pace, moment);
  const decided = await results.latest(game, count);
  // Include the next event, so that there is always one to wait for.
  const furthest = Math.max(current + Math.floor(pace.ahead / pace.every), last + 1);
  const numbers = Array.from({ length: furthest - last }, (_, index) => last + 1 + index);
  const eventOf = (number: number, result: unknown): FrameEvent => ({
    number,
    ...timesOf(pace, number),
    commitment: results.commitment(game, number),
    result,
    serverSeed: null,
  });
  return {
    events: numbers.map((number) => eventOf(number, game.kind === 'match' ? soFar(results, game, number, moment) : null)),
    decided: decided.map(({ number, result, serverSeed }) => ({ ...eventOf(number, result), serverSeed })),
  };
}

/** Scores of a match up to `moment`; null before it starts. */
function soFar(results: Results, game: EventGame, number: number, moment: number): MatchResult | null {
  const { startsAt, decidedAt } = timesOf(results.paceOf(game), number);
  if (moment < startsAt) return null;
  const minute = ((moment - startsAt) / (decidedAt - startsAt)) * minutes;
  const whole = results.underWay(game, number) as MatchResult;
  return whole.map((scores) => scores.filter((score) => score.minute <= minute));
}
