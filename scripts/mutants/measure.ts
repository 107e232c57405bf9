import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from '../paths.ts';
import { type Area, areas, excluded } from './areas.ts';
import { type Mutant, mutantsOf, mutated } from './mutate.ts';
import { dependencyHash, nearestTests, readImports } from './nearestTests.ts';
import { openResultCache, resultKey } from './resultCache.ts';
import type { TestRunner } from './testRunner.ts';
import type { Result } from './verdict.ts';

/** A run may take this many times as long as without a change, and at least the minimum, milliseconds. */
const slowdown = 4;
const minTimeoutMs = 90_000;

/** Runs between two writes of the cache. */
const saveInterval = 20;

export interface AreaMutants {
  readonly area: Area;
  readonly mutants: readonly Mutant[];
}

export class BaselineError extends Error {}

/** All mutants of the files that match one of the globs, by area. */
export function allMutants(only: readonly string[]): readonly AreaMutants[] {
  return areas.map((area) => {
    const files = globSync([...area.sources], { cwd: root, exclude: excluded })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => only.length === 0 || only.some((glob) => matchesGlob(file, glob)))
      .toSorted();
    return { area, mutants: files.flatMap((file) => mutantsOf(file, sourceOf(file))) };
  });
}

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * Runs the nearest tests against each mutant. A file that no test imports leaves its mutants as survivors.
 * @throws BaselineError if tests fail without a change
 */
export async function measure(mutants: readonly Mutant[], runner: TestRunner, step: () => void): Promise<readonly Result[]> {
  const imports = readImports();
  const dependencies = dependencyHash(imports);
  const cache = openResultCache();
  const plans = new Map(
    [...new Set(mutants.map(({ file }) => file))].map((file) => {
      const tests = nearestTests(imports, file);
      return [file, { source: sourceOf(file), tests, hash: dependencies(tests) }];
    }),
  );
  const baseline = baselines(runner);
  const results: Result[] = [];
  try {
    for (const mutant of mutants) {
      const { source, tests, hash } = plans.get(mutant.file) ?? { source: '', tests: [], hash: '' };
      const changed = mutated(source, mutant);
      const key = resultKey(changed, tests, hash);
      let failure = tests.length === 0 ? null : cache.get(key);
      if (failure === undefined) {
        const timeoutMs = Math.max(minTimeoutMs, slowdown * (await baseline(tests)));
        ({ failure } = await runner.run({ tests, replaced: { file: mutant.file, source: changed }, bail: true }, timeoutMs));
        cache.set(key, failure);
        if (results.length % saveInterval === 0) cache.save();
      }
      results.push({ mutant, failure });
      step();
    }
  } finally {
    cache.save();
  }
  return results;
}

/** Durations of tests without a change, milliseconds; each file runs once. */
function baselines(runner: TestRunner) {
  const known = new Map<string, number>();
  return async (tests: readonly string[]): Promise<number> => {
    const missing = tests.filter((test) => !known.has(test));
    if (missing.length > 0) {
      const { failure, durations } = await runner.run(
        { tests: missing, replaced: null, bail: false },
        missing.length * 10 * minTimeoutMs,
      );
      if (failure !== null) throw new BaselineError(failure);
      for (const test of missing) known.set(test, durations[test] ?? 0);
    }
    return tests.reduce((sum, test) => sum + (known.get(test) ?? 0), 0);
  };
}
