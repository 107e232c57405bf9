import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Json = Record<string, unknown>;

const parts = [
  'src',
  '.storybook',
  'schema',
  'vendors.json',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'tests/gallery',
  'tests/recipes/serveCopy.ts',
];

/** A copy of the sources in a temporary directory, in which a test follows a recipe of CONTRIBUTING.md. */
export function copyOfSource() {
  const root = mkdtempSync(join(tmpdir(), 'livery-recipe-'));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(root, 'node_modules'));
  const at = (file: string) => join(root, file);

  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const readJson = (file: string) => JSON.parse(read(file)) as Json;
  const writeJson = (file: string, value: unknown) => write(file, JSON.stringify(value));
  /** @throws if the file does not contain the text exactly once, because then the recipe names a place that is not there. */
  const insertBefore = (file: string, anchor: string, line: string) => {
    const [before, after, ...more] = read(file).split(anchor);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file}: "${anchor}" is not there once.`);
    write(file, `${before}${line}${anchor}${after}`);
  };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  return {
    write,
    readJson,
    writeJson,
    insertBefore,
    generate: () => {
      run('scripts/generate-languages.ts');
      run('scripts/generate.ts');
    },
    /** A brand on the host `<merchant>.test`, made from a shipped one. */
    addBrand: (merchant: string, change: (manifest: Json) => Json) => {
      cpSync('brands/hacson', at(`brands/${merchant}`), { recursive: true });
      const manifest = change(readJson(`brands/${merchant}/brand.json`));
      writeJson(`brands/${merchant}/brand.json`, { ...manifest, merchant, hosts: [`${merchant}.test`] });
    },
    /** Files of `src` in which the compiler finds an error, sorted. */
    filesWithErrors: () => {
      writeJson('tsconfig.src.json', {
        extends: './tsconfig.json',
        include: ['src'],
        exclude: ['**/*.stories.tsx', '**/*.test.*'],
      });
      const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.src.json'], { cwd: root, encoding: 'utf8' });
      return [...new Set(Array.from(stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm), ([, file]) => file ?? ''))].toSorted(
        (one, other) => one.localeCompare(other),
      );
    },
    /** Builds and serves the copy. @returns status and body by URL (`http://host/path`) */
    serve: (...urls: string[]) => {
      run('tests/recipes/serveCopy.ts', ...urls);
      const answers = readJson('answers.json') as Record<string, { status: number; body: string }>;
      return (url: string) => answers[url] ?? { status: 0, body: '' };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
