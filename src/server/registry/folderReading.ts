import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readBrandFolder } from '../../manifest/assets/readBrandFolder.ts';
import { hostClashes } from '../../manifest/assets/readBrands.ts';
import { type Brand, type BrandManifest, type Problem, withDefaults } from '../../manifest/index.ts';
import { locate } from '../../manifest/locate.ts';
import { parse } from '../../manifest/parse.ts';
import { readOptions } from './readOptions.ts';

export type FolderReading =
  | { readonly ok: true; readonly brand: Brand; readonly manifest: unknown; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly clash: boolean };

/** Reads a brand's folder with every rule there is, and against the hosts that other brands hold. */
export async function readFolder(folder: string, claims: ReadonlyMap<string, string>): Promise<FolderReading> {
  const file = `${basename(folder)}/brand.json`;
  const reading = await readBrandFolder(folder, { ...readOptions, file });
  if (!reading.ok) return { ...reading, clash: false };
  const text = await readFile(join(folder, 'brand.json'), 'utf8');
  const { value, tree } = parse(text);
  const clashes = hostClashes(reading.brand, claims).map((fault) => locate(fault, { file, text, tree }));
  if (clashes.length > 0) return { ok: false, problems: clashes, clash: true };
  return { ok: true, brand: reading.brand, manifest: value, problems: reading.warnings };
}

/** A manifest that was good once, with the defaults of today. */
export const completed = (manifest: unknown): Brand => withDefaults(manifest as BrandManifest);

export const unreadable = (folder: string, detail: string): Problem =>
  locate(
    { code: 'file.unreadable', path: [], params: { detail } },
    { file: `${folder}/brand.json`, text: '', tree: undefined },
  );
