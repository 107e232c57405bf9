import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { takeNoArguments } from './commandLine.ts';
import { budget } from './test/budget.ts';
import { conditionalProjects, decide, inputHash, passedHashes } from './test/conditional.ts';
import { failedJourneys, journeyCounts, journeyFiles, retriedJourneys, type Suite, specsOf } from './test/journeyReport.ts';
import { type Counts, closingLines, described } from './test/outcome.ts';
import { startProbes } from './test/slowdown.ts';
import { type FileTime, overBudget, type RunnerTime, staleExceptions, type TestTime, timeTable } from './test/times.ts';
import { timesFile, unhandledFile } from './test/timesReporter.ts';

/**
 * Runs all test runners sequentially, then prints times, failures and totals. A runner that crashes without a report
 * counts as one failure, as does a file over its time budget.
 */
interface Runner {
  /** Key in the time budget. */
  readonly key: string;
  readonly name: string;
  readonly command: readonly string[];
  readonly report: string;
  readonly read: (json: unknown) => Counts;
  readonly failures: (json: unknown) => readonly string[];
  /** Tests that failed once and then passed: a race in the product or in the test. */
  readonly retried?: (json: unknown) => readonly string[];
  readonly files: (json: unknown) => readonly FileTime[];
  readonly tests: (json: unknown, files: readonly FileTime[]) => readonly TestTime[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  /** Reason why the file failed to load. */
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
        retried: 0,
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
    read: journeyCounts,
    failures: failedJourneys,
    retried: retriedJourneys,
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

const total: Counts = { passed: 0, failed: 0, skipped: 0, retried: 0 };
const failures: string[] = [];
const retriedTests: string[] = [];
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
  const { counts, failed, retried, files, tests } = outcomeOf(runner);
  failures.push(...failed);
  retriedTests.push(...retried);
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
  total.retried += counts.retried;
}

const probes = probed();
const times = { runners: runnerTimes, files: fileTimes, tests: testTimes };
console.log(`\n── times ──\n${timeTable(times, probes).join('\n')}\n`);
const tooLong = [...overBudget(times, probes, budget), ...staleExceptions(testFiles(), budget)];
total.failed += tooLong.length;

// Repeat skipped projects and failures at the end of the long output.
for (const { sentence } of decided) console.log(sentence);
for (const test of retriedTests) console.log(`passed only when retried  ${test}`);
for (const failure of failures) console.log(`failed  ${failure}`);
for (const sentence of tooLong) console.log(`too long  ${sentence}`);
console.log(`\n${closingLines(total, retriedTests).join('\n')}`);
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

function outcomeOf({ report, read, failures, retried = () => [], ...runner }: Runner) {
  const json = reportIn(report);
  if (json === null) {
    const counts: Counts = { passed: 0, failed: 1, skipped: 0, retried: 0 };
    return { counts, failed: [`${relative('.', report)} was not written`], retried: [], files: [], tests: [] };
  }
  const files = runner.files(json);
  return { counts: read(json), failed: failures(json), retried: retried(json), files, tests: runner.tests(json, files) };
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
