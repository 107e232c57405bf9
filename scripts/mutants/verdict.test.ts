import { expect, it } from 'vitest';
import { mutantsOf } from './mutate.ts';
import { isSignificantlyBelow, sampled, scoreOf, staleEntries } from './verdict.ts';

const mutants = mutantsOf('a.ts', 'const a = [1, 22, 333, 4444];').filter(({ kind }) => kind === 'number');
const results = mutants.map((mutant, index) => ({ mutant, failure: index < 2 ? 'a.test.ts: fails' : null }));
const [, second = { id: '' }, third = { id: '' }] = mutants;

it('leaves accepted survivors out of the total and reports the others', () => {
  const score = scoreOf(results, [{ mutant: third.id, reason: 'equivalent' }]);
  expect(score).toMatchObject({
    killed: 2,
    total: 3,
    survivors: [mutants[3]],
    accepted: [{ mutant: third, reason: 'equivalent' }],
  });
});

it('finds accepted entries that name nothing, or only killed mutants', () => {
  const entries = [second.id, third.id, 'a.ts: gone', 'a.ts: number: *333*'].map((mutant) => ({
    mutant,
    reason: 'equivalent',
  }));
  expect(staleEntries(entries, mutants, results)).toEqual([second.id, 'a.ts: gone']);
  expect(staleEntries(entries, mutants, [])).toEqual(['a.ts: gone']);
});

it('samples by seed and id, not by place', () => {
  const sample = sampled(mutants, 2, '1');
  expect(sampled(mutants.toReversed(), 2, '1')).toEqual(sample);
  expect(sampled(mutants, 4, '1')).toHaveLength(4);
  expect(sampled(mutantsOf('a.ts', 'await go();'), 9, '1').map(({ kind }) => kind)).toEqual(['statement']);
});

it.each([
  [20, 20, false],
  [13, 20, false],
  [12, 20, true],
  [0, 1, false],
  [0, 3, true],
])('judges %i killed of %i by chance: %s', (killed, total, isBelow) => {
  expect(isSignificantlyBelow({ killed, total }, 0.85)).toBe(isBelow);
});

it.each([
  [14, 20, false],
  [9, 20, false],
  [8, 20, true],
  [5, 12, false],
  [4, 12, true],
  [0, 3, false],
  [0, 4, true],
  [0, 0, false],
])('judges a change of which %i of %i were killed by chance, at 70 of 100: %s', (killed, total, fails) => {
  expect(isSignificantlyBelow({ killed, total }, 0.7)).toBe(fails);
});
