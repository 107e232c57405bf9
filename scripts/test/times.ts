import type { Budget } from './budget.ts';
import { type Probe, slowdownBetween } from './slowdown.ts';

/** Duration of one test file in one project. Timestamps are epoch milliseconds. */
export interface FileTime {
  readonly project: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** Hooks and tests, without imports. */
  readonly seconds: number;
  /** Imports and environment setup. */
  readonly importSeconds: number;
}

export interface TestTime {
  readonly project: string;
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

export interface RunnerTime {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Times {
  readonly runners: readonly RunnerTime[];
  readonly files: readonly FileTime[];
  readonly tests: readonly TestTime[];
}

const maxListed = 20;

/** Time report as lines of text: runners, projects, slowest tests, slowest files. */
export function timeTable({ runners, files, tests }: Times, probes: readonly Probe[]): readonly string[] {
  const projects = Map.groupBy(files, ({ project }) => project);
  return [
    'Seconds per runner (on an idle machine)',
    ...runners.map((runner) => row(wall(runner), `${runner.name} (${idle(runner, probes).toFixed(1)})`)),
    'Seconds per project, its files added up: hooks and tests + imports',
    ...[...projects].map(([project, all]) => {
      const imports = sum(all.map(({ importSeconds }) => importSeconds));
      return row(sum(all.map(({ seconds }) => seconds)), `${project} + ${imports.toFixed(1)} (${all.length} files)`);
    }),
    `The ${maxListed} slowest tests`,
    ...slowest(tests).map(({ seconds, project, file, title }) => row(seconds, `${project}  ${file}: ${title}`)),
    `The ${maxListed} slowest files (on an idle machine)`,
    ...slowest(files).map((file) => row(file.seconds, `${file.project}  ${file.file} (${idleFile(file, probes).toFixed(1)})`)),
  ];
}

/** One message per runner or file over budget. */
export function overBudget({ runners, files }: Times, probes: readonly Probe[], budget: Budget): readonly string[] {
  const overFiles = files.flatMap((time) => {
    const share = budget.exceptions[time.file]?.seconds ?? budget.files[time.project];
    const taken = idleFile(time, probes);
    if (share === undefined) return [`project ${time.project} has no share in scripts/test/budget.ts (${time.file})`];
    return taken > share ? [sentence(`${time.file} (${time.project})`, taken, share)] : [];
  });
  const overRunners = runners.flatMap((runner) => {
    const share = budget.runners[runner.name];
    const taken = idle(runner, probes);
    return share !== undefined && taken > share ? [sentence(`the runner ${runner.name}`, taken, share)] : [];
  });
  return [...new Set([...overFiles, ...overRunners])];
}

/** Exceptions for files that no longer exist. */
export function staleExceptions(files: readonly string[], { exceptions }: Budget): readonly string[] {
  return Object.keys(exceptions)
    .filter((file) => !files.includes(file))
    .map((file) => `scripts/test/budget.ts gives a share to ${file}, which is no test file`);
}

const sentence = (what: string, taken: number, share: number) =>
  `${what} took ${taken.toFixed(1)} s of an idle machine; its share is ${share} s (scripts/test/budget.ts)`;

const wall = ({ start, end }: RunnerTime) => (end - start) / 1_000;
const idle = (runner: RunnerTime, probes: readonly Probe[]) => wall(runner) / slowdownBetween(probes, runner.start, runner.end);
const idleFile = ({ seconds, start, end }: FileTime, probes: readonly Probe[]) => seconds / slowdownBetween(probes, start, end);

const row = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(8)}  ${text}`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const slowest = <Timed extends { readonly seconds: number }>(all: readonly Timed[]) =>
  [...all].sort((one, other) => other.seconds - one.seconds).slice(0, maxListed);
