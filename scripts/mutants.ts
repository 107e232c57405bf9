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
import { target } from './mutants/areas.ts';
import { type AreaMutants, allMutants, BaselineError, measure } from './mutants/measure.ts';
import { testRunner } from './mutants/testRunner.ts';
import { isSignificantlyBelow, type Result, type Score, sampled, scoreOf, staleEntries } from './mutants/verdict.ts';
import { words } from './mutants/words.ts';
import { sayIn } from './sayIn.ts';
import { progress } from './snapshots/progress.ts';

/** `npm run mutants`: checks that tests notice small changes of the code they are for. */

interface AreaScore {
  readonly area: string;
  readonly score: Score;
}

const say = sayIn(words);

const verbs: Readonly<Record<string, Verb<Io, keyof typeof words>>> = {
  run: {
    help: 'help',
    options: {
      only: { type: 'string', multiple: true },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
    act: (names, run, values) => act(names, run, values),
  },
};

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), terminal());

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], io: Io): Promise<ExitCode> {
  return runProgram({ words, verbs, options: {} }, ['run', ...args], io);
}

async function act(names: readonly string[], run: Run, values: Values): Promise<ExitCode> {
  const { io, language } = run;
  const only = (values['only'] as readonly string[] | undefined) ?? [];
  const sample = values['sample'] as string | undefined;
  const count = sample === undefined ? null : Number(sample);
  const wrong = names[0] ?? (count !== null && !(Number.isInteger(count) && count > 0) ? `--sample ${sample}` : undefined);
  if (wrong !== undefined) {
    io.complain(say(language, 'wrongOption', { detail: wrong }));
    return 2;
  }
  const all = allMutants(only);
  if (all.every(({ mutants }) => mutants.length === 0)) {
    io.complain(say(language, 'noFiles', { glob: only.join(' ') }));
    return 2;
  }
  const chosen = all.flatMap(({ area, mutants }) =>
    mutants.length === 0 ? [] : [{ area, mutants: count === null ? mutants : sampled(mutants, count, String(values['seed'])) }],
  );
  const results = await measured(chosen, run);
  if (results === null) return 1;
  const scores = chosen.map(({ area, mutants }) => ({
    area: area.name,
    score: scoreOf(
      results.filter(({ mutant }) => mutants.includes(mutant)),
      accepted,
    ),
  }));
  const stale =
    only.length > 0
      ? []
      : staleEntries(
          accepted,
          all.flatMap(({ mutants }) => mutants),
          results,
        );
  const failed =
    count === null
      ? scores.filter(({ score }) => score.killed < target * score.total).map(({ area }) => area)
      : sampleFails(scores, run);
  report(scores, failed, stale, run);
  return failed.length + stale.length === 0 ? 0 : 1;
}

async function measured(chosen: readonly AreaMutants[], { io, language }: Run): Promise<readonly Result[] | null> {
  const mutants = chosen.flatMap((entry) => entry.mutants);
  const runner = testRunner();
  try {
    const shown = progress(say(language, 'progress'), mutants.length);
    return await measure(mutants, runner, () => shown.step());
  } catch (error) {
    if (!(error instanceof BaselineError)) throw error;
    io.complain(say(language, 'baselineFails', { failure: error.message }));
    return null;
  } finally {
    await runner.close();
  }
}

/** A sample is judged as a whole: that of one area is too small to say anything. */
function sampleFails(scores: readonly AreaScore[], { language }: Run): readonly string[] {
  const sum = (key: 'killed' | 'total') => scores.reduce((total, { score }) => total + score[key], 0);
  return isSignificantlyBelow({ killed: sum('killed'), total: sum('total') }, target) ? [say(language, 'sample')] : [];
}

function report(scores: readonly AreaScore[], failed: readonly string[], stale: readonly string[], run: Run): void {
  const { io, language, json } = run;
  if (json) {
    printJson(io, { scores: scores.map(({ area, score }) => ({ area, ...score })), failed, stale });
    return;
  }
  for (const { area, score } of scores) printScore(area, score, run);
  for (const area of failed) io.complain(say(language, 'tooFew', { area, target: target * 100 }));
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
