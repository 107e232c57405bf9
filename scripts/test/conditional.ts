import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { fileHashes, hashOf } from '../quality/fileHashes.ts';

/** A slow project that runs only if one of its inputs changed since it last passed. */
export interface ConditionalProject {
  readonly name: string;
  /** Globs of the test files. */
  readonly tests: readonly string[];
  /** Git pathspecs of everything the tests depend on, including the tests. */
  readonly inputs: readonly string[];
}

export const conditionalProjects: readonly ConditionalProject[] = [
  {
    // A Storybook build, a nested test run, a fake Chromatic, the picture comparison.
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
      'tests/gallery/stage',
      'tests/snapshots',
      'tests/stories',
      'vite.config.ts',
    ],
  },
  {
    // A million seeded rounds per game: deterministic, so unchanged files give the same result.
    name: 'simulations',
    tests: ['src/demo-vendor/engines/returns.test.ts'],
    inputs: ['src/demo-vendor/engines', 'src/demo-vendor/fairness'],
  },
];

const record = join(root, 'scripts/test/passed.json');

/** Hash of names and contents of all inputs, committed or not. */
export const inputHash = ({ inputs }: ConditionalProject, folder = root): string =>
  hashOf(JSON.stringify([...fileHashes(inputs, folder)]));

/** Project → input hash of its last passing run. */
export const passedHashes = (): Readonly<Record<string, string>> =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {};

/** Whether a project has to run, with the reason. */
export function decide(project: ConditionalProject, hash: string, passed: Readonly<Record<string, string>>) {
  const runs = passed[project.name] !== hash;
  const sentence = runs
    ? `${project.name}: runs, because its inputs changed since it last passed; \`npm run test:tools\` records a pass.`
    : `${project.name}: left out, because nothing it depends on changed since it last passed; \`npm run test:tools\` runs it.`;
  return { runs, sentence };
}

/** Records that all conditional projects passed with the current files. */
export function recordPassed(): void {
  const hashes = Object.fromEntries(conditionalProjects.map((project) => [project.name, inputHash(project)]));
  writeFileSync(record, `${JSON.stringify(hashes, null, 2)}\n`);
}
