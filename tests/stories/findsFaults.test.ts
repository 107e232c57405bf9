import { spawn } from 'node:child_process';
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

/** The same run as of all stories, over a file of planted ones. */
function runPlanted(): Promise<Report> {
  const words = ['run', '--config', 'scripts/quality/vitest.config.ts', '--project', 'stories', '--reporter', 'json'];
  const child = spawn('node_modules/.bin/vitest', words, {
    env: {
      ...process.env,
      STORIES: '../tests/stories/planted/*.stories.tsx',
      VITEST: '',
      VITEST_POOL_ID: '',
      VITEST_WORKER_ID: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', () => done(JSON.parse(out.slice(out.indexOf('{"numTotalTestSuites"'))) as Report));
  });
}

it('fails a story with a missing label, and one that cannot be read in the other mode [QA-09]', {
  timeout: 180_000,
}, async () => {
  const { testResults } = await runPlanted();
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const of = (title: string) => results.find((result) => result.title === title);
  expect(of('Sound')?.status).toBe('passed');
  expect(of('Missing Label')?.failureMessages.join()).toContain('label');
  expect(of('Pale In Light')?.failureMessages.join()).toContain('In light mode');
});
