import { describe, expect, it } from 'vitest';
import { combinedOdds, joinLegs, readLegs } from './combination.ts';
import { fixturesOf, match, oddsOf } from './match.ts';
import { isPick } from './model.ts';
import { modelOf } from './models.ts';
import type { Score } from './scoring.ts';
import { sports } from './sports.ts';

const football = match(sports.football);
const model = modelOf('football');
const score = (home: number, away: number): Score[] => [
  ...Array.from({ length: home }, () => ({ minute: 10, side: 'home' as const })),
  ...Array.from({ length: away }, () => ({ minute: 20, side: 'away' as const })),
];

/** A round in which the handicap of some match is a whole line, and that match. */
function wholeLine() {
  for (let number = 1; number < 500; number += 1) {
    const index = fixturesOf(sports.football, number).findIndex(({ handicap }) => Number.isInteger(handicap.line));
    if (index > 0) return { number, index, line: fixturesOf(sports.football, number)[index]?.handicap.line ?? 0 };
  }
  throw new Error('No whole line found.');
}

describe('a combination', () => {
  it('multiplies odds and cuts them to two decimals', () => {
    expect(combinedOdds([210, 196, 183])).toBe(753);
    expect(combinedOdds([199, 199])).toBe(396);
    expect(combinedOdds([187])).toBe(187);
    expect(combinedOdds([2_000, 2_000, 2_000, 2_000, 2_000])).toBe(320_000_000);
  });

  it('pays what its combined odds say, and nothing when one pick misses', () => {
    const pick = 'tip.0:home+tip.1:away+tip.2:home';
    const odds = football.oddsOf?.('combination', pick, 1) ?? 0;
    const [one, two, three] = fixturesOf(sports.football, 1).map(({ odds: of }) => of);
    expect(odds).toBe(combinedOdds([one?.home ?? 0, two?.away ?? 0, three?.home ?? 0]));
    expect(football.returned([score(2, 0), score(0, 1), score(1, 0)], 'combination', pick, 1)).toBe(odds);
    expect(football.returned([score(2, 0), score(0, 1), score(1, 1)], 'combination', pick, 1)).toBe(0);
  });

  it('counts a whole line that is met as 1.00', () => {
    const { number, index, line } = wholeLine();
    const level = [...Array.from({ length: index }, () => score(3, 0)), score(5, 5 + line)];
    const first = fixturesOf(sports.football, number)[0];
    const pick = joinLegs([
      { play: 'handicap', pick: `${index}:home` },
      { play: 'tip', pick: '0:home' },
    ]);
    expect(pick).toBe(`tip.0:home+handicap.${index}:home`);
    expect(football.returned(level, 'combination', pick, number)).toBe(
      first === undefined ? -1 : oddsOf(first, 'tip', '0:home'),
    );
    expect(football.returned([score(0, 3), ...level.slice(1)], 'combination', pick, number)).toBe(0);
  });

  it.each([
    ['tip.0:home+tip.1:away', true],
    ['tip.0:home+handicap.1:away+overUnder.2:over+tip.3:draw+tip.4:home', true],
    ['tip.0:home', false],
    ['tip.0:home+overUnder.0:over', false],
    ['tip.1:home+tip.0:home', false],
    ['tip.0:home+tip.1:home+tip.2:home+tip.3:home+tip.4:home+tip.5:home', false],
    ['tip.0:home+tip.9:home', false],
    ['tip.0:home+combination.1:home', false],
    ['tip.0:home+', false],
    ['', false],
  ])('of the pick %s is valid: %s', (pick, valid) => {
    expect(isPick(model, 'combination', pick)).toBe(valid);
  });

  it('reads the legs it wrote', () => {
    const legs = [
      { play: 'tip', pick: '0:home' },
      { play: 'overUnder', pick: '4:under' },
    ];
    expect(readLegs(joinLegs(legs.toReversed()))).toEqual(legs);
  });
});
