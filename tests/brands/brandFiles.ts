import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, readBrand } from '../../src/manifest/index.ts';

const root = 'brands';

/** The demo brands, whose content we maintain. Content of other merchants is not tested. */
export const tenants = ['hacson', 'verlago', 'volkyn'] as const;

export const filesOf = (merchant: string) =>
  readdirSync(join(root, merchant), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, merchant).length + 1)
        .replaceAll('\\', '/'),
    );

export const read = (merchant: string, file: string) => readFileSync(join(root, merchant, file));

export function brandOf(merchant: string): Brand {
  const reading = readBrand(read(merchant, 'brand.json'), { file: `brands/${merchant}/brand.json` });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.brand;
}

export interface Place {
  readonly path: string;
  readonly value: unknown;
}

/** Every value of a manifest with its path, starting with the root. */
export function placesOf(value: unknown, path = ''): Place[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...inside.flatMap(([key, part]) => placesOf(part, `${path}/${key}`))];
}

export const textsOf = (merchant: string) =>
  placesOf(brandOf(merchant)).filter((place): place is { path: string; value: string } => typeof place.value === 'string');
