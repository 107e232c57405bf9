import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

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
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    report: resolve(folder, 'journeys.json'),
    read: (json) => {
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (json as { stats: Record<string, number> }).stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
let broken = false;
for (const runner of runners) {
  console.log(`\n── ${runner.name} ──`);
  const status = await run(runner.command);
  const counts = countsOf(runner);
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  broken ||= status !== 0;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

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

function countsOf({ report, read }: Runner): Counts {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
