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
import { measureRows, type Outcome, type RowResult } from './rows/measureRows.ts';
import { breakFileOf, namedRows, readEntries } from './rows/rows.ts';
import { words } from './rows/words.ts';
import { sayIn } from './sayIn.ts';
import { progress } from './snapshots/progress.ts';

/** `npm run rows`: checks that the tests of each requirement fall when its behaviour is broken. */

const say = sayIn(words);

const verbs: Readonly<Record<string, Verb<Io, keyof typeof words>>> = {
  run: {
    help: 'help',
    options: { browser: { type: 'boolean', default: false }, minutes: { type: 'string' } },
    act: (names, run, values) => act(names, run, values),
  },
};

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], io: Io): Promise<ExitCode> {
  return runProgram({ words, verbs, options: {} }, ['run', ...args], io);
}

async function act(names: readonly string[], run: Run, values: Values): Promise<ExitCode> {
  const { io, language } = run;
  const { browser, minutes } = values as { readonly browser: boolean; readonly minutes?: string };
  if (minutes !== undefined && !/^[1-9]\d*$/.test(minutes)) {
    io.complain(say(language, 'wrongOption', { detail: `--minutes ${minutes}` }));
    return 2;
  }
  const all = namedRows();
  const isAsked = (id: string) => names.length === 0 || names.some((name) => id === name || id.startsWith(`${name}-`));
  const rows = all.filter(({ id }) => isAsked(id));
  const unknown = names.find((name) => !all.some(({ id }) => id === name || id.startsWith(`${name}-`)));
  if (unknown !== undefined) {
    io.complain(say(language, 'unknownRow', { id: unknown }));
    return 2;
  }
  const shown = progress(say(language, 'progress'), rows.length);
  const limitMs = Number(minutes ?? 'Infinity') * 60_000;
  const results = await measureRows(rows, readEntries(), { browser, limitMs, step: () => shown.step() });
  report(results, run);
  return results.some(({ outcome }) => faults.includes(outcome)) ? 1 : 0;
}

const faults: readonly Outcome[] = ['stands', 'missing', 'stale', 'failing'];

function report(results: readonly RowResult[], { io, language, json }: Run): void {
  if (json) {
    printJson(io, results);
    return;
  }
  const count = (...outcomes: readonly Outcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  for (const { id, outcome, detail } of results)
    if (outcome === 'stands' || outcome === 'missing' || outcome === 'stale' || outcome === 'failing')
      io.print(paint('yellow', say(language, outcome, { id, detail, file: breakFileOf(id) })));
  io.print(
    say(language, 'sum', {
      fell: count('fell'),
      total: results.length,
      unbreakable: count('unbreakable'),
      stands: count('stands'),
      open: count('missing', 'stale', 'failing'),
      left: count('left'),
    }),
  );
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), terminal());
