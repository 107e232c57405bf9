import { basename } from 'node:path';
import { auditTheme } from '../../../brand/auditTheme.ts';
import { type BrandTokens, tokensFromBrand } from '../../../brand/tokensFromBrand.ts';
import { openFolder } from '../../../manifest/assets/folderFiles.ts';
import { readBrandFiles } from '../../../manifest/assets/readBrandFolder.ts';
import { type Brand, type Diagnostic, type Problem, type ReadOptions } from '../../../manifest/index.ts';
import { locate } from '../../../manifest/locate.ts';
import { readOptions } from './readOptions.ts';

export type FolderReading =
  | {
      readonly ok: true;
      readonly brand: Brand;
      readonly tokens: BrandTokens;
      readonly manifest: unknown;
      readonly problems: readonly Problem[];
      /** Names of the folders of its bases, nearest first. */
      readonly bases: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly bases: readonly string[]; readonly retry: boolean };

/**
 * Reads and validates a brand's folder. `refusals` gives the reasons why this server may not serve a valid brand, and its warnings; `more` are
 * options of this server.
 *
 * @throws if a file in the folder cannot be read.
 */
export async function readFolder(
  folder: string,
  refusals: (brand: Brand) => Promise<readonly Diagnostic[]>,
  more: ReadOptions = {},
): Promise<FolderReading> {
  const files = openFolder(folder);
  let tokens: BrandTokens | null = null;
  const audit: ReadOptions['audit'] = (theme) => {
    tokens = tokensFromBrand(theme);
    return auditTheme(theme, tokens.palettes);
  };
  const reading = await readBrandFiles(files, { ...readOptions, ...more, audit, file: `${basename(folder)}/brand.json` });
  if (!reading.ok) return { ...reading, retry: reading.problems.some(({ code }) => code === 'file.unreadable') };
  const { brand, manifest, source, warnings, bases } = reading;
  const found = (await refusals(brand)).map((diagnostic) => locate(diagnostic, source));
  if (found.some(isError)) return { ok: false, problems: found, bases, retry: true };
  tokens ??= tokensFromBrand(brand.theme);
  return { ok: true, brand, tokens, manifest, problems: [...warnings, ...found], bases };
}

const isError = ({ severity }: Problem) => severity === 'error';

/** A problem of the folder as a whole. */
export const problemOfFolder = (folder: string, diagnostic: Diagnostic): Problem =>
  locate(diagnostic, { file: `${folder}/brand.json`, text: '', tree: undefined });
