import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs the story tests with their usual config on the planted stories only. */
function runPlanted(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-planted-'));
  const report = join(folder, 'report.json');
  const words = ['run', '--project', 'stories', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn('node_modules/.bin/vitest', words, {
    env: {
      ...process.env,
      STORIES: '../tests/stories/planted/*.stories.tsx',
      VITEST: '',
      VITEST_POOL_ID: '',
      VITEST_WORKER_ID: '',
    },
    stdio: 'ignore',
  });
  return new Promise<Report>((done, fail) => {
    child.once('error', fail);
    child.once('close', () => done(JSON.parse(readFileSync(report, 'utf8')) as Report));
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}

it('fails a story with a missing label, and one that cannot be read in the other mode [QA-09]', {
  timeout: 300_000,
}, async () => {
  const { testResults } = await runPlanted();
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const of = (title: string) => results.find((result) => result.title === title);
  expect(of('Sound')?.status).toBe('passed');
  expect(of('Missing Label')?.failureMessages.join()).toContain('label');
  expect(of('Faulty Shell')?.failureMessages.join()).toContain('label');
  expect(of('Same Shell')?.status).toBe('passed');
  expect(of('Window Over Shell')?.failureMessages.join()).toContain('label');
  expect(of('Pale In Light')?.failureMessages.join()).toContain('In light mode');
});
