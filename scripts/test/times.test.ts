import { expect, it } from 'vitest';
import type { Budget } from './budget.ts';
import { type Probe, slowdownBetween } from './slowdown.ts';
import { type FileTime, overBudget, staleExceptions, timeTable } from './times.ts';

const budget: Budget = {
  runners: { vitest: 60 },
  files: { unit: 2 },
  exceptions: { 'a/long.test.ts': { seconds: 10, reason: 'walks every state' } },
};
const probes = (...slowdowns: readonly number[]): readonly Probe[] =>
  slowdowns.map((slowdown, second) => ({ at: second * 1_000, slowdown }));
const took = (file: string, seconds: number, start = 0): FileTime => ({
  project: 'unit',
  file,
  start,
  end: start + seconds * 1_000,
  seconds,
  importSeconds: 0,
});
const run = (...files: readonly FileTime[]) => ({ runners: [], files, tests: [] });
const idle = probes(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

it('names a file that took more than its share, and no other', () => {
  const over = overBudget(
    run(took('a/quick.test.ts', 1.9), took('a/slow.test.ts', 2.1), took('a/long.test.ts', 9)),
    idle,
    budget,
  );
  expect(over).toEqual(['a/slow.test.ts (unit) took 2.1 s of an idle machine; its share is 2 s (scripts/test/budget.ts)']);
});

it('divides by how slow the machine was while the file ran', () => {
  const busyAtTheEnd = probes(1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4);
  expect(overBudget(run(took('a/x.test.ts', 6, 6_000)), busyAtTheEnd, budget)).toEqual([]);
  expect(overBudget(run(took('a/x.test.ts', 6, 0)), busyAtTheEnd, budget)).toHaveLength(1);
});

it('lets one burst change nothing, and finds the nearest probes of a short span', () => {
  expect(slowdownBetween(probes(1, 1, 9, 1, 1), 0, 4_000)).toBe(1);
  expect(slowdownBetween(probes(1, 1, 1, 1, 1, 3, 3, 3, 3, 3), 9_100, 9_200)).toBe(3);
  expect(slowdownBetween([], 0, 1)).toBe(1);
});

it('holds a whole runner to its share, and asks for a share of a new project', () => {
  const runners = [{ name: 'vitest', start: 0, end: 61_000 }];
  expect(overBudget({ ...run(), runners }, idle, budget)).toEqual([expect.stringContaining('the runner vitest took 61.0 s')]);
  expect(overBudget(run({ ...took('a/y.test.ts', 1), project: 'other' }), idle, budget)).toEqual([
    expect.stringContaining('project other has no share'),
  ]);
});

it('finds a share that is left over from a renamed file', () => {
  expect(staleExceptions(['a/short.test.ts'], budget)).toEqual([expect.stringContaining('a/long.test.ts')]);
  expect(staleExceptions(['a/long.test.ts'], budget)).toEqual([]);
});

it('lists what was slow, the slowest first', () => {
  const lines = timeTable(run(took('a/quick.test.ts', 1), took('a/slow.test.ts', 3)), idle);
  const slow = lines.findIndex((line) => line.includes('slow.test.ts'));
  expect(slow).toBeGreaterThan(0);
  expect(lines[slow + 1]).toContain('quick.test.ts');
});
