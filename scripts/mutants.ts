import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import {
  type ExitCode,
  type Io,
  paint,
  printJson,
  type Run,
  runProgram,
  terminal,
  type Values,
  type Verb,
} from './commandLine.ts';
import accepted from './mutants/accepted.json' with { type: 'json' };
import { changeTarget, target } from './mutants/areas.ts';
import { changeBase, changedLines, type Git, NoBaseError } from './mutants/changedLines.ts';
import { changedMutants } from './mutants/changedMutants.ts';
import { type AreaMutants, allMutants, BaselineError, type MeasureOptions, measure } from './mutants/measure.ts';
import { readImports } from './mutants/nearestTests.ts';
import { testRunner } from './mutants/testRunner.ts';
import { isSignificantlyBelow, type Result, type Score, sampled, scoreOf, staleEntries } from './mutants/verdict.ts';
import { words } from './mutants/words.ts';
import { root } from './paths.ts';
import { sayIn } from './sayIn.ts';
import { progress } from './snapshots/progress.ts';

/** `npm run mutants`: checks that tests notice small changes of the code they are for. */

interface AreaScore {
  readonly area: string;
  readonly score: Score;
  /** Mutants that the time limit left out. */
  readonly left: number;
}

interface Options {
  readonly only: readonly string[];
  readonly changed: boolean;
  readonly sample: string | undefined;
  readonly seed: string | undefined;
  readonly minutes: string | undefined;
  readonly jobs: string | undefined;
}

/** Tests that run at most for a mutant of a change, so that a change of a large part can be measured within minutes. */
const testsOfChange = 10;

const say = sayIn(words);

const verbs: Readonly<Record<string, Verb<Io, keyof typeof words>>> = {
  run: {
    help: 'help',
    options: {
      changed: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      jobs: { type: 'string', default: '1' },
    },
    act: (names, run, values) => act(names, run, values),
  },
};

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], io: Io): Promise<ExitCode> {
  return runProgram({ words, verbs, options: {} }, ['run', ...args], io);
}

async function act(names: readonly string[], run: Run, values: Values): Promise<ExitCode> {
  const { io, language } = run;
  const { sample, minutes, seed, jobs, only = [], changed = false } = values as Partial<Options>;
  const numbers = Object.entries({ sample, minutes, jobs });
  const notWhole = numbers.find(([, text]) => text !== undefined && !/^[1-9]\d*$/.test(text));
  const wrong = names[changed ? 1 : 0] ?? (notWhole === undefined ? undefined : `--${notWhole.join(' ')}`);
  if (wrong !== undefined) {
    io.complain(say(language, 'wrongOption', { detail: wrong }));
    return 2;
  }
  const options = { sample, minutes, seed, jobs, only, changed };
  return await (changed ? ofChange(names[0], options, run) : ofAreas(options, run));
}

/** Measures areas, whole or by samples. */
async function ofAreas({ sample, minutes, seed, jobs, only }: Options, run: Run): Promise<ExitCode> {
  const all = allMutants(only);
  if (all.every(({ mutants }) => mutants.length === 0)) {
    run.io.complain(say(run.language, 'noFiles', { glob: only.join(' ') }));
    return 2;
  }
  const isSample = sample !== undefined || minutes !== undefined;
  const chosen = all.flatMap(({ area, mutants }) =>
    mutants.length === 0
      ? []
      : [{ area, mutants: isSample ? sampled(mutants, Number(sample ?? Infinity), String(seed)) : mutants }],
  );
  const results = await measured(chosen, { minutes, jobs, isTrusting: false }, run);
  if (results === null) return 1;
  const scores = scoresOf(chosen, results);
  const stale =
    only.length > 0
      ? []
      : staleEntries(
          accepted,
          all.flatMap(({ mutants }) => mutants),
          results,
        );
  const failed = isSample
    ? sampleFails(scores, run)
    : scores.filter(({ score }) => score.killed < target * score.total).map(({ area }) => area);
  report(scores, { failed, share: target, stale, minutes }, run);
  return failed.length + stale.length === 0 ? 0 : 1;
}

/** Measures the lines that a change has touched, as one sample. */
async function ofChange(asked: string | undefined, options: Options, run: Run): Promise<ExitCode> {
  const { sample, minutes, seed, jobs, only } = options;
  const { io, language } = run;
  const base = baseOf(asked, run);
  if (base === null) return 2;
  const imports = readImports();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const lines = new Map(
    [...changedLines(git, base, read)].filter(([file]) => only.length === 0 || only.some((glob) => matchesGlob(file, glob))),
  );
  const { mutants: all, drawn } = changedMutants(lines, imports, read);
  const shownBase = base.slice(0, 12);
  const mutants = sampled(all, Number(sample ?? Infinity), String(seed));
  if (mutants.length === 0) io.print(say(language, 'nothingChanged', { base: shownBase }));
  if (drawn.length > 0) io.print(say(language, 'drawn', { count: drawn.length }));
  if (mutants.length === 0) return 0;
  const chosen = [{ area: { name: say(language, 'change', { base: shownBase }), sources: [] }, mutants }];
  const results = await measured(chosen, { minutes, jobs, imports, nearest: testsOfChange, isTrusting: true }, run);
  if (results === null) return 1;
  const scores = scoresOf(chosen, results);
  const failed = scores.filter(({ score }) => isSignificantlyBelow(score, changeTarget)).map(({ area }) => area);
  report(scores, { failed, share: changeTarget, stale: [], minutes }, run);
  return failed.length === 0 ? 0 : 1;
}

/** Output of git in the work tree; a diff against an empty tree is as large as all sources. */
const git: Git = (...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 30,
    }).trim();
  } catch {
    return null;
  }
};

function baseOf(asked: string | undefined, { io, language }: Run): string | null {
  try {
    return changeBase(git, asked);
  } catch (error) {
    if (!(error instanceof NoBaseError)) throw error;
    io.complain(say(language, 'noBase', { base: error.message }));
    return null;
  }
}

function scoresOf(chosen: readonly AreaMutants[], results: readonly Result[]): readonly AreaScore[] {
  return chosen.map(({ area, mutants }) => {
    const found = mutants.flatMap((mutant) => results.find((result) => result.mutant === mutant) ?? []);
    return { area: area.name, score: scoreOf(found, accepted), left: mutants.length - found.length };
  });
}

type Measuring = Pick<MeasureOptions, 'imports' | 'nearest' | 'isTrusting'> & Pick<Options, 'minutes' | 'jobs'>;

async function measured(
  chosen: readonly AreaMutants[],
  { minutes = 'Infinity', jobs, ...options }: Measuring,
  { io, language }: Run,
): Promise<readonly Result[] | null> {
  const runners = Array.from({ length: Number(jobs) }, () => testRunner());
  try {
    const total = chosen.reduce((sum, { mutants }) => sum + mutants.length, 0);
    const shown = progress(say(language, 'progress'), total);
    const step = () => shown.step();
    return await measure(chosen, { ...options, runners, limitMs: Number(minutes) * 60_000, step });
  } catch (error) {
    if (!(error instanceof BaselineError)) throw error;
    io.complain(say(language, 'baselineFails', { failure: error.message }));
    return null;
  } finally {
    await Promise.all(runners.map((runner) => runner.close()));
  }
}

/** A sample is judged as a whole: that of one area is too small to say anything. */
function sampleFails(scores: readonly AreaScore[], { language }: Run): readonly string[] {
  const sum = (key: 'killed' | 'total') => scores.reduce((total, { score }) => total + score[key], 0);
  return isSignificantlyBelow({ killed: sum('killed'), total: sum('total') }, target) ? [say(language, 'sample')] : [];
}

interface Verdict {
  /** That had to be killed. */
  readonly share: number;
  readonly failed: readonly string[];
  readonly stale: readonly string[];
  readonly minutes: string | undefined;
}

function report(scores: readonly AreaScore[], { failed, share, stale, minutes = '' }: Verdict, run: Run): void {
  const { io, language, json } = run;
  if (json) {
    printJson(io, { scores: scores.map(({ area, score, left }) => ({ area, ...score, left })), failed, stale });
    return;
  }
  for (const { area, score, left } of scores) {
    printScore(area, score, run);
    if (left > 0) io.print(say(language, 'notReached', { area, count: left, minutes }));
  }
  for (const area of failed) io.complain(say(language, 'tooFew', { area, target: share * 100 }));
  for (const mutant of stale) io.complain(say(language, 'stale', { mutant }));
}

function printScore(area: string, { killed, total, survivors, accepted: known }: Score, { io, language }: Run): void {
  const share = total === 0 ? 100 : Math.floor((killed / total) * 100);
  const line = say(language, 'area', { area: area.padEnd(20), killed, total, share, accepted: known.length });
  io.print(paint(killed < target * total ? 'yellow' : 'green', line));
  for (const { file, line: at, kind, original, replacement } of survivors)
    io.print(
      say(language, 'survivor', {
        file,
        line: at,
        kind,
        original: original.replaceAll(/\s+/g, ' ').slice(0, 90),
        replacement: replacement === '' ? say(language, 'removed') : replacement.replaceAll(/\s+/g, ' ').slice(0, 90),
      }),
    );
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), terminal());
