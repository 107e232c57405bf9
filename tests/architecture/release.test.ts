import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packagesIn } from '../../scripts/quality/release/packages.ts';
import { sourceGraph } from '../../scripts/snapshots/reach/sourceGraph.ts';

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'scripts', Readonly<Record<string, string>>>
>;

/** Commands of a checkout with development packages; all others of package.json run in a release. */
const forDevelopment = [
  'dev',
  'build',
  'test',
  'test:tools',
  'check',
  'bench',
  'boxes',
  'mutants',
  'rows',
  'sbom',
  'storybook',
  'build-storybook',
  'snapshots',
  'chromatic',
  'generate',
];

const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [file] = /scripts\/[\w-]+\.m?[jt]s/.exec(line) ?? [];
  return file === undefined || forDevelopment.includes(name) ? [] : [file];
});

/** Files that run in a release with its `dist/`: the server, whose routes are loaded by folder, and the commands of operators. */
const running = [...commands, 'scripts/operate/*.ts', 'src/server/**/*.ts']
  .flatMap((pattern) => globSync(pattern))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\./.test(file));

const known = Object.keys({ ...dependencies, ...devDependencies });

/** Packages that the entries and all that they import use: by an import, or by the path of a file. */
async function packagesOf(entries: readonly string[]): Promise<ReadonlySet<string>> {
  const graph = await sourceGraph(entries);
  const nodes = new Set(entries.flatMap((entry) => [...graph.closureOf(entry)]));
  return new Set(
    [...nodes].flatMap((node) => {
      const [, name] = /^npm:(.+)@/.exec(node) ?? [];
      if (name !== undefined) return [name];
      return /\.[cm]?[jt]sx?$/.test(node) ? packagesIn(readFileSync(node, 'utf8'), known) : [];
    }),
  );
}

it('installs in a release every package that the server and the commands of operators use, and no other', async () => {
  expect(running).toEqual(
    expect.arrayContaining(['scripts/start.ts', 'scripts/db.ts', 'src/server/edge/server/openServer.ts']),
  );
  expect(Object.keys(dependencies).sort()).toEqual([...(await packagesOf(running))].sort());
});

it('sees what only a build uses as no package of a release', async () => {
  const built = [...(await packagesOf(['vite.config.ts']))];
  expect(built.filter((name) => !(name in dependencies))).toEqual(
    expect.arrayContaining(['vite', '@react-aria/optimize-locales-plugin', '@vanilla-extract/vite-plugin']),
  );
});

it('has no builder, compiler or formatter among the packages of a release', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  };
  const tools = ['vite', 'rolldown', 'esbuild', 'lightningcss', '@babel/core', 'prettier', 'typescript'];
  const found = Object.entries(packages).filter(([path]) => tools.some((tool) => path.endsWith(`node_modules/${tool}`)));
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(([, { dev }]) => dev !== true).map(([path]) => path)).toEqual([]);
});
