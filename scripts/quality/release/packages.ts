import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths.ts';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** `packages` of package-lock.json: by the folder of the installed package. */
export type Lock = Readonly<Record<string, Locked>>;

/** Files that builds for browsers take in. The icons of the sprites are drawn from a package that nothing imports. */
const builtFrom = ['src/**/*.{ts,tsx}', 'scripts/generate-icons.ts'];
const notBuilt = ['src/server/**', 'src/testing/**', 'src/demo-vendor/server/**', '**/*.{test,stories}.*'];

const name = String.raw`((?:@[\w.-]+\/)?[\w.-]+)`;
const imported = new RegExp(String.raw`\b(?:from|import)\s*\(?\s*['"]${name}(?=['"/])`, 'g');
const named = new RegExp(String.raw`['"\`](?:[./]*node_modules\/)?${name}\/`, 'g');

/** Packages of the list that a source imports, types apart, or whose files it names. */
export function packagesIn(source: string, names: readonly string[]): readonly string[] {
  const code = source.replace(/^import type [^;]*;/gm, '');
  const found = new Set([...code.matchAll(imported), ...code.matchAll(named)].map((match) => match[1] ?? ''));
  return names.filter((each) => found.has(each));
}

/** Direct dependencies of which a browser gets code, pictures or styles. */
export function browserPackages(names: readonly string[], folder = root): readonly string[] {
  const files = globSync(builtFrom, { cwd: folder, exclude: notBuilt });
  const found = new Set(files.flatMap((file) => packagesIn(readFileSync(join(folder, file), 'utf8'), names)));
  return [...found].sort();
}

/**
 * Packages of a release as `name@version`: what it installs, and what its builds contain, with all that these need.
 *
 * @param direct Names of packages that the builds contain.
 */
export function releasedPackages(lock: Lock, direct: readonly string[]): ReadonlySet<string> {
  const installed = Object.keys(lock).filter((path) => path !== '' && lock[path]?.dev !== true);
  const paths = new Set([...installed, ...direct.map((name) => `node_modules/${name}`)]);
  for (const path of paths) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolved(lock, path, name);
      if (found !== null) paths.add(found);
    }
  }
  return new Set(Array.from(paths, (path) => `${nameOf(path)}@${lock[path]?.version ?? ''}`));
}

/** The folder of a package as Node finds it from another; null for one that is not installed. */
function resolved(lock: Lock, from: string, name: string): string | null {
  const places = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
  const candidates = [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`];
  return candidates.find((path) => path in lock) ?? null;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages of a release of this checkout. */
export function released(): ReadonlySet<string> {
  const { dependencies, devDependencies } = json('package.json') as Record<string, Readonly<Record<string, string>>>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return releasedPackages((json('package-lock.json') as { packages: Lock }).packages, browserPackages(names));
}

const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
