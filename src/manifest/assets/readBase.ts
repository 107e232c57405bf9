import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Source } from '../locate.ts';
import { currentVersion } from '../migrations.ts';
import type { ReadOptions } from '../options.ts';
import { parseManifest } from '../parseManifest.ts';
import type { Problem } from '../problem.ts';
import { valueAt } from '../rules/context.ts';
import { type FolderFiles, manifestName } from './folderFiles.ts';
import { type FolderBrandReading, readBrandFiles } from './readBrandFolder.ts';
import { readFamily } from './readFamily.ts';

/** A base read alone. */
export interface BaseReading {
  /** Of a brand that extends the base and adds only what it lacks. */
  readonly reading: FolderBrandReading;
  /** Problems in the base and the bases it extends. */
  readonly problems: readonly Problem[];
  /** The base with the bases it extends; null if they cannot be read. */
  readonly source: Source | null;
  /** Whether the colours follow from the base. Without a seed, each brand chooses them. */
  readonly hasSeed: boolean;
  /** Pointers of what that brand adds. */
  readonly given: readonly string[];
}

/** Merchant of the brand that the base is read with. */
const merchant = 'any-brand';
const seed = '#6a3df0';
const logo = `${merchant}.svg`;

/**
 * Reads a base without one of its brands: as a brand that extends it and adds only what the base leaves to its brands. Contrast is
 * measured if the base has a seed. Never throws.
 */
export async function readBase(base: FolderFiles, given: ReadOptions = {}): Promise<BaseReading> {
  const own = basename(resolve(base.directory));
  // The name of no brand: their folders do not start with an underscore.
  const directory = join(dirname(resolve(base.directory)), '_brand');
  const file = relative('.', join(directory, manifestName));
  const minimum = { schemaVersion: currentVersion, extends: own, merchant, hosts: [`${merchant}.localhost`] };
  const inherited = await inheritedBy(JSON.stringify(minimum));
  const lacks = (path: readonly string[]) => {
    const parent = valueAt(inherited, path.slice(0, -1));
    return (parent === undefined || typeof parent === 'object') && valueAt(inherited, path) === undefined;
  };
  const hasSeed = !lacks(['theme', 'seed']);
  const hasLogo = !lacks(['assets', 'logo']);
  const hasName = !lacks(['name']);
  const manifest = {
    ...minimum,
    ...(hasName ? {} : { name: merchant }),
    ...(hasSeed ? {} : { theme: { seed } }),
    ...(hasLogo ? {} : { assets: { logo } }),
  };
  const { audit, ...options } = given;
  const asBrand = { ...options, file, folder: merchant, ...(hasSeed && audit !== undefined ? { audit } : {}) };
  const reading = await readBrandFiles(brandWith(JSON.stringify(manifest)), asBrand);
  const found = reading.ok ? reading.warnings : reading.problems;
  return {
    reading,
    problems: found.filter((problem) => problem.file !== file),
    source: reading.ok ? (reading.source.base ?? null) : null,
    hasSeed,
    given: [
      '/merchant',
      '/hosts',
      ...(hasName ? [] : ['/name']),
      ...(hasSeed ? [] : ['/theme/seed']),
      ...(hasLogo ? [] : ['/assets/logo']),
    ],
  };

  async function inheritedBy(text: string): Promise<unknown> {
    const family = await readFamily(parseManifest(text, file), brandWith(text), file).catch(() => null);
    return family?.manifest.value;
  }

  function brandWith(text: string): FolderFiles {
    const files = new Map([
      [manifestName, text],
      [logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>'],
    ]);
    const bytesOf = (name: string) => new TextEncoder().encode(files.get(name));
    return {
      directory,
      list: async () => ({ names: [], diagnostic: null }),
      info: async (name) => (files.has(name) ? { size: bytesOf(name).length, isOutside: false } : null),
      read: async (name) => bytesOf(name),
      contentHash: () => base.contentHash(),
      sibling: (name) => (name === own ? base : base.sibling(name)),
    };
  }
}
