import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyHash, isNodeTest, readImports } from '../mutants/nearestTests.ts';
import { openResultCache, resultKey } from '../mutants/resultCache.ts';
import { testRunner } from '../mutants/testRunner.ts';
import { root } from '../paths.ts';
import { hashOfFiles } from '../quality/fileHashes.ts';
import { type Entry, isBreak, namePattern, planted, type Row } from './rows.ts';
import { copyTree, whileReplaced } from './tree.ts';

/** Of a row: its tests fell with the break, or stood; or there is no break, or a reason; or its tests fail without one. */
export type Outcome = 'fell' | 'stands' | 'unbreakable' | 'missing' | 'stale' | 'failing' | 'left';

export interface RowResult {
  readonly id: string;
  readonly outcome: Outcome;
  /** The first failure, the reason, or what is wrong with the entry. */
  readonly detail: string;
}

export interface RowOptions {
  /** Whether rows that only a browser proves are tried: each builds the site. */
  readonly browser: boolean;
  readonly limitMs: number;
  readonly step: () => void;
}

const runMs = 300_000;
const browserMs = 900_000;

/** Plants the break of each row in a copy of the work tree and runs the tests that name the row. */
export async function measureRows(
  rows: readonly Row[],
  entries: ReadonlyMap<string, Entry>,
  { browser, limitMs, step }: RowOptions,
): Promise<readonly RowResult[]> {
  const cache = openResultCache(join(root, '.cache/rows.json'));
  const hashOf = dependencyHash(readImports());
  // A browser meets all of the product, whatever its test imports.
  const product = browser ? hashOfFiles(root, ['src', 'brands', 'tests', 'scripts']) : '';
  const tree = copyTree();
  const runner = testRunner(tree);
  const end = performance.now() + limitMs;

  /** First failure of the tests in Node; null if they pass. */
  const inNode = async (row: Row, replaced: { readonly file: string; readonly source: string } | null) => {
    const tests = row.tests.filter(isNodeTest);
    return (await runner.run({ tests, replaced, bail: true, named: namePattern(row.id) }, runMs)).failure;
  };

  const tried = async (row: Row, entry: Entry): Promise<RowResult> => {
    const { id } = row;
    const result = (outcome: Outcome, detail = ''): RowResult => ({ id, outcome, detail });
    if (!isBreak(entry)) return result('unbreakable', entry.reason);
    const original = sourceOf(entry.file);
    const change = original === null ? { fault: `there is no ${entry.file}` } : planted(entry, original);
    if ('fault' in change || original === null) return result('stale', 'fault' in change ? change.fault : '');
    const nodeTests = row.tests.filter(isNodeTest);
    const key = resultKey(`${entry.file}\n${change.source}`, [id, product, ...row.tests], hashOf(row.tests));
    const known = cache.get(key);
    if (known !== undefined) return known === null ? result('stands') : result('fell', known);
    if (nodeTests.length === 0 && !browser) return result('left');
    const failure = await whileReplaced(tree, { file: entry.file, source: change.source, original }, async () => {
      const seen = nodeTests.length === 0 ? null : await inNode(row, { file: entry.file, source: change.source });
      return seen ?? (browser ? await inBrowser(tree, row) : null);
    });
    const whole = failure === null ? null : await withoutBreak(row, failure);
    if (whole !== null) return result('failing', whole);
    // Tests in a browser may fall for it: the row is left open rather than called unproven.
    if (failure === null && !browser && nodeTests.length < row.tests.length) return result('left');
    cache.set(key, failure);
    cache.save();
    return failure === null ? result('stands') : result('fell', failure);
  };

  /** A failure that is there without the break too; null if it came with the break. */
  const withoutBreak = async (row: Row, failure: string): Promise<string | null> =>
    failure === browserFailure ? null : await inNode(row, null);

  const results: RowResult[] = [];
  try {
    for (const row of rows) {
      const entry = entries.get(row.id);
      if (entry === undefined) results.push({ id: row.id, outcome: 'missing', detail: '' });
      else if (performance.now() > end) results.push({ id: row.id, outcome: 'left', detail: '' });
      else results.push(await tried(row, entry));
      step();
    }
  } finally {
    await runner.close();
  }
  return results;
}

const browserFailure = 'a test in a browser';

function sourceOf(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}

/** Runs tests in a browser; the server of the journeys builds what the break made stale. */
async function inBrowser(tree: string, row: Row): Promise<string | null> {
  const parts = row.tests.filter((file) => file.includes('.browser.test.'));
  const hasJourney = row.tests.some((file) => file.startsWith('tests/journeys/'));
  const pattern = namePattern(row.id);
  const commands = [
    ...(parts.length === 0 ? [] : [['node_modules/.bin/vitest', 'run', '--project', 'browser', '-t', pattern, ...parts]]),
    ...(hasJourney ? [['node_modules/.bin/playwright', 'test', '-g', pattern, '--retries=0', '-x']] : []),
  ];
  for (const [program = '', ...args] of commands) if (!(await succeeds(tree, program, args))) return browserFailure;
  return null;
}

function succeeds(tree: string, program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(tree, program), args, { cwd: tree, stdio: 'ignore', timeout: browserMs });
    child.once('error', reject).once('exit', (code) => resolve(code === 0));
  });
}
