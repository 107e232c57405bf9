import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryBrand } from '../../../src/testing/stories/world.ts';
import { brandsFolder, root } from '../../paths.ts';
import { writeWorld } from '../../stories/openWorld.ts';
import { cacheFolder } from '../places.ts';
import { hashOfFiles } from './hashOfFiles.ts';

/** The brand on which structure is looked at: nobody's, so that no merchant's wish ever changes those pictures. */
export const referenceBrand = 'reference';
const referenceFolder = join(import.meta.dirname, '../reference');

export interface World {
  /** What Storybook's pages fetch about brands. */
  readonly folder: string;
  readonly brands: readonly StoryBrand[];
  /** Folders whose manifest the server refuses: nothing of them can be shown. */
  readonly refused: readonly string[];
  /** Hash of everything a brand says in a language. */
  readonly hashOf: (brand: string, language: string) => string;
}

/**
 * Writes down what every brand shows, the reference brand included; what is there already is kept, and where only a
 * brand changed, the others stay as they lie.
 */
export async function makeWorld(brands = brandsFolder, name = 'world'): Promise<World> {
  const folder = join(cacheFolder, name);
  const together = join(cacheFolder, `${name}-brands`);
  const stamp = `${folder}.sources`;
  const was = readSources(stamp);
  const is = sourcesOf([brands, referenceFolder]);
  const changed = is.brands.filter(([merchant, hash]) =>
    was.brands.every(([known, old]) => known !== merchant || old !== hash),
  );
  const isOther = was.code !== is.code || was.brands.length !== is.brands.length;
  if (isOther || changed.length > 0) {
    rmSync(stamp, { force: true });
    rmSync(together, { recursive: true, force: true });
    for (const from of [brands, referenceFolder]) cpSync(from, together, { recursive: true });
    mkdirSync(folder, { recursive: true });
    const places = { brands: together, world: folder };
    await (isOther
      ? writeWorld(places)
      : writeWorld(places, { known: writtenBrands(folder), changed: changed.map(([merchant]) => merchant) }));
    writeFileSync(stamp, JSON.stringify(is));
  }
  const written = writtenBrands(folder);
  return {
    folder,
    brands: written,
    refused: is.brands.map(([name]) => name).filter((name) => written.every(({ merchant }) => merchant !== name)),
    hashOf: hashes(folder),
  };
}

/** What a world is made of: one hash for the code, and one for the folder of each brand. */
interface Sources {
  readonly code: string;
  readonly brands: readonly (readonly [merchant: string, hash: string])[];
}

function sourcesOf(folders: readonly string[]): Sources {
  const entries = folders.flatMap((from) => readdirSync(from, { withFileTypes: true }).map((entry) => ({ from, entry })));
  const loose = entries.filter(({ entry }) => !entry.isDirectory()).map(({ from, entry }) => join(from, entry.name));
  return {
    code: hashOfFiles(root, ['src', 'scripts/stories', 'schema', 'package-lock.json', ...loose]),
    brands: entries
      .filter(({ entry }) => entry.isDirectory())
      .map(({ from, entry }) => [entry.name, hashOfFiles(from, [entry.name])] as const),
  };
}

function readSources(stamp: string): Sources {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) as Sources;
  } catch {
    return { code: '', brands: [] };
  }
}

const writtenBrands = (folder: string) => JSON.parse(readFileSync(join(folder, 'brands.json'), 'utf8')) as StoryBrand[];

function hashes(folder: string): World['hashOf'] {
  const known = new Map<string, string>();
  return (brand, language) => {
    const key = `${brand}/${language}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const hash = createHash('sha256');
    const own = join(folder, 'brands', brand);
    const files = readdirSync(own, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(own.length + 1)
          .replaceAll('\\', '/'),
      )
      // A file outside the folders of languages speaks for both.
      .filter((file) => !/^(?:vi|en)\//.test(file) || file.startsWith(`${language}/`))
      .sort();
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(own, file)));
    known.set(key, hash.digest('hex'));
    return known.get(key) ?? '';
  };
}
