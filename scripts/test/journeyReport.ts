import { readFileSync } from 'node:fs';
import { type Counts, described } from './outcome.ts';
import type { FileTime } from './times.ts';

/** A report of Playwright, or a part of it. */
export interface Suite {
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

const maxSnapshotLines = 90;

/** All tests of a report, with those of nested suites. */
export function specsOf({ specs = [], suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** One entry per project run; each has the file's full budget. */
export function journeyFiles(specs: readonly Spec[]): readonly FileTime[] {
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

/** A paragraph per test: title, messages, and the page. */
function reportsOf(specs: readonly Spec[]): readonly string[] {
  return specs.map((spec) => [described(`${spec.file}: ${spec.title}`, messagesOf(spec)), ...pagesOf(spec)].join('\n'));
}

/** Text of the page when a journey failed, because CI keeps nothing but its output. Overlays come last in it. */
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

const isRetried = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky');

/** Counts of a report. A test that passed only when retried is among the passed, and counted apart. */
export function journeyCounts(json: unknown): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (json as { stats: Record<string, number> }).stats;
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky };
}

export const failedJourneys = (json: unknown): readonly string[] => reportsOf(specsOf(json as Suite).filter(({ ok }) => !ok));

/** Tests that failed once and then passed: a race in the product or in the test. */
export const retriedJourneys = (json: unknown): readonly string[] => reportsOf(specsOf(json as Suite).filter(isRetried));
