import { below, type Random } from '../../fairness/random.ts';
import { combinedOdds, expectedCombination, type Leg, type Returns, readLegs } from './combination.ts';
import { handicapOf, type Line, overUnderOf, returnedOnLine, returnsOnLine } from './lines.ts';
import { choice, type EventModel, type Play } from './model.ts';
import { canEndLevel, chancesOf, finalOf, playOut, type Score, type Strengths, type Tip, tips } from './scoring.ts';
import type { Sport } from './sports.ts';

export interface Fixture {
  /** Indices into the list of clubs. */
  readonly home: number;
  readonly away: number;
  readonly strengths: Strengths;
  /** Decimal odds in hundredths. */
  readonly odds: Readonly<Record<Tip, number>>;
  readonly handicap: Line;
  /** Null where the total is always the same. */
  readonly overUnder: Line | null;
}

const lineSides = { handicap: ['home', 'away'], overUnder: ['over', 'under'] } as const;
export type LinePlay = keyof typeof lineSides;
export type LineSide = (typeof lineSides)[LinePlay][number];

/** Scores per fixture, in chronological order. */
export type MatchResult = readonly (readonly Score[])[];

/** Bookmaker's margin on fair odds, in hundredths. */
export const matchMargin = 6;

/** Outcomes that can be bet on in a sport: `draw` only if the scoring allows one. */
export const tipsOf = ({ scoring }: Sport): readonly Tip[] => tips.filter((tip) => tip !== 'draw' || canEndLevel(scoring));

/**
 * A round of matches as one event. Fixtures and odds are derived from the event number (public), results from the
 * committed seed.
 */
export function match(sport: Sport): EventModel<MatchResult> {
  const picksOf = (sides: readonly string[]) =>
    choice(...Array.from({ length: sport.fixtures }, (_, index) => sides.map((side) => `${index}:${side}`)).flat());
  const singles: readonly Play[] = [
    { key: 'tip', picks: picksOf(tipsOf(sport)), pays: 0 },
    { key: 'handicap', picks: picksOf(lineSides.handicap), pays: 0 },
    ...(sport.scoring.kind === 'rounds' ? [] : [{ key: 'overUnder', picks: picksOf(lineSides.overUnder), pays: 0 }]),
  ];
  const returnedOf = (result: MatchResult, { play, pick }: Leg, number: number): number => {
    const { index, tip } = readTip(pick);
    const [scores, fixture] = [result[index], fixturesOf(sport, number)[index]];
    if (scores === undefined || fixture === undefined) return 0;
    const bet = lineBet(fixture, play, pick);
    if (bet !== null) return returnedOnLine(bet.line, bet.side, bet.differenceOf(...finalOf(scores)));
    return tipOf(scores) === tip ? fixture.odds[tip] : 0;
  };
  const returnsOf = ({ play, pick }: Leg, number: number): Returns => {
    const { index, tip } = readTip(pick);
    const fixture = fixturesOf(sport, number)[index];
    if (fixture === undefined) return [];
    const bet = lineBet(fixture, play, pick);
    if (bet !== null) return returnsOnLine(bet.line, bet.side, sport.scoring, fixture.strengths, bet.differenceOf);
    return [[fixture.odds[tip], chancesOf(sport.scoring, fixture.strengths)[tip]]];
  };
  const legsOf = (play: string, pick: string) => (play === combination ? readLegs(pick) : [{ play, pick }]);
  return {
    id: sport.id,
    plays: [...singles, { key: combination, picks: { kind: 'combination', of: singles }, pays: 0 }],
    draw: (random, number) => fixturesOf(sport, number).map(({ strengths }) => playOut(sport.scoring, strengths, random)),
    // A line that is met counts 1.00 in a combination.
    returned: (result, play, pick, number) => combinedOdds(legsOf(play, pick).map((leg) => returnedOf(result, leg, number))),
    expected: (play, pick, number) => expectedCombination(legsOf(play, pick).map((leg) => returnsOf(leg, number))),
    oddsOf: (play, pick, number) =>
      combinedOdds(
        legsOf(play, pick).map((leg) => {
          const fixture = fixturesOf(sport, number)[readTip(leg.pick).index];
          return fixture === undefined ? 0 : oddsOf(fixture, leg.play, leg.pick);
        }),
      ),
    texts: (result) => result.map((scores) => finalOf(scores).join('–')),
  };
}

/** Key of the bet type whose picks all have to hit. */
export const combination = 'combination';

/** A pick on a line; null for a tip on the result. */
export function lineBet(fixture: Fixture, play: string, pick: string) {
  const line = play === 'handicap' ? fixture.handicap : play === 'overUnder' ? fixture.overUnder : null;
  if (line === null) return null;
  const side: 0 | 1 = pick.endsWith(':away') || pick.endsWith(':under') ? 1 : 0;
  const differenceOf = (home: number, away: number) =>
    play === 'handicap' ? home + line.line - away : home + away - line.line;
  return { line, side, odds: line.odds[side], differenceOf };
}

/** Odds of a pick in hundredths. */
export const oddsOf = (fixture: Fixture, play: string, pick: string): number =>
  lineBet(fixture, play, pick)?.odds ?? fixture.odds[readTip(pick).tip];

/** Splits a pick (`<fixture>:<tip>`) into the index of the fixture and the tip. */
export function readTip(pick: string): { index: number; tip: Tip } {
  const [index, tip] = pick.split(':');
  return { index: Number(index), tip: tips.find((known) => known === tip) ?? 'home' };
}

function tipOf(scores: readonly Score[]): Tip {
  const [home, away] = finalOf(scores);
  return home === away ? 'draw' : home > away ? 'home' : 'away';
}

const fixtureCache = new WeakMap<Sport, Map<number, readonly Fixture[]>>();
const maxCached = 64;

/** Fixtures of an event; deterministic. */
export function fixturesOf(sport: Sport, number: number): readonly Fixture[] {
  const known = fixtureCache.get(sport) ?? new Map<number, readonly Fixture[]>();
  fixtureCache.set(sport, known);
  const fixtures = known.get(number) ?? makeFixtures(sport, number);
  if (known.size >= maxCached) known.clear();
  known.set(number, fixtures);
  return fixtures;
}

function makeFixtures(sport: Sport, number: number): Fixture[] {
  const random = mixed(number, sport.clubs);
  const clubs = Array.from({ length: sport.clubs }, (_, index) => index);
  const take = () => clubs.splice(below(random, clubs.length), 1)[0] ?? 0;
  const mean = sport.scoring.kind === 'scores' ? sport.scoring.mean / 100 : 1;
  const strength = () => (mean * (100 - sport.spread + below(random, 2 * sport.spread + 1))) / 100;
  return Array.from({ length: sport.fixtures }, () => {
    const [home, away] = [take(), take()];
    const strengths = [strength() * (1 + sport.home / 100), strength()] as const;
    const chances = chancesOf(sport.scoring, strengths);
    const priced = (tip: Tip) => (chances[tip] === 0 ? 0 : Math.max(101, Math.floor((100 - matchMargin) / chances[tip])));
    const share = 100 - matchMargin;
    return {
      home,
      away,
      strengths,
      odds: { home: priced('home'), draw: priced('draw'), away: priced('away') },
      handicap: handicapOf(sport.scoring, strengths, share),
      overUnder: overUnderOf(sport.scoring, strengths, share),
    };
  });
}

/** Non-cryptographic random numbers: fixtures are public. */
function mixed(seed: number, salt: number): Random {
  let state = Math.imul(seed ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (value ^ (value >>> 14)) >>> 0;
  };
}
