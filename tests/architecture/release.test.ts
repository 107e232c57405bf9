import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceGraph } from '../../scripts/snapshots/reach/sourceGraph.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Readonly<Record<string, string>> };

/** What `npm start` runs when `dist/` is up to date: routes are autoloaded, and the page renderer imports its packages. */
const started = ['scripts/start.ts', 'src/app/render.tsx', ...globSync('src/server/**/*.ts')]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\./.test(file));

/** Packages that the entries import and that `npm ci --omit=dev` does not install. */
async function missingPackages(entries: readonly string[]): Promise<string[]> {
  const graph = await sourceGraph(entries);
  const nodes = new Set(entries.flatMap((entry) => [...graph.closureOf(entry)]));
  const packages = [...nodes].flatMap((node) => /^npm:(.+)@/.exec(node)?.[1] ?? []);
  expect(packages).not.toEqual([]);
  return packages.filter((name) => !(name in dependencies)).sort();
}

it('starts a built release without development packages', async () => {
  expect(await missingPackages(started)).toEqual([]);
  expect(await missingPackages(['vite.config.ts'])).toContain('@react-aria/optimize-locales-plugin');
});
