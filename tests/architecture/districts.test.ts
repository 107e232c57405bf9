import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, type Import, importsOf, sourceFiles, sourceOf } from './importGraph.ts';

/** Districts of the server, from the ground up. Each may import those before it. */
const districts = [
  'platform',
  'tenants',
  'media',
  'identity',
  'money',
  'play',
  'rewards',
  'agents',
  'content',
  'site',
  'studio',
  'edge',
] as const;

const rank = (district: string) => (districts as readonly string[]).indexOf(district);

const files = sourceFiles.filter((file) => file.startsWith('server/') && !file.endsWith('.test.ts'));

/** District, and folder in it, of a file below `src`; null outside of the server. */
function placeOf(file: string): { readonly district: string; readonly folder: string } | null {
  const [layer, district = '', ...inside] = file.split('/');
  if (layer !== 'server') return null;
  return { district, folder: inside.length > 1 ? `${district}/${inside[0]}` : district };
}

function breach({ file, specifier }: Import): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = posix.join(posix.dirname(file), specifier);
  const [from, to] = [placeOf(file), placeOf(target)];
  if (from === null || to === null || from.district === to.district) return null;
  const isUpwards = rank(to.district) > rank(from.district);
  const isBackDoor = posix.basename(target) !== 'index.ts';
  return isUpwards || isBackDoor ? `src/${file} imports ${specifier}` : null;
}

const breaches = (file: string, source?: string) => importsOf(file, source).flatMap((entry) => breach(entry) ?? []);

/** Folders and the folders they import, types and lazy imports counted. */
function folderGraph(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, Set<string>>();
  for (const { file, specifier } of imports) {
    if (!specifier.startsWith('.')) continue;
    const [from, to] = [placeOf(file), placeOf(posix.join(posix.dirname(file), specifier))];
    if (from === null || to === null || from.folder === to.folder) continue;
    graph.set(from.folder, (graph.get(from.folder) ?? new Set()).add(to.folder));
  }
  return new Map([...graph].map(([folder, targets]) => [folder, [...targets]]));
}

describe('districts of the server', () => {
  it('are all on the map, and the map names none that is gone', () => {
    const folders = readdirSync('src/server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...districts].toSorted());
  });

  it('import downwards only, and another district through a front door', () => {
    expect(files.flatMap((file) => breaches(file))).toEqual([]);
  });

  it('have no circle of folders, counting types and lazy imports', () => {
    const graph = folderGraph(files.flatMap((file) => importsOf(file)));
    expect(graph.size).toBeGreaterThan(60);
    expect(circlesIn(graph).map((circle) => circle.join(' ↔ '))).toEqual([]);
  });

  it.each([
    ['server/money/ledger/a.ts', "import type { B } from '../../rewards/ranks/index.ts';"],
    ['server/money/ledger/a.ts', "const load = () => import('../../edge/settings/index.ts');"],
    ['server/money/ledger/a.ts', "import { b } from '../../platform/vault/vault.ts';"],
    ['server/edge/services.ts', "export { b } from '../money/ledger/post.ts';"],
  ])('turn red for a planted breach in %s: %s', (file, source) => {
    expect(breaches(file, source)).toHaveLength(1);
  });

  it('turn red for a planted circle of folders', () => {
    const planted = [
      { file: 'server/money/ledger/a.ts', specifier: '../wallets/b.ts' },
      { file: 'server/money/wallets/c.ts', specifier: '../ledger/d.ts' },
    ];
    expect(circlesIn(folderGraph(planted))).toEqual([['money/ledger', 'money/wallets']]);
  });

  it('keep every file below a district', () => {
    expect(sourceFiles.filter((file) => /^server\/[^/]+\.ts$/.test(file))).toEqual([]);
    expect(files.filter((file) => sourceOf(file) === '')).toEqual([]);
  });
});
