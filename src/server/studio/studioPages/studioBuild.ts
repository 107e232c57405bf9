import { readFileSync } from 'node:fs';
import type { Language } from '../../../domain/language.ts';

/** URLs of the files that the studio starts with. */
export interface StudioFiles {
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** Chunk of the words, by language. */
  readonly words: Partial<Record<Language, string>>;
}

interface Document {
  readonly html: string;
  readonly policy: string;
}

export interface StudioBuild {
  readonly files: StudioFiles;
  /** Folder of the hashed files; null in development, where they come from their sources. */
  readonly assets: string | null;
  /** Adds what a server of sources needs. */
  readonly adjust?: (document: Document) => Document;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const entryModule = 'src/studio/app/studio.tsx';
const wordsModule = /^src\/studio\/i18n\/(\w+)\.words\.generated\.ts$/;

/**
 * Reads the manifest of the studio's build.
 * @throws if the build lacks the entry module.
 */
export function readStudioBuild(manifestFile: string, assets: string): StudioBuild {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
  const entry = chunks[entryModule];
  if (entry === undefined) throw new Error(`${manifestFile} does not hold ${entryModule}: build again.`);
  const first = new Set<string>();
  const collect = (name: string) => {
    if (first.has(name)) return;
    for (const imported of chunks[name]?.imports ?? []) collect(imported);
    first.add(name);
  };
  collect(entryModule);
  const found = [...first].flatMap((name) => chunks[name] ?? []);
  const addressOf = (file: string) => `/studio/${file}`;
  return {
    files: {
      entry: addressOf(entry.file),
      preloads: found.filter((chunk) => chunk !== entry).map(({ file }) => addressOf(file)),
      styles: [...new Set(found.flatMap(({ css = [] }) => css))].map(addressOf),
      words: Object.fromEntries(
        Object.entries(chunks).flatMap(([name, { file }]) => {
          const [, language] = wordsModule.exec(name) ?? [];
          return language === undefined ? [] : [[language, addressOf(file)]];
        }),
      ),
    },
    assets,
  };
}
