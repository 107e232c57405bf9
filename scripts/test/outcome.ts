import { stripVTControlCharacters } from 'node:util';

/** Tests of a runner, or of all of them. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Among the passed: those that failed before. */
  retried: number;
}

/** A failure with its messages, truncated. */
export function described(what: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12),
  );
  return [what, ...lines.map((line) => `        ${line.slice(0, 300)}`)].join('\n');
}

/** The last lines of a run: what passed only when retried, each by its first line, and the sums. */
export function closingLines({ passed, failed, skipped, retried }: Counts, retriedTests: readonly string[]): readonly string[] {
  const names = retriedTests.map((test) => `passed only when retried  ${test.split('\n')[0] ?? ''}`);
  const share = retried > 0 ? ` (${retried} only when retried)` : '';
  return [...names, `${passed} passed${share}, ${failed} failed, ${skipped} skipped`];
}
