import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { failedJourneys, journeyCounts, retriedJourneys } from './journeyReport.ts';
import { closingLines } from './outcome.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-retries-'));
const at = (file: string) => join(folder, file);
let report: unknown;

/** Playwright itself runs a journey that fails first, one that always fails and one that passes. */
beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), at('node_modules'));
  writeFileSync(at('package.json'), '{ "type": "module" }');
  writeFileSync(at('playwright.config.ts'), "export default { testMatch: '*.journey.ts', retries: 1, workers: 1 };");
  writeFileSync(
    at('planted.journey.ts'),
    `import { expect, test } from '@playwright/test';
test('races', ({}, { retry }) => expect(retry).toBe(1));
test('breaks', () => expect(1).toBe(2));
test('holds', () => expect(1).toBe(1));
`,
  );
  spawnSync(join(root, 'node_modules/.bin/playwright'), ['test', '--reporter=json'], {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: at('report.json') },
  });
  report = JSON.parse(readFileSync(at('report.json'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts a journey that passed only when retried apart, and shows why it failed first', () => {
  expect(journeyCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 0, retried: 1 });
  expect(retriedJourneys(report)).toEqual([expect.stringMatching(/^planted\.journey\.ts: races\n[\s\S]*toBe/)]);
  expect(failedJourneys(report)).toEqual([expect.stringMatching(/^planted\.journey\.ts: breaks\n/)]);
});

it('names it in the last lines of a run', () => {
  expect(closingLines(journeyCounts(report), retriedJourneys(report))).toEqual([
    'passed only when retried  planted.journey.ts: races',
    '2 passed (1 only when retried), 1 failed, 0 skipped',
  ]);
  expect(closingLines({ passed: 3, failed: 0, skipped: 1, retried: 0 }, [])).toEqual(['3 passed, 0 failed, 1 skipped']);
});
