import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Hash of everything a brand says in a language. */
  readonly hashOf: (brand: string, language: string) => string;
}

/** Writes down what every brand shows, the reference brand included; what is there already is kept. */
export async function makeWorld(brands = brandsFolder, name = 'world'): Promise<World> {
  const folder = join(cacheFolder, name);
  const together = join(cacheFolder, `${name}-brands`);
  const stamp = `${folder}.sources`;
  const sources = hashOfFiles(root, ['src', 'scripts/stories', 'schema', 'package-lock.json', brands, referenceFolder]);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
    rmSync(stamp, { force: true });
    rmSync(together, { recursive: true, force: true });
    for (const from of [brands, referenceFolder]) cpSync(from, together, { recursive: true });
    mkdirSync(folder, { recursive: true });
    await writeWorld({ brands: together, world: folder });
    writeFileSync(stamp, sources);
  }
  const written = JSON.parse(readFileSync(join(folder, 'brands.json'), 'utf8')) as StoryBrand[];
  return { folder, brands: written, hashOf: hashes(folder) };
}

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
