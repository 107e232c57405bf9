import { describe, expect, it } from 'vitest';
import type { Random } from '../fairness/random.ts';
import { shoot } from './catch/shoot.ts';
import { catchTables } from './catch/tables.ts';
import { joinLegs } from './events/combination.ts';
import { examplePick } from './events/model.ts';
import { type ModelId, modelOf, models } from './events/models.ts';
import { sports } from './events/sports.ts';
import { exactReturn } from './slot/exactReturn.ts';
import { paytables } from './slot/paytables.ts';
import { spin } from './slot/spin.ts';

const million = 1_000_000;
/** Tolerance in standard errors; a correct game exceeds it about once in two million checks. */
const maxStandardErrors = 5;

describe('return to player', () => {
  it.each(Object.values(paytables))('of the reels of $id is what counting says, over a million rounds', (table) => {
    const random = quickRandom(20_261);
    const { mean, error } = measure(million, () => spin(table, random).pays / 100);
    expect(Math.abs(mean - exactReturn(table).total)).toBeLessThan(maxStandardErrors * error);
    expect(error).toBeLessThan(0.02);
  });

  it.each(Object.values(catchTables))('of every target of $id is the published one, over a million shots', (table) => {
    const random = quickRandom(77);
    for (const target of table.targets.keys()) {
      const { mean, error } = measure(million, () => shoot(table, target, random).pays / 100);
      expect(Math.abs(mean - table.returned / 10_000)).toBeLessThan(maxStandardErrors * error);
    }
  });

  it.each(Object.keys(models) as ModelId[])('of every kind of bet of %s is what counting says, over a million bets', (id) => {
    const model = modelOf(id);
    const random = quickRandom(4711);
    const bets = model.plays.flatMap((play) =>
      play.picks.kind === 'choice'
        ? play.picks.from.map((pick) => ({ play: play.key, pick }))
        : [{ play: play.key, pick: examplePick(play) }],
    );
    const draws = Math.ceil(million / bets.length);
    const sums = bets.map(() => ({ sum: 0, squares: 0 }));
    for (let round = 0; round < draws; round += 1) {
      const result = model.draw(random, 7);
      for (const [index, bet] of bets.entries()) {
        const value = model.returned(result, bet.play, bet.pick, 7) / 100;
        const kept = sums[index];
        if (kept === undefined || value === 0) continue;
        kept.sum += value;
        kept.squares += value * value;
      }
    }
    const wrong = bets.filter(({ play, pick }, index) => {
      const { sum, squares } = sums[index] ?? { sum: 0, squares: 0 };
      const [mean, expected] = [sum / draws, model.expected(play, pick, 7) / 100];
      const error = Math.sqrt((squares / draws - mean * mean) / draws);
      return Math.abs(mean - expected) > maxStandardErrors * error + 1e-9 || expected < 0.85 || expected > 0.99;
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(sports) as (keyof typeof sports)[])(
    'of every line of %s is the published 94 in a hundred, less the rounding of its odds',
    (id) => {
      const model = modelOf(id);
      for (const number of [1, 77, 4_900]) {
        for (const play of model.plays.filter(({ key }) => key !== 'tip')) {
          for (const pick of play.picks.kind === 'choice' ? play.picks.from : []) {
            const expected = model.expected(play.key, pick, number);
            expect(expected, `${play.key} ${pick}`).toBeLessThanOrEqual(94 + 1e-6);
            expect(expected, `${play.key} ${pick}`).toBeGreaterThan(93);
          }
        }
      }
    },
  );

  it.each([2, 3, 5])('of a combination of %i picks is what counting says, margins multiplied', (count) => {
    const [model, random, number] = [modelOf('football'), quickRandom(99), 4_900];
    const plays = ['tip', 'handicap', 'overUnder'];
    const legs = Array.from({ length: count }, (_, index) => {
      const play = plays[index % plays.length] ?? 'tip';
      return { play, pick: `${index}:${play === 'overUnder' ? 'under' : 'away'}` };
    });
    const pick = joinLegs(legs);
    const { mean, error } = measure(
      million / 5,
      () => model.returned(model.draw(random, number), 'combination', pick, number) / 100,
    );
    const expected = model.expected('combination', pick, number) / 100;
    expect(Math.abs(mean - expected)).toBeLessThan(maxStandardErrors * error);
    const product = legs.reduce((part, leg) => (part * model.expected(leg.play, leg.pick, number)) / 100, 1);
    expect(expected).toBeLessThanOrEqual(product + 1e-9);
    expect(expected).toBeGreaterThan(product - 0.01);
  });

  it('of the reels lies between 94 and 97 in a hundred, in steps that need no guessing', () => {
    const shares = Object.values(paytables).map((table) => [table.id, Math.round(exactReturn(table).total * 1000) / 10]);
    expect(shares).toEqual([
      ['river', 96],
      ['storm', 95.5],
      ['breeze', 96.5],
      ['classic', 95],
    ]);
  });
});

/** Fast non-cryptographic PRNG for simulations; real outcomes use HMAC blocks (`fairness/`). */
function quickRandom(seed: number): Random {
  let [a, b, c, count] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = () => {
    const value = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + value) | 0;
    return value >>> 0;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** Mean and standard error of the return over `rounds` rounds. */
function measure(rounds: number, play: () => number) {
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const value = play();
    sum += value;
    squares += value * value;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds) };
}
