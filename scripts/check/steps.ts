import { isBuilt } from '../build/sourceHash.ts';

/** One step of `npm run check`. */
export interface Step {
  readonly name: string;
  /** A program of `node_modules/.bin`, or `node`, and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  /** Arguments for a run that may build on the one before; left out in CI. */
  readonly cached?: readonly string[];
  /** Holds for every file of the repository whose content can change the outcome. Null: runs every time. */
  readonly inputs: ((file: string) => boolean) | null;
  /** Folders outside of git that the step reads. */
  readonly reads?: readonly string[];
  /** Folders outside of git that the step writes. A change in them makes it run again. */
  readonly writes?: readonly string[];
  /** Whether the output matters even if the step passes. */
  readonly reported?: boolean;
}

const everything = () => true;

/** Everything but prose: only the tests of architecture and the formatter read it. */
const code = (file: string) => !/^(?:docs\/|[^/]*\.md$|LICENSE$|Containerfile$)/.test(file);

/** Files that a build reads, and those that steer it. */
const built = (file: string) => isBuilt(file) || file === 'scripts/commandLine.ts';

const dist = ['dist/client', 'dist/maps', 'dist/render', 'dist/vendor', 'dist/studio'];

/** Static checks of code, build and bundle size, in the order of their output. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    command: ['tsc', '--noEmit'],
    cached: ['--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'],
    inputs: code,
  },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--ignore-pattern', '**/*.generated.*', 'src', 'scripts', 'tests', '.storybook'],
    inputs: code,
  },
  { name: 'format', command: ['biome', 'check', '.'], inputs: everything },
  { name: 'languages', command: ['node', 'scripts/generate-languages.ts', '--check'], inputs: code },
  { name: 'generated files', command: ['node', 'scripts/generate.ts', '--check'], inputs: code },
  { name: 'icons', command: ['node', 'scripts/generate-icons.ts', '--check'], inputs: code },
  { name: 'fonts', command: ['node', 'scripts/generate-fonts.ts', '--check'], inputs: code },
  { name: 'states of flows', command: ['node', 'scripts/gallery.ts', '--check'], inputs: code },
  {
    name: 'layers and sizes of files',
    command: ['vitest', 'run', '--project', 'unit', 'tests/architecture'],
    inputs: everything,
  },
  { name: 'stories of every part and screen', command: ['node', 'scripts/quality/stories.ts'], inputs: code },
  { name: 'phone pictures of every screen and state', command: ['node', 'scripts/quality/phoneStories.ts'], inputs: code },
  { name: 'dead code', command: ['knip', '--config', 'scripts/quality/knip.json'], inputs: code },
  // Tests and stories are no users.
  { name: 'code that only tests use', command: ['knip', '--config', 'scripts/quality/knip.product.json'], inputs: code },
  // The list of known vulnerabilities grows while nothing here changes.
  { name: 'vulnerabilities and licences', command: ['node', 'scripts/quality/audit.ts'], inputs: null, reported: true },
  { name: 'build', command: ['node', 'scripts/build.ts'], inputs: built, writes: dist },
  {
    name: 'packages of the page renderer',
    command: ['node', 'scripts/quality/renderImports.ts'],
    inputs: (file) => /^scripts\/(?:quality\/renderImports|snapshots\/reach\/importsOf|paths)\.ts$/.test(file),
    reads: dist,
  },
  {
    name: 'built-ins and syntax of served browsers',
    command: ['node', 'scripts/quality/browserSupport.ts'],
    inputs: (file) => /^(?:scripts\/(?:quality|build)\/|scripts\/paths\.ts$|src\/domain\/polyfills\.ts$)/.test(file),
    reads: dist,
  },
  {
    name: 'size budget',
    command: ['node', 'scripts/quality/budget.ts'],
    inputs: (file) => file === 'scripts/quality/budget.ts',
    reads: dist,
    reported: true,
  },
];
