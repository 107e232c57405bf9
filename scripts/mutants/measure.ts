import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from '../paths.ts';
import { type Area, areas, excluded } from './areas.ts';
import { type Mutant, mutantsOf, mutated } from './mutate.ts';
import { dependencyHash, type Imports, nearestTests, readImports } from './nearestTests.ts';
import { openResultCache, resultKey } from './resultCache.ts';
import type { TestRunner } from './testRunner.ts';
import type { Result } from './verdict.ts';

/** Timeout of a run: a constant for the start of the process, and a share for each test file, milliseconds. */
const startTimeoutMs = 120_000;
const fileTimeoutMs = 30_000;

const timeoutOf = (tests: readonly string[]) => startTimeoutMs + tests.length * fileTimeoutMs;

/** Runs between two writes of the cache. */
const saveInterval = 5;

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

export interface MeasureOptions {
  /** Of all files, if the caller has read them. */
  readonly imports?: Imports | undefined;
  /** Mutants run side by side, one in each. */
  readonly runners: readonly TestRunner[];
  /** So many of the nearest tests run at most; without it all of them. */
  readonly nearest?: number | undefined;
  /** Whether tests that noticed a change need not show that they pass without it, because they all run besides. */
  readonly isTrusting: boolean;
  /** Time for the mutants of one area; those that it does not reach are left out. Checked between runs. */
  readonly limitMs: number;
  /** Called for each mutant that is done with. */
  readonly step: () => void;
}

/**
 * Runs the nearest tests against each mutant. A file that no test imports leaves its mutants as survivors.
 * @throws BaselineError if tests fail without a change
 */
export async function measure(
  chosen: readonly AreaMutants[],
  { imports = readImports(), runners, nearest, isTrusting, limitMs, step }: MeasureOptions,
): Promise<readonly Result[]> {
  const dependencies = dependencyHash(imports);
  const cache = openResultCache();
  const plans = new Map(
    [...new Set(chosen.flatMap(({ mutants }) => mutants.map(({ file }) => file)))].map((file) => {
      const tests = nearestTests(imports, file).slice(0, nearest);
      return [file, { source: sourceOf(file), tests, hash: dependencies(tests) }];
    }),
  );
  const assertPasses = baseline();
  const results: Result[] = [];
  const failureOf = async (runner: TestRunner, mutant: Mutant): Promise<string | null> => {
    const { source, tests, hash } = plans.get(mutant.file) ?? { source: '', tests: [], hash: '' };
    const changed = mutated(source, mutant);
    const key = resultKey(changed, tests, hash);
    const known = tests.length === 0 ? null : cache.get(key);
    if (known !== undefined) return known;
    const reply = await runner.run({ tests, replaced: { file: mutant.file, source: changed }, bail: true }, timeoutOf(tests));
    if (reply.failure !== null && !isTrusting)
      await assertPasses(runner, reply.failedFile === null ? tests : [reply.failedFile]);
    cache.set(key, reply.failure);
    if (results.length % saveInterval === 0) cache.save();
    return reply.failure;
  };
  try {
    for (const { mutants } of chosen) {
      const end = performance.now() + limitMs;
      const waiting = mutants.values();
      const work = async (runner: TestRunner) => {
        for (const mutant of waiting) {
          if (performance.now() <= end) results.push({ mutant, failure: await failureOf(runner, mutant) });
          step();
        }
      };
      await Promise.all(runners.map(work));
    }
  } finally {
    cache.save();
  }
  return results;
}

/** Asserts that tests which noticed a change pass without one; each file runs once. */
function baseline() {
  const passed = new Set<string>();
  return async (runner: TestRunner, tests: readonly string[]): Promise<void> => {
    const missing = tests.filter((test) => !passed.has(test));
    if (missing.length === 0) return;
    const { failure } = await runner.run({ tests: missing, replaced: null, bail: false }, timeoutOf(missing));
    if (failure !== null) throw new BaselineError(failure);
    for (const test of missing) passed.add(test);
  };
}
