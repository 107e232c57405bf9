import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** A project of slow tests whose outcome follows from few files: it runs when one of these changed since it passed. */
export interface ConditionalProject {
  readonly name: string;
  /** Test files, as globs. */
  readonly tests: readonly string[];
  /** What the tests depend on, as Git's path specifications; the tests themselves among it. */
  readonly inputs: readonly string[];
}

export const conditionalProjects: readonly ConditionalProject[] = [
  {
    // A Storybook build, a run inside a run, a double of Chromatic, the engine that compares pictures.
    name: 'tools',
    tests: ['tests/snapshots/{pictures,chromatic}.test.ts', 'tests/stories/findsFaults.test.ts'],
    inputs: [
      '.storybook',
      'package-lock.json',
      'scripts/chromatic',
      'scripts/chromatic.ts',
      'scripts/quality/testProjects.ts',
      'scripts/snapshots',
      'scripts/snapshots.ts',
      'scripts/stories',
      'scripts/storybook.ts',
      'scripts/testing',
      'tests/gallery',
      'tests/snapshots',
      'tests/stories',
      'vite.config.ts',
    ],
  },
  {
    // A million seeded rounds of every game: pure functions, so that the same files give the same result.
    name: 'simulations',
    tests: ['src/demo-vendor/engines/returns.test.ts'],
    inputs: ['src/demo-vendor/engines', 'src/demo-vendor/fairness'],
  },
];

const record = join(root, 'scripts/test/passed.json');

/** One hash over the names and contents of every input, committed or not. */
export function inputHash({ inputs }: ConditionalProject, folder = root): string {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs], {
    cwd: folder,
    encoding: 'utf8',
  });
  const hash = createHash('sha256');
  for (const file of [...new Set(listed.split('\0'))].sort()) {
    if (file === '' || !existsSync(join(folder, file))) continue;
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/** Hash of the inputs with which each project last passed. */
export const passedHashes = (): Readonly<Record<string, string>> =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {};

/** Whether a project has to run, and a sentence that says why. */
export function decide(project: ConditionalProject, hash: string, passed: Readonly<Record<string, string>>) {
  const runs = passed[project.name] !== hash;
  const sentence = runs
    ? `${project.name}: runs, because its inputs changed since it last passed; \`npm run test:tools\` records a pass.`
    : `${project.name}: left out, because nothing it depends on changed since it last passed; \`npm run test:tools\` runs it.`;
  return { runs, sentence };
}

/** Records that every conditional project passed with the files as they are. */
export function recordPassed(): void {
  const hashes = Object.fromEntries(conditionalProjects.map((project) => [project.name, inputHash(project)]));
  writeFileSync(record, `${JSON.stringify(hashes, null, 2)}\n`);
}
