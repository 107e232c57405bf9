import { createHash } from 'node:crypto';
import { openFolder } from '../../../manifest/assets/folderFiles.ts';
import { readBrandFiles } from '../../../manifest/assets/readBrandFolder.ts';
import { hostClashes } from '../../../manifest/assets/readBrands.ts';
import { type Brand, type LocalText, type Problem, type ReadOptions, storedBrand } from '../../../manifest/index.ts';
import { locate } from '../../../manifest/locate.ts';
import type { StudioProblem } from '../../../wire/studio/shapes.ts';
import { createLoadingCache } from '../../platform/caches/index.ts';
import type { BrandFiles, FileTable } from '../../tenants/brandFiles/index.ts';
import { type RealMoneyDeps, readOptions, serverDiagnostics } from '../../tenants/registry/index.ts';

import { memoryFolder } from './memoryFolder.ts';
import type { Versions } from './versions.ts';

export interface ReadingDeps {
  readonly brandFiles: Pick<BrandFiles, 'get' | 'materialise'>;
  readonly versions: Pick<Versions, 'hostHolder'>;
  readonly realMoney: RealMoneyDeps;
  /** The studios and games that a manifest of this merchant may name. */
  readonly catalogueOf: (merchant: string) => Promise<ReadOptions['catalogue']>;
}

export interface DraftReading {
  /** Null if something stops the brand from being published. */
  readonly brand: Brand | null;
  readonly problems: readonly StudioProblem[];
}

export interface DraftSource {
  readonly merchant: string;
  readonly document: unknown;
  readonly files: FileTable;
  /** Manifest of the version it started from; undefined for none. */
  readonly published: unknown;
  /** Files that are not stored, by their digest. */
  readonly unstored?: ReadonlyMap<string, Buffer>;
}

/** Readings by content; hosts of other brands are looked up each time. */
const cachedReadings = 50;

/**
 * Reads drafts as the server reads a brand: the ordinary reader on the document and its files. Positions are those of the document
 * printed with two spaces, which is what the JSON editor shows.
 */
export function createReadings({ brandFiles, versions, realMoney, catalogueOf }: ReadingDeps) {
  const cached = createLoadingCache<Reading>({ max: cachedReadings });

  async function read({ merchant, document, files, unstored }: DraftSource): Promise<Reading> {
    const options = {
      ...readOptions,
      folder: merchant,
      catalogue: await catalogueOf(merchant),
      file: `${merchant}/brand.json`,
    };
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const folder =
      typeof document === 'object' && document !== null && 'extends' in document
        ? openFolder(await brandFiles.materialise(document, files))
        : memoryFolder(merchant, text, files, async (digest) => {
            return unstored?.get(digest) ?? (await brandFiles.get(digest))?.bytes ?? null;
          });
    const reading = await readBrandFiles(folder, options);
    if (!reading.ok) return { problems: reading.problems };
    return { problems: reading.warnings, valid: { brand: reading.brand, source: reading.source } };
  }

  return async function readDraft(draft: DraftSource): Promise<DraftReading> {
    const { published } = draft;
    const { problems, valid } = await cached(keyOf(draft), () => read(draft));
    if (valid === undefined) return { brand: null, problems: problems.map(studioProblem) };
    const { brand, source } = valid;
    const holders = await Promise.all(brand.hosts.map(async (host) => [host, await versions.hostHolder(host)] as const));
    const held = new Map(holders.flatMap(([host, holder]) => (holder === null ? [] : [[host, holder] as const])));
    const served = published === undefined ? null : storedBrand(published).profile;
    const found = [...hostClashes(brand, held), ...serverDiagnostics(brand, served, realMoney)].map((diagnostic) =>
      locate(diagnostic, source),
    );
    return {
      brand: found.some(({ severity }) => severity === 'error') ? null : brand,
      problems: [...found, ...problems].map(studioProblem),
    };
  };
}

interface Reading {
  readonly problems: readonly Problem[];
  readonly valid?: { readonly brand: Brand; readonly source: Parameters<typeof locate>[1] };
}

/** Not `contentDigest`: positions depend on the order of keys. */
const keyOf = ({ merchant, document, files }: DraftSource) =>
  createHash('sha256')
    .update(JSON.stringify([merchant, document, files]))
    .digest('hex');

function studioProblem({ code, pointer, line, column, severity, message, patch }: Problem): StudioProblem {
  const fix = patch === undefined || patch.length === 0 ? null : [...patch];
  return { code, pointer, line, column, stops: severity === 'error', message: studioText(message), fix };
}

/** Both languages of the studio. */
export const studioText = ({ vi, en }: LocalText) => ({ en: en ?? vi, vi });
