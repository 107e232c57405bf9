import { below, type Random } from '../../fairness/random.ts';
import { choice, type EventModel } from './model.ts';

/** Data of a sport: how it scores and whether a match can end level. */
export interface Sport {
  readonly id: string;
  /** Scores a side expects against an equal, in hundredths. */
  readonly mean: number;
  readonly draws: boolean;
  /** Fixtures that start at the same time. */
  readonly fixtures: number;
  /** Clubs to choose from. */
  readonly clubs: number;
}

export interface Fixture {
  /** Places in the list of clubs. */
  readonly home: number;
  readonly away: number;
  /** Expected scores. */
  readonly means: readonly [home: number, away: number];
  /** Hundredths of the stake that a right tip returns. */
  readonly odds: Readonly<Record<Tip, number>>;
}

export const tips = ['home', 'draw', 'away'] as const;
export type Tip = (typeof tips)[number];

/** A score at a share of the match, counted from 0 to 90. */
export interface Score {
  readonly minute: number;
  readonly side: 'home' | 'away';
}

/** Per fixture what happened, in order. */
export type MatchResult = readonly (readonly Score[])[];

/** What the house keeps of fair odds, in hundredths. */
export const matchMargin = 6;

/** Twelve outcomes in each direction hold all but a millionth of the chance at the means used here. */
const most = 14;

/**
 * A day of matches as one event: fixtures and odds follow from its number and are no secret, the
 * results follow from the committed seed. A side scores by Poisson's law around its mean; a sport
 * without draws decides a level match by one more score, with the chances the means give.
 */
export function match(sport: Sport): EventModel<MatchResult> {
  return {
    id: sport.id,
    plays: [
      {
        key: 'tip',
        picks: choice(
          ...Array.from({ length: sport.fixtures }, (_, index) =>
            tips.filter((tip) => sport.draws || tip !== 'draw').map((tip) => `${index}:${tip}`),
          ).flat(),
        ),
        pays: 0,
      },
    ],
    draw: (random, number) => fixturesOf(sport, number).map((fixture) => play(sport, fixture, random)),
    returned: (result, _, pick, number) => {
      const { index, tip } = readTip(pick);
      const scores = result[index];
      return scores !== undefined && tipOf(scores) === tip ? (fixturesOf(sport, number)[index]?.odds[tip] ?? 0) : 0;
    },
    expected: (_, pick, number) => {
      const { index, tip } = readTip(pick);
      const fixture = fixturesOf(sport, number)[index];
      return fixture === undefined ? 0 : chancesOf(sport, fixture.means)[tip] * fixture.odds[tip];
    },
    texts: (result) => result.map((scores) => finalOf(scores).join('–')),
  };
}

export const finalOf = (scores: readonly Score[]): readonly [number, number] => [
  scores.filter(({ side }) => side === 'home').length,
  scores.filter(({ side }) => side === 'away').length,
];

export function readTip(pick: string): { index: number; tip: Tip } {
  const [index, tip] = pick.split(':');
  return { index: Number(index), tip: tips.find((known) => known === tip) ?? 'home' };
}

function tipOf(scores: readonly Score[]): Tip {
  const [home, away] = finalOf(scores);
  return home === away ? 'draw' : home > away ? 'home' : 'away';
}

const kept = new WeakMap<Sport, Map<number, readonly Fixture[]>>();
const mostKept = 64;

/** The same number gives the same fixtures, to everybody and for ever. */
export function fixturesOf(sport: Sport, number: number): readonly Fixture[] {
  const known = kept.get(sport) ?? new Map<number, readonly Fixture[]>();
  kept.set(sport, known);
  const fixtures = known.get(number) ?? makeFixtures(sport, number);
  if (known.size >= mostKept) known.clear();
  known.set(number, fixtures);
  return fixtures;
}

function makeFixtures(sport: Sport, number: number): Fixture[] {
  const random = mixed(number, sport.clubs);
  const clubs = Array.from({ length: sport.clubs }, (_, index) => index);
  const take = () => clubs.splice(below(random, clubs.length), 1)[0] ?? 0;
  return Array.from({ length: sport.fixtures }, () => {
    const [home, away] = [take(), take()];
    const strength = () => 0.7 + below(random, 61) / 100;
    const means = [(sport.mean / 100) * strength() * 1.1, (sport.mean / 100) * strength()] as const;
    const chances = chancesOf(sport, means);
    const priced = (tip: Tip) => (chances[tip] === 0 ? 0 : Math.max(101, Math.floor((100 - matchMargin) / chances[tip])));
    return { home, away, means, odds: { home: priced('home'), draw: priced('draw'), away: priced('away') } };
  });
}

function chancesOf(sport: Sport, [home, away]: readonly [number, number]): Record<Tip, number> {
  const [ofHome, ofAway] = [poisson(home), poisson(away)];
  const chances = { home: 0, draw: 0, away: 0 };
  for (const [scoredHome, chanceHome] of ofHome.entries()) {
    for (const [scoredAway, chanceAway] of ofAway.entries()) {
      chances[scoredHome === scoredAway ? 'draw' : scoredHome > scoredAway ? 'home' : 'away'] += chanceHome * chanceAway;
    }
  }
  if (sport.draws) return chances;
  const share = home / (home + away);
  return { home: chances.home + chances.draw * share, draw: 0, away: chances.away + chances.draw * (1 - share) };
}

/** Chance of each number of scores; what lies beyond the last counts as the last. */
function poisson(mean: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; count < most; count += 1) {
    chances.push(chance);
    chance *= mean / (count + 1);
  }
  chances.push(1 - chances.reduce((sum, value) => sum + value, 0));
  return chances;
}

const fine = 2 ** 32;

function play(sport: Sport, { means }: Fixture, random: Random): Score[] {
  const scored = means.map((mean) => countFrom(poisson(mean), random() / fine));
  const times = (side: Score['side'], count: number) =>
    Array.from({ length: count }, () => ({ minute: 1 + below(random, 89), side }));
  const scores = [...times('home', scored[0] ?? 0), ...times('away', scored[1] ?? 0)].sort(
    (one, other) => one.minute - other.minute,
  );
  if (sport.draws || scored[0] !== scored[1]) return scores;
  const side = random() / fine < means[0] / (means[0] + means[1]) ? 'home' : 'away';
  return [...scores, { minute: 90, side }];
}

function countFrom(chances: readonly number[], share: number): number {
  let left = share;
  for (const [count, chance] of chances.entries()) {
    if (left < chance) return count;
    left -= chance;
  }
  return chances.length - 1;
}

/** Numbers that only have to look mixed: fixtures are public. */
function mixed(seed: number, salt: number): Random {
  let state = Math.imul(seed ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (value ^ (value >>> 14)) >>> 0;
  };
}
