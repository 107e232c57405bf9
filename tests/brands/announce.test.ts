import { afterEach, expect, it, vi } from 'vitest';
import { reportProblems } from '../../scripts/announce.ts';
import { readBrand } from '../../src/manifest/index.ts';

afterEach(() => vi.restoreAllMocks());

it('says that the last good version keeps serving only if there is one', () => {
  const reading = readBrand('[]');
  const problems = reading.ok ? [] : reading.problems;
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
  reportProblems({ folder: 'aurora', problems, isServed: false });
  expect(print.mock.calls.join('\n')).toMatch(/brands\/aurora.* is not served/);
  expect(print.mock.calls.join('\n')).not.toContain('last good version');
  reportProblems({ folder: 'aurora', problems, isServed: true });
  expect(print.mock.calls.join('\n')).toContain('last good version');
});
