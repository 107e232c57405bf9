import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/domain/language.ts';
import { brandsFolder, root, storyWorld } from '../paths.ts';
import { hashOfFiles } from '../quality/fileHashes.ts';
import { sourceGraph } from '../snapshots/reach/sourceGraph.ts';
import { openWorld, type WrittenBrand } from './openWorld.ts';

export interface KeptWorld {
  readonly brands: readonly WrittenBrand[];
  /** Folders whose manifest is invalid. */
  readonly refused: readonly string[];
  /** Renders missing images of these brands. */
  readonly completeAssets: (merchants: readonly string[]) => Promise<void>;
}

/** Hashes of the inputs of a world; stored next to it. */
interface Stamp {
  /** Hash of the server code. */
  readonly code: string;
  /** Folder name → content hash. */
  readonly folders: Readonly<Record<string, string>>;
  readonly written: readonly WrittenBrand[];
}

/**
 * Writes the brands' data (without images) into `world`. Incremental: brands with unchanged inputs are reused, and
 * nothing runs if neither server code nor a brand changed.
 */
export async function keepWorld({ brands, world }: { brands: string; world: string }): Promise<KeptWorld> {
  const stampFile = stampOf(world);
  const was = readStamp(stampFile);
  const code = await codeHash();
  const folders = foldersIn(brands);
  const isSameCode = was.code === code && Object.keys(was.folders).join() === Object.keys(folders).join();
  const kept = was.written.filter(
    ({ brand: { merchant } }) => isSameCode && folders[merchant] !== undefined && was.folders[merchant] === folders[merchant],
  );
  let written = was.written;
  if (!isSameCode || Object.entries(folders).some(([name, hash]) => was.folders[name] !== hash)) {
    rmSync(stampFile, { force: true });
    mkdirSync(world, { recursive: true });
    const { server, writeData } = await openWorld({ brands, world });
    try {
      written = await writeData(kept);
    } finally {
      await server.close();
    }
    writeFileSync(stampFile, JSON.stringify({ code, folders, written } satisfies Stamp));
  }
  return {
    brands: written,
    refused: Object.keys(folders).filter((name) => written.every(({ brand }) => brand.merchant !== name)),
    async completeAssets(merchants) {
      const incomplete = written.filter(
        ({ brand, assets }) =>
          merchants.includes(brand.merchant) && assets.some((address) => !existsSync(join(world, address))),
      );
      if (incomplete.length === 0) return;
      const { server, writeAssets } = await openWorld({ brands, world });
      try {
        await writeAssets(incomplete);
      } finally {
        await server.close();
      }
    },
  };
}

/** Writes data and images of all brands in the repository, for stories and their tests. */
export async function keepStoryWorld(): Promise<void> {
  const { brands, completeAssets } = await keepWorld({ brands: brandsFolder, world: storyWorld });
  await completeAssets(brands.map(({ brand }) => brand.merchant));
}

/** Invalidates the cache; for callers that write into a world themselves. */
export const discardStamp = (world: string) => rmSync(stampOf(world), { force: true });

const stampOf = (world: string) => `${world}.stamp.json`;

/** Hashes all server modules (routes are autoloaded) and the files they read: SQL, texts, images. */
async function codeHash(): Promise<string> {
  const modules = globSync(['src/server/**/*.ts', 'scripts/stories/openWorld.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\./.test(file));
  const graph = await sourceGraph(modules, root);
  const nodes = new Set(modules.flatMap((file) => [...graph.closureOf(file)]));
  const code = [...nodes].map((node) => languages.map((language) => graph.hashOf(node, language)).join(' ')).sort();
  const data = globSync('src/**/*.{sql,md,svg,png,webp,avif,json,mmdb}', { cwd: root }).sort();
  return createHash('sha256')
    .update([...code, hashOfFiles(root, [...data, 'schema', 'package-lock.json'])].join('\n'))
    .digest('hex');
}

/** A changed base counts as a change of every brand. */
function foldersIn(brands: string): Stamp['folders'] {
  const names = readdirSync(brands, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const isBase = (name: string) => existsSync(join(brands, name, 'base.json')) && !existsSync(join(brands, name, 'brand.json'));
  const bases = names.filter(isBase);
  return Object.fromEntries(
    names.filter((name) => !isBase(name)).map((name) => [name, hashOfFiles(brands, [name, ...bases])] as const),
  );
}

function readStamp(file: string): Stamp {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  } catch {
    return { code: '', folders: {}, written: [] };
  }
}
