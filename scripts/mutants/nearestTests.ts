import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../paths.ts';
import { namedCalls, servedCalls } from './routeCalls.ts';

/** Imports by file, relative to the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Tests of other parts that run after those of the part itself. */
const otherTests = 3;

/** Parts whose tests are in another part, or partly so. */
const testedIn: Readonly<Record<string, readonly string[]>> = {
  'server/money/adjustments': ['server/studio/operators'],
  'server/money/payments': ['payments'],
  'server/edge/routes': ['server/edge/http'],
  'server/identity/sealed': ['server/identity/accounts'],
  'server/platform/secondYes': ['server/studio/operators'],
  'server/play/vendors': ['vendors'],
};

/** Files that no one imports, how many tests that name their calls run, and a test that walks all of them. */
const routes = 'server/edge/routes';
const callingTests = 8;
const everyRoute = ['src/server/edge/http/accessMatrix.test.ts'];

/** Runtime imports of all TypeScript files; type imports are left out. */
export function readImports(read = (file: string) => readFileSync(join(root, file), 'utf8')): Imports {
  const files = globSync('{src,tests,scripts}/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return new Map(files.map((file) => [file, importsIn(file, read(file))]));
}

function importsIn(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const text = source.slice(start, end);
      return /^['"`]/.test(text) ? [text.slice(1, -1)] : [];
    }),
  ];
  return requests.filter((request) => request.startsWith('.')).map((request) => posix.join(posix.dirname(file), request));
}

/** Files that a file needs at run time, itself included. */
export function closureOf(imports: Imports, file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const each of reached) for (const next of imports.get(each) ?? []) if (imports.has(next)) reached.add(next);
  return reached;
}

/**
 * Tests that import a file, directly or not, nearest first: its namesake, all of its part of the product, then a few of other parts.
 * `src/manifest` and `tests/manifest` are one part; a part without tests has those of `testedIn`. A file that no one imports is loaded
 * by its path, as routes are: it has the tests of the same name, and those of a folder of its name or its folder's. Before them a route
 * has the test that walks every route, and those that name most of its calls.
 */
export function nearestTests(
  imports: Imports,
  file: string,
  isTest = isNodeTest,
  read = (each: string) => readFileSync(join(root, each), 'utf8'),
): readonly string[] {
  const importers = importersOf(imports, file);
  if (importers.size === 1) {
    const all = [...imports.keys()].filter((test) => isTest(test)).toSorted();
    const named = all.filter((test) => isNamesake(test, file));
    if (partOf(file) !== routes) return named;
    const walking = everyRoute.filter((test) => imports.has(test));
    return [...new Set([...walking, ...testsThatCall(all, file, read), ...named])];
  }
  const tests = [...importers]
    .filter(([importer]) => isTest(importer))
    .map(([test, steps]) => ({ test, steps, apart: nameOf(test) === nameOf(file) ? -1 : folderDistance(file, test) }))
    .toSorted((a, b) => a.apart - b.apart || a.steps - b.steps || (a.test < b.test ? -1 : 1));
  const parts = [partOf(file), ...(testedIn[partOf(file)] ?? [])];
  const { own = [], others = [] } = Object.groupBy(tests, ({ test }) => (parts.includes(partOf(test)) ? 'own' : 'others'));
  return [...own, ...others.slice(0, otherTests)].map(({ test }) => test);
}

/** Tests that name most of the calls that a route serves; of as many, the namesake first. */
function testsThatCall(tests: readonly string[], file: string, read: (file: string) => string): readonly string[] {
  const served = servedCalls(read(file));
  if (served.length === 0) return [];
  return tests
    .map((test) => ({ test, count: namedCalls(read(test), served) }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) => other.count - one.count || Number(isNamesake(other.test, file)) - Number(isNamesake(one.test, file)),
    )
    .slice(0, callingTests)
    .map(({ test }) => test);
}

const nameOf = (file: string) => posix.basename(file).replace(/(?:\.test)?\.tsx?$/, '');
const folderNameOf = (file: string) => posix.basename(posix.dirname(file));

function isNamesake(test: string, file: string): boolean {
  return nameOf(test) === nameOf(file) || [nameOf(file), folderNameOf(file)].includes(folderNameOf(test));
}

/** Top folder below `src` or `tests`; of the server, the folder of a district. */
function partOf(file: string): string {
  const [, top = '', ...inside] = dirname(file).split('/');
  return top === 'server' ? [top, ...inside.slice(0, 2)].join('/') : top;
}

/** Whether the tests of a file run in Node. */
export const isNodeTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.includes('.browser.test.');

/** Direct and indirect importers with their number of imports in between. */
function importersOf(imports: Imports, file: string): ReadonlyMap<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [each, count] of steps)
    for (const [importer, targets] of imports)
      if (!steps.has(importer) && targets.includes(each)) steps.set(importer, count + 1);
  return steps;
}

/** Folders to leave and to enter on the way between two files. */
function folderDistance(a: string, b: string): number {
  const [from, to] = [a, b].map((file) => dirname(file).split('/').slice(1)) as [string[], string[]];
  const shared = from.findIndex((name, index) => name !== to[index]);
  const common = shared === -1 ? from.length : shared;
  return from.length + to.length - 2 * common;
}

/** Data that tests read besides code. */
const data = ['brands/**/*.json', '{src,tests}/**/*.snapshot.txt', 'schema/*.json', 'vendors.json', 'package-lock.json'];

/** Hash of everything that a list of tests depends on: their code and the data of the repository. */
export function dependencyHash(imports: Imports) {
  const contents = new Map<string, string>();
  const contentHash = (file: string) => {
    const known =
      contents.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    contents.set(file, known);
    return known;
  };
  const dataHash = globSync(data, { cwd: root }).toSorted().map(contentHash).join();
  return (tests: readonly string[]): string => {
    const files = new Set(tests.flatMap((test) => [...closureOf(imports, test)]));
    const hash = createHash('sha256').update(dataHash);
    for (const file of [...files].toSorted()) hash.update(`${file} ${contentHash(file)}\n`);
    return hash.digest('hex');
  };
}
