import { below, type Random } from '../../fairness/random.ts';

export const tips = ['home', 'draw', 'away'] as const;
export type Tip = (typeof tips)[number];
export type Side = Exclude<Tip, 'draw'>;

/** Possible scores of a period, winner first. */
export type Endings = readonly (readonly [winner: number, loser: number])[];

/** Scoring system of a sport. */
export type Scoring =
  | {
      readonly kind: 'scores';
      /** Expected scores of one side against an equal opponent, in hundredths. */
      readonly mean: number;
      /** For high-scoring sports: scores are aggregated into this many intervals. */
      readonly gathered?: number;
      /** Equally likely scores of overtime after a tie; without it the match is a draw. */
      readonly added?: Endings;
    }
  | {
      readonly kind: 'race';
      /** Periods a side has to win; the match then ends. */
      readonly wins: number;
      /** Possible scores of a period, if they are shown; `lastEndings` for the deciding period, if different. */
      readonly endings?: Endings;
      readonly lastEndings?: Endings;
    }
  | {
      /** All rounds are played and the majority wins; an even number allows a draw. */
      readonly kind: 'rounds';
      readonly rounds: number;
    };

/** Expected scores per side, or the ratio of the chances to win a period. */
export type Strengths = readonly [home: number, away: number];

/** One score; `minute` runs from 0 to 90 in every sport. */
export interface Score {
  readonly minute: number;
  readonly side: Side;
  /** Default 1. */
  readonly points?: number;
  /** Score of the period that this entry represents. */
  readonly period?: readonly [home: number, away: number];
}

export const minutes = 90;

/** Whether a match can end without a winner. */
export const canEndLevel = (scoring: Scoring): boolean =>
  scoring.kind === 'scores' ? scoring.added === undefined : scoring.kind === 'rounds' && scoring.rounds % 2 === 0;

/** Final score. */
export const finalOf = (scores: readonly Score[]): readonly [home: number, away: number] => {
  const of = (wanted: Side) => scores.reduce((sum, { side, points = 1 }) => (side === wanted ? sum + points : sum), 0);
  return [of('home'), of('away')];
};

/** Exact probability of each outcome. */
export function chancesOf(scoring: Scoring, strengths: Strengths): Record<Tip, number> {
  const home = strengths[0] / (strengths[0] + strengths[1]);
  if (scoring.kind === 'race') {
    const chance = raceChance(scoring.wins, home);
    return { home: chance, draw: 0, away: 1 - chance };
  }
  if (scoring.kind === 'rounds') return compared(binomial(scoring.rounds, home), (won) => scoring.rounds - won);
  const [ofHome, ofAway] = [poisson(strengths[0]), poisson(strengths[1])];
  const chances = { home: 0, draw: 0, away: 0 };
  for (const [scoredHome, chanceHome] of ofHome.entries()) {
    for (const [scoredAway, chanceAway] of ofAway.entries()) {
      chances[scoredHome === scoredAway ? 'draw' : scoredHome > scoredAway ? 'home' : 'away'] += chanceHome * chanceAway;
    }
  }
  if (scoring.added === undefined) return chances;
  return { home: chances.home + chances.draw * home, draw: 0, away: chances.away + chances.draw * (1 - home) };
}

type Visit = (home: number, away: number, chance: number) => void;

/** Visits every final score with its exact probability; the same score may come more than once. */
export function eachScore(scoring: Scoring, strengths: Strengths, visit: Visit): void {
  const side = strengths[0] / (strengths[0] + strengths[1]);
  if (scoring.kind === 'rounds') {
    for (const [won, chance] of binomial(scoring.rounds, side).entries()) visit(won, scoring.rounds - won, chance);
  } else if (scoring.kind === 'race') {
    for (const [lost, chance] of losses(scoring.wins, side).entries()) visit(scoring.wins, lost, chance);
    for (const [lost, chance] of losses(scoring.wins, 1 - side).entries()) visit(lost, scoring.wins, chance);
  } else {
    const [ofHome, ofAway] = [poisson(strengths[0]), poisson(strengths[1])];
    for (const [home, chanceHome] of ofHome.entries()) {
      for (const [away, chanceAway] of ofAway.entries()) {
        const chance = chanceHome * chanceAway;
        if (home === away && scoring.added !== undefined) eachAdded(scoring.added, home, side, chance, visit);
        else visit(home, away, chance);
      }
    }
  }
}

/** The scores after overtime of a match that was level at `score`. */
function eachAdded(added: Endings, score: number, side: number, chance: number, visit: Visit) {
  for (const [winner, loser] of added) {
    visit(score + winner, score + loser, (chance * side) / added.length);
    visit(score + loser, score + winner, (chance * (1 - side)) / added.length);
  }
}

/** All scores of a match, in order. */
export function playOut(scoring: Scoring, strengths: Strengths, random: Random): Score[] {
  if (scoring.kind === 'race') return playRace(scoring, strengths, random);
  if (scoring.kind === 'scores') return playScores(scoring, strengths, random);
  return Array.from({ length: scoring.rounds }, (_, index) => ({
    minute: endOf(index, scoring.rounds),
    side: sideOf(strengths, random),
  }));
}

type Of<Kind extends Scoring['kind']> = Extract<Scoring, { kind: Kind }>;

function playRace({ wins, endings, lastEndings }: Of<'race'>, strengths: Strengths, random: Random): Score[] {
  const scores: Score[] = [];
  const maxPeriods = 2 * wins - 1;
  while (Math.max(...finalOf(scores)) < wins) {
    const side = sideOf(strengths, random);
    const ending = oneOf(scores.length === maxPeriods - 1 ? (lastEndings ?? endings) : endings, random);
    scores.push({
      minute: endOf(scores.length, maxPeriods),
      side,
      ...(ending === null ? {} : { period: side === 'home' ? ending : ([ending[1], ending[0]] as const) }),
    });
  }
  return scores;
}

function playScores({ gathered, added }: Of<'scores'>, strengths: Strengths, random: Random): Score[] {
  const scores = (['home', 'away'] as const)
    .flatMap((side, index) => scoredBy(side, strengths[index] ?? 0, gathered, random))
    .sort((one, other) => one.minute - other.minute);
  const [home, away] = finalOf(scores);
  if (home !== away || added === undefined) return scores;
  const side = sideOf(strengths, random);
  const [winner, loser] = oneOf(added, random) ?? [1, 0];
  const last = (of: Side, points: number) => (points === 0 ? [] : [{ minute: minutes, side: of, points }]);
  return [...scores, ...last(side, winner), ...last(side === 'home' ? 'away' : 'home', loser)];
}

function scoredBy(side: Side, mean: number, gathered: number | undefined, random: Random): Score[] {
  if (gathered === undefined) {
    const count = countFrom(poisson(mean), share(random));
    return Array.from({ length: count }, () => ({ minute: 1 + below(random, minutes - 1), side }));
  }
  const chances = poisson(mean / gathered);
  return Array.from({ length: gathered }, (_, index) => ({
    minute: endOf(index, gathered),
    side,
    points: countFrom(chances, share(random)),
  })).filter(({ points }) => points > 0);
}

/** Last minute of an interval of the match. */
const endOf = (index: number, parts: number) => Math.floor(((index + 1) * minutes) / parts) - 1;

const share = (random: Random) => random() / 2 ** 32;

const sideOf = ([home, away]: Strengths, random: Random): Side => (share(random) < home / (home + away) ? 'home' : 'away');

const oneOf = (endings: Endings | undefined, random: Random) =>
  endings === undefined ? null : (endings[below(random, endings.length)] ?? null);

/** Probability of reaching `wins` first. */
const raceChance = (wins: number, chance: number): number => losses(wins, chance).reduce((sum, part) => sum + part, 0);

/** Probability of reaching `wins` first, by the number of periods lost before the final win. */
function losses(wins: number, chance: number): number[] {
  const chances: number[] = [];
  let term = chance ** wins;
  for (let lost = 0; lost < wins; lost += 1) {
    chances.push(term);
    term *= ((wins + lost) / (lost + 1)) * (1 - chance);
  }
  return chances;
}

function compared(chances: readonly number[], otherOf: (won: number) => number): Record<Tip, number> {
  const sum = { home: 0, draw: 0, away: 0 };
  for (const [won, chance] of chances.entries()) {
    sum[won === otherOf(won) ? 'draw' : won > otherOf(won) ? 'home' : 'away'] += chance;
  }
  return sum;
}

function binomial(count: number, chance: number): number[] {
  const chances = [(1 - chance) ** count];
  for (let won = 0; won < count; won += 1) {
    chances.push(((chances[won] ?? 0) * (count - won) * chance) / ((won + 1) * (1 - chance)));
  }
  return chances;
}

/** Poisson probabilities; the tail is added to the last value. */
function poisson(mean: number): number[] {
  // Beyond twelve standard deviations the tail is negligible.
  const maxCount = Math.ceil(mean + 12 * Math.sqrt(mean) + 12);
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; count < maxCount; count += 1) {
    chances.push(chance);
    chance *= mean / (count + 1);
  }
  chances.push(Math.max(0, 1 - chances.reduce((sum, value) => sum + value, 0)));
  return chances;
}

function countFrom(chances: readonly number[], part: number): number {
  let left = part;
  for (const [count, chance] of chances.entries()) {
    if (left < chance) return count;
    left -= chance;
  }
  return chances.length - 1;
}
