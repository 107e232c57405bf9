import { root } from '../paths.ts';
import { fileHashes } from '../quality/fileHashes.ts';
import { openStamps, stateAfter, stateBefore } from './stamps.ts';
import type { Step } from './steps.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

interface Options {
  /** File that records passed steps; null runs all of them again, as CI does. */
  readonly stamps: string | null;
  readonly run: (command: readonly string[]) => Outcome;
  readonly print: (line: string) => void;
  /** Root of the repository. */
  readonly folder?: string;
  /** Hashes of the files of the repository, by path. */
  readonly hashes?: () => ReadonlyMap<string, string>;
}

/**
 * Runs the steps whose inputs changed since they last passed, and prints a line for each.
 *
 * @returns names of the failed steps
 */
export function runSteps(
  steps: readonly Step[],
  { stamps: file, run, print, folder = root, hashes = () => fileHashes(['.'], folder) }: Options,
): readonly string[] {
  const stamps = openStamps(file);
  let files: ReadonlyMap<string, string> = file === null ? new Map() : hashes();
  return steps.flatMap((step) => {
    const { name, command, cached = [], inputs, reported = false } = step;
    const isKept = file !== null && inputs !== null;
    const before = isKept ? stateBefore(step, files, folder) : '';
    if (isKept && stamps.has(name, stateAfter(step, before, folder))) {
      print(`ok   ${name} (unchanged)`);
      return [];
    }
    stamps.drop(name);
    const started = performance.now();
    const { ok, output } = run(file === null ? command : [...command, ...cached]);
    print(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (!ok || reported) print(output);
    // A file that changed meanwhile was perhaps not seen.
    if (file !== null) files = hashes();
    if (ok && isKept && stateBefore(step, files, folder) === before) stamps.keep(name, stateAfter(step, before, folder));
    return ok ? [] : [name];
  });
}
