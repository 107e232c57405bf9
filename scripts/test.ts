import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Everything that proves the product, one runner after the other, closing with one
 * line of true sums. A runner that dies without a report counts as one failure.
 */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Runner {
  readonly name: string;
  readonly command: readonly string[];
  readonly report: string;
  readonly read: (json: unknown) => Counts;
  readonly failures: (json: unknown) => readonly string[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly ok: boolean;
  readonly title: string;
  readonly file: string;
  readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[] }[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  /** Why the file itself could not be run. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

const folder = resolve('test-results');

const runners: readonly Runner[] = [
  {
    name: 'unit, server and component tests',
    command: [
      'vitest',
      'run',
      '--config',
      'scripts/quality/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
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
    failures: (json) =>
      (json as { testResults: readonly TestFile[] }).testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          return failed.length > 0
            ? failed.map(({ fullName, failureMessages }) => told(`${relative('.', name)}: ${fullName}`, failureMessages))
            : [told(relative('.', name), [message])];
        }),
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    report: resolve(folder, 'journeys.json'),
    read: (json) => {
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (json as { stats: Record<string, number> }).stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
    failures: (json) => (json as { suites: readonly Suite[] }).suites.flatMap(failuresOf),
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
let broken = false;
for (const runner of runners) {
  console.log(`\n── ${runner.name} ──`);
  const status = await run(runner.command);
  const { counts, failed } = outcomeOf(runner);
  failures.push(...failed);
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  broken ||= status !== 0;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

// A long run scrolls away: what failed stands at its end once more.
for (const failure of failures) console.log(`failed  ${failure}`);
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

function outcomeOf({ report, read, failures }: Runner): { counts: Counts; failed: readonly string[] } {
  const json = reportIn(report);
  if (json === null)
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failed: [`${relative('.', report)} was not written`] };
  return { counts: read(json), failed: failures(json) };
}

function reportIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function failuresOf({ specs = [], suites = [] }: Suite): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => told(`${spec.file}: ${spec.title}`, messagesOf(spec)));
  return [...own, ...suites.flatMap(failuresOf)];
}

function messagesOf({ tests }: Spec): readonly string[] {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.flatMap(({ message = '' }) => message)));
}

/** What failed, and below it why: enough of each message to know where to look. */
function told(what: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12),
  );
  return [what, ...lines.map((line) => `        ${line.slice(0, 300)}`)].join('\n');
}
