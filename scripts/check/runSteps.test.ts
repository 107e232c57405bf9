import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fileHashes } from '../quality/fileHashes.ts';
import { runSteps } from './runSteps.ts';
import { type Step, steps } from './steps.ts';

let folder = '';
const at = (file: string) => join(folder, file);
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-steps-'));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  write('.gitignore', 'dist/\nnode_modules/\n.cache/\n');
  write('src/a.ts', '1');
  write('dist/site.js', '1');
  write('node_modules/.package-lock.json', '{}');
});

/** Contents by path, without what git ignores. */
const contents = () =>
  new Map(
    globSync('**/*.*', { cwd: folder })
      .filter((file) => !/^(?:dist|node_modules|\.cache)\//.test(file) && statSync(at(file)).isFile())
      .map((file) => [file, readFileSync(at(file), 'utf8')]),
  );

interface Circumstances {
  readonly ok?: boolean;
  readonly stamps?: string | null;
  /** Happens while each step runs. */
  readonly meanwhile?: () => void;
  readonly hashes?: () => ReadonlyMap<string, string>;
}

/** Commands that ran, and the lines that were printed. */
function check(
  chosen: readonly Step[],
  { ok = true, stamps = at('.cache/stamps.json'), meanwhile, hashes = contents }: Circumstances = {},
) {
  const ran: string[] = [];
  const lines: string[] = [];
  const run = (command: readonly string[]) => {
    ran.push(command.join(' '));
    meanwhile?.();
    return { ok, output: `output of ${command[0]}` };
  };
  const failed = runSteps(chosen, { stamps, run, print: (line) => lines.push(line), folder, hashes });
  return { ran, lines, failed };
}

const isSource = (file: string) => file.startsWith('src/');
const lint: Step = { name: 'lint', command: ['lint'], inputs: isSource };
const build: Step = { name: 'build', command: ['build'], inputs: isSource, writes: ['dist'] };

it('repeats no step whose inputs are the same as when it passed, and says so', () => {
  expect(check([lint, build]).ran).toEqual(['lint', 'build']);
  write('notes.md', 'no input');
  const { ran, lines } = check([lint, build]);
  expect(ran).toEqual([]);
  expect(lines).toEqual(['ok   lint (unchanged)', 'ok   build (unchanged)']);
});

it.each<[string, () => void]>([
  ['changed', () => write('src/a.ts', '2')],
  ['appeared', () => write('src/b.ts', '')],
  ['went', () => rmSync(at('src/a.ts'))],
  ['was renamed', () => execFileSync('git', ['mv', '-f', 'src/a.ts', 'src/c.ts'], { cwd: folder })],
])('runs a step again after an input %s, and until it passes', (_, change) => {
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  const hashes = () => fileHashes(['.'], folder);
  check([lint], { hashes });
  expect(check([lint], { hashes }).ran).toEqual([]);
  change();
  const broken = check([lint], { ok: false, hashes });
  expect(broken.ran).toEqual(['lint']);
  expect(broken.failed).toEqual(['lint']);
  expect(broken.lines.at(-1)).toBe('output of lint');
  expect(check([lint], { hashes }).ran).toEqual(['lint']);
  expect(check([lint], { hashes }).ran).toEqual([]);
});

it('forgets that a step passed when it fails, even after the change is taken back', () => {
  check([lint]);
  write('src/a.ts', '2');
  check([lint], { ok: false });
  write('src/a.ts', '1');
  expect(check([lint]).ran).toEqual(['lint']);
});

it.each(['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'scripts/check.ts', 'scripts/check/steps.ts'])(
  'runs every step again after a change of %s',
  (file) => {
    check([lint, build]);
    write(file, '{ "changed": true }');
    expect(check([lint, build]).ran).toEqual(['lint', 'build']);
  },
);

it('runs a step again if what it wrote or reads outside of git is changed or gone', () => {
  const budget: Step = { name: 'budget', command: ['budget'], inputs: () => false, reads: ['dist'] };
  const all = [build, budget];
  check(all);
  write('dist/site.js', '2');
  expect(check(all).ran).toEqual(['build', 'budget']);
  rmSync(at('dist'), { recursive: true });
  expect(check(all).ran).toEqual(['build', 'budget']);
  expect(check(all).ran).toEqual([]);
});

it('runs a step again if an input changed while it ran', () => {
  check([lint], { meanwhile: () => write('src/a.ts', 'while it ran') });
  expect(check([lint]).ran).toEqual(['lint']);
});

it('runs every step again without stamps, as in CI, and on nothing kept', () => {
  const types: Step = { ...lint, cached: ['--incremental'] };
  expect(check([types]).ran).toEqual(['lint --incremental']);
  expect(check([types], { stamps: null }).ran).toEqual(['lint']);
  expect(check([types]).ran).toEqual([]);
});

it('runs a step that depends on more than files every time', () => {
  const audit: Step = { name: 'audit', command: ['audit'], inputs: null, reported: true };
  check([audit]);
  expect(check([audit])).toMatchObject({ ran: ['audit'], lines: [expect.stringContaining('audit'), 'output of audit'] });
});

describe('the steps of `npm run check`', () => {
  const names = steps.map(({ name }) => name);
  const reading = ['types', 'lint', 'format', 'layers and sizes of files', 'dead code', 'code that only tests use'];
  const generators = ['languages', 'generated files', 'icons', 'states of flows'];

  it.each<[file: string, atLeast: readonly string[]]>([
    ['src/app/site.tsx', [...reading, 'build']],
    ['src/domain/money.ts', [...reading, ...generators, 'build']],
    ['src/server/edge/server/openServer.ts', reading],
    ['src/server/edge/server/openServer.test.ts', reading],
    ['src/i18n/vi/shell.json', ['languages', 'format', 'build', 'layers and sizes of files']],
    ['src/i18n/vi.words.generated.ts', ['languages', 'build', 'types']],
    ['src/manifest/validate.generated.mjs', ['generated files', 'build']],
    ['src/domain/polyfills.ts', ['built-ins and syntax of served browsers', 'build']],
    ['src/ui/Button.stories.tsx', [...reading, 'stories of every part and screen', 'phone pictures of every screen and state']],
    ['schema/brand.schema.json', [...generators, 'build', 'types', 'format']],
    ['tests/gallery/states.generated.json', ['states of flows', 'phone pictures of every screen and state']],
    ['tests/journeys/smoke.journey.ts', reading],
    ['scripts/snapshots/plan.json', ['phone pictures of every screen and state']],
    ['scripts/build/browsers.ts', [...reading, 'build', 'built-ins and syntax of served browsers']],
    ['scripts/quality/budget.ts', [...reading, 'size budget']],
    ['scripts/quality/knip.json', ['dead code']],
    ['scripts/quality/knip.product.json', ['code that only tests use']],
    ['scripts/quality/harmlessStyles.ts', ['built-ins and syntax of served browsers']],
    ['.oxlintrc.json', ['lint']],
    ['biome.json', ['format']],
    ['tsconfig.json', ['types', 'lint', 'build']],
    ['vite.config.ts', [...reading, 'build']],
    ['docs/operation.md', ['layers and sizes of files']],
    ['README.md', ['layers and sizes of files']],
    ['Containerfile', ['layers and sizes of files']],
    [
      'dist/client/assets/site.js',
      ['build', 'built-ins and syntax of served browsers', 'size budget', 'packages of the page renderer'],
    ],
    ['package-lock.json', names],
  ])('see a change of %s', (file, atLeast) => {
    const kept = steps.filter(({ inputs }) => inputs !== null);
    let text = 'before';
    const hashes = () => new Map(file.startsWith('dist/') ? [] : [[file, text]]);
    if (file.startsWith('dist/')) write(file, text);
    check(kept, { hashes });
    expect(check(kept, { hashes }).ran).toEqual([]);
    text = 'after';
    if (file.startsWith('dist/')) write(file, text);
    const ran = check(steps, { hashes }).lines.flatMap((line) => /^ok {3}(.*) \([\d.]+ s\)$/.exec(line)?.[1] ?? []);
    expect(ran).toEqual(expect.arrayContaining([...atLeast]));
  });
});
