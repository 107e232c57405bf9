import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryBrand } from '../../../.storybook/kit/world.ts';
import { brandsFolder } from '../../paths.ts';
import { keepWorld } from '../../stories/keepWorld.ts';
import { cacheFolder } from '../places.ts';

/** Brand for structural pictures. It belongs to no merchant, so merchants' changes do not affect them. */
export const referenceBrand = 'reference';
const referenceFolder = join(import.meta.dirname, '../reference');

export interface World {
  /** Folder with the brands' data that Storybook fetches. */
  readonly folder: string;
  readonly brands: readonly StoryBrand[];
  /** Folders whose manifest is invalid. */
  readonly refused: readonly string[];
  /** Hash of a brand's data in a language. Covers images, because their URLs contain content hashes. */
  readonly hashOf: (brand: string, language: string) => string;
  /** Renders missing images of these brands; they are not rendered by default. */
  readonly completeAssets: (merchants: readonly string[]) => Promise<void>;
}

/** Writes the data of all brands and the reference brand, incrementally. */
export async function makeWorld(brands = brandsFolder, name = 'world'): Promise<World> {
  const folder = join(cacheFolder, name);
  const together = join(cacheFolder, `${name}-brands`);
  rmSync(together, { recursive: true, force: true });
  for (const from of [brands, referenceFolder]) cpSync(from, together, { recursive: true });
  const kept = await keepWorld({ brands: together, world: folder });
  return {
    folder,
    brands: kept.brands.map(({ brand }) => brand),
    refused: kept.refused,
    hashOf: hashes(folder),
    completeAssets: kept.completeAssets,
  };
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
      // Files outside the language folders belong to both languages.
      .filter((file) => !/^(?:vi|en)\//.test(file) || file.startsWith(`${language}/`))
      .sort();
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(own, file)));
    known.set(key, hash.digest('hex'));
    return known.get(key) ?? '';
  };
}
