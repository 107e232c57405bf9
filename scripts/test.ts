import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { takeNoArguments } from './commandLine.ts';
import { budget } from './test/budget.ts';
import { conditionalProjects, decide, inputHash, passedHashes } from './test/conditional.ts';
import { startProbes } from './test/slowdown.ts';
import { type FileTime, overBudget, type RunnerTime, staleExceptions, type TestTime, timeTable } from './test/times.ts';
import { timesFile, unhandledFile } from './test/timesReporter.ts';

/**
 * Runs all test runners sequentially, then prints times, failures and totals. A runner that crashes without a report
 * counts as one failure, as does a file over its time budget.
 */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Runner {
  /** Key in the time budget. */
  readonly key: string;
  readonly name: string;
  readonly command: readonly string[];
  readonly report: string;
  readonly read: (json: unknown) => Counts;
  readonly failures: (json: unknown) => readonly string[];
  /** Tests that failed once and then passed: a race in the product or in the test. */
  readonly flaky?: (json: unknown) => readonly string[];
  readonly files: (json: unknown) => readonly FileTime[];
  readonly tests: (json: unknown, files: readonly FileTime[]) => readonly TestTime[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly Result[];
  }[];
}

interface Result {
  readonly errors: readonly { readonly message?: string }[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
  readonly startTime: string;
  /** Milliseconds. */
  readonly duration: number;
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  /** Why the file failed to load. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    /** Milliseconds; missing for a test that did not run. */
    readonly duration?: number;
    readonly failureMessages: readonly string[];
  }[];
}

takeNoArguments('npm test', {
  en: 'Runs all tests and prints times, failures and sums. For some of them: npx vitest run <files>, npx playwright test <name>.',
  vi: 'Chạy mọi kiểm thử, in thời gian, lỗi và tổng kết. Để chạy một phần: npx vitest run <tệp>, npx playwright test <tên>.',
});

const folder = resolve('test-results');

const maxSnapshotLines = 90;

const passed = passedHashes();
const decided = conditionalProjects.map((project) => ({ ...project, ...decide(project, inputHash(project), passed) }));
const chosenProjects = ['unit', 'isolated', 'server', 'embedded', 'browser', 'stories']
  .concat(decided.filter(({ runs }) => runs).map(({ name }) => name))
  .flatMap((name) => ['--project', name]);

const runners: readonly Runner[] = [
  {
    key: 'vitest',
    name: 'unit, server and component tests',
    command: [
      'vitest',
      'run',
      ...chosenProjects,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/test/timesReporter.ts',
      '--outputFile.json=test-results/vitest.json',
    ],
    report: resolve(folder, 'vitest.json'),
    read: (json) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = json as Record<
        string,
        number
      >;
      return {
        passed: numPassedTests ?? 0,
        failed: (numFailedTests ?? 0) || (numFailedTestSuites ?? 0),
        skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
      };
    },
    failures: (json) => [
      ...(json as { testResults: readonly TestFile[] }).testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          return failed.length > 0
            ? failed.map(({ fullName, failureMessages }) => described(`${relative('.', name)}: ${fullName}`, failureMessages))
            : [described(relative('.', name), [message])];
        }),
      ...((reportIn(resolve(unhandledFile)) ?? []) as readonly string[]).map((error) =>
        described('outside of a test', [error]),
      ),
    ],
    files: () => (reportIn(resolve(timesFile)) ?? []) as readonly FileTime[],
    tests: (json, files) =>
      (json as { testResults: readonly TestFile[] }).testResults.flatMap(({ name, assertionResults }) => {
        const file = relative('.', name);
        const project = files.find((time) => time.file === file)?.project ?? '';
        return assertionResults.map(({ fullName, duration = 0 }) => ({
          project,
          file,
          title: fullName,
          seconds: duration / 1_000,
        }));
      }),
  },
  {
    key: 'journeys',
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    report: resolve(folder, 'journeys.json'),
    read: (json) => {
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (json as { stats: Record<string, number> }).stats;
      return { passed: expected + flaky, failed: unexpected, skipped };
    },
    failures: (json) => reportsOf(specsOf(json as Suite).filter(({ ok }) => !ok)),
    flaky: (json) => reportsOf(specsOf(json as Suite).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))),
    files: (json) => journeyFiles(specsOf(json as Suite)),
    tests: (json) =>
      specsOf(json as Suite).flatMap(({ file, title, tests }) =>
        tests.map(({ projectName, results }) => ({
          project: `journeys ${projectName}`,
          file,
          title,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        })),
      ),
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const flakyTests: string[] = [];
const runnerTimes: RunnerTime[] = [];
const fileTimes: FileTime[] = [];
const testTimes: TestTime[] = [];
const probed = startProbes();
let broken = false;
for (const { sentence } of decided) console.log(sentence);
for (const runner of runners) {
  console.log(`\n── ${runner.name} ──`);
  const start = Date.now();
  const status = await run(runner.command);
  runnerTimes.push({ name: runner.key, start, end: Date.now() });
  const { counts, failed, flaky, files, tests } = outcomeOf(runner);
  failures.push(...failed);
  flakyTests.push(...flaky);
  fileTimes.push(...files);
  testTimes.push(...tests);
  if (status !== 0 && counts.failed === 0) {
    counts.failed = 1;
    if (failed.length === 0) failures.push(`${runner.name}: ended with ${status}, although no test failed`);
  }
  broken ||= status !== 0;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

const probes = probed();
const times = { runners: runnerTimes, files: fileTimes, tests: testTimes };
console.log(`\n── times ──\n${timeTable(times, probes).join('\n')}\n`);
const tooLong = [...overBudget(times, probes, budget), ...staleExceptions(testFiles(), budget)];
total.failed += tooLong.length;

// Repeat skipped projects and failures at the end of the long output.
for (const { sentence } of decided) console.log(sentence);
for (const test of flakyTests) console.log(`passed only when retried  ${test}`);
for (const failure of failures) console.log(`failed  ${failure}`);
for (const sentence of tooLong) console.log(`too long  ${sentence}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = broken || total.failed > 0 ? 1 : 0;

function run([program = '', ...rest]: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(resolve('node_modules/.bin', program), rest, {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(folder, 'journeys.json') },
    });
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}

function outcomeOf({ report, read, failures, flaky = () => [], ...runner }: Runner) {
  const json = reportIn(report);
  if (json === null) {
    const counts: Counts = { passed: 0, failed: 1, skipped: 0 };
    return { counts, failed: [`${relative('.', report)} was not written`], flaky: [], files: [], tests: [] };
  }
  const files = runner.files(json);
  return { counts: read(json), failed: failures(json), flaky: flaky(json), files, tests: runner.tests(json, files) };
}

/** All files that the budget may name. */
function testFiles(): readonly string[] {
  const patterns = ['src/**/*.{test,stories}.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'];
  const journeys = globSync('**/*.journey.ts', { cwd: 'tests/journeys' });
  return [...globSync(patterns), ...journeys];
}

function reportIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

// A function declaration, because the runners above call it as soon as their report is there.
function specsOf({ specs = [], suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** One entry per project run; each has the file's full budget. */
function journeyFiles(specs: readonly Spec[]): readonly FileTime[] {
  const runs = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) => results.map((result) => ({ ...result, file, projectName }))),
  );
  return [...Map.groupBy(runs, ({ file, projectName }) => `${projectName} ${file}`).values()].map((results) => {
    const starts = results.map(({ startTime }) => Date.parse(startTime));
    return {
      project: 'journeys',
      file: results[0]?.file ?? '',
      start: Math.min(...starts),
      end: Math.max(...results.map(({ duration }, index) => (starts[index] ?? 0) + duration)),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      importSeconds: 0,
    };
  });
}

function reportsOf(specs: readonly Spec[]): readonly string[] {
  return specs.map((spec) => [described(`${spec.file}: ${spec.title}`, messagesOf(spec)), ...pagesOf(spec)].join('\n'));
}

/** What the page showed when a journey failed, because CI keeps nothing but its output. Overlays come last in it. */
function pagesOf({ tests }: Spec): readonly string[] {
  return tests
    .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
    .flatMap(({ name, path }) => (name === 'error-context' && path !== undefined ? [readFileSync(path, 'utf8')] : []))
    .map((context) => {
      const [, snapshot = ''] = /# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(context) ?? [];
      return snapshot.trimEnd().split('\n').slice(-maxSnapshotLines).join('\n');
    });
}

function messagesOf({ tests }: Spec): readonly string[] {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.flatMap(({ message = '' }) => message)));
}

/** A failure with its messages, truncated. */
function described(what: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12),
  );
  return [what, ...lines.map((line) => `        ${line.slice(0, 300)}`)].join('\n');
}
