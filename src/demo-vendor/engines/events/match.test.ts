import { describe, expect, it } from 'vitest';
import { fixturesOf, lineBet, match } from './match.ts';
import { eachScore, type Score } from './scoring.ts';
import { sports } from './sports.ts';

const football = match(sports.football);
const fixtures = fixturesOf(sports.football, 1);
const goals = (home: number, away: number): Score[] => [
  ...Array.from({ length: home }, () => ({ minute: 10, side: 'home' as const })),
  ...Array.from({ length: away }, () => ({ minute: 20, side: 'away' as const })),
];
/** Return of a bet on the first fixture when it ends so. */
const settle = (play: string, pick: string, home: number, away: number) =>
  football.returned([goals(home, away)], play, `0:${pick}`, 1);

describe('lines of a match', () => {
  it('pay one side, never both, for every score', () => {
    for (let home = 0; home < 6; home += 1) {
      for (let away = 0; away < 6; away += 1) {
        for (const [play, one, other] of [
          ['handicap', 'home', 'away'],
          ['overUnder', 'over', 'under'],
        ] as const) {
          const pair = [settle(play, one, home, away), settle(play, other, home, away)];
          const refunded = pair.every((value) => value === 100);
          expect(refunded || pair.filter((value) => value > 100).length === 1, `${play} ${home}:${away} ${pair.join()}`).toBe(
            true,
          );
        }
      }
    }
  });

  it('add the handicap to the home side, and refund a line that is met', () => {
    const { line } = fixtures[0]?.handicap ?? { line: 0 };
    const winBy = (margin: number) => settle('handicap', 'home', 10 + margin, 10);
    expect(winBy(Math.floor(-line) + 1)).toBeGreaterThan(100);
    expect(winBy(Math.ceil(-line) - 1)).toBe(0);
    const whole = { handicap: { line: -1, odds: [190, 184] as const } };
    const bet = (side: string) => lineBet({ ...fixtures[0], ...whole } as never, 'handicap', `0:${side}`);
    expect(bet('home')?.differenceOf(2, 1)).toBe(0);
    expect(bet('home')?.differenceOf(3, 1)).toBe(1);
    expect(bet('away')?.odds).toBe(184);
  });

  it('count both sides for over and under', () => {
    const { line } = fixtures[0]?.overUnder ?? { line: 0 };
    expect(settle('overUnder', 'over', Math.floor(line) + 1, 0)).toBeGreaterThan(100);
    expect(settle('overUnder', 'under', 0, Math.ceil(line) - 1)).toBeGreaterThan(100);
  });

  it.each(Object.values(sports))('of $id rest on score chances that add up to one', ({ scoring, id }) => {
    const strengths = fixturesOf(sports[id], 3)[0]?.strengths ?? [1, 1];
    let sum = 0;
    eachScore(scoring, strengths, (_home, _away, chance) => {
      sum += chance;
    });
    expect(sum).toBeCloseTo(1, 9);
  });
});
