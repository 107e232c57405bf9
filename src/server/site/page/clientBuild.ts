import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../../../domain/language.ts';

/** URLs of the files a page loads. */
export interface PageFiles {
  readonly entry: string;
  /** Transitive imports of the page and its texts, preloaded to avoid a request waterfall. */
  readonly preloads: readonly string[];
  /** Style sheets of the first paint, which are part of the document: an external sheet would block it. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

export interface ClientBuild {
  /** URL of the program that only previews load. */
  readonly preview: string;
  /** Program of the states of flows in previews; absent in development, where Storybook shows them. */
  readonly states?: StatesProgram;
  /** Absent in development, where a worker would hold back changes. */
  readonly worker?: WorkerProgram;
  /** @param areas Text areas the page shows besides those of every first screen. */
  filesFor(page: string, language: Language, areas: readonly string[]): PageFiles;
}

/** URLs of the program that leads a preview's page to a state of a flow, and of its style sheet. */
export interface StatesProgram {
  readonly entry: string;
  readonly style: string;
}

export interface WorkerProgram {
  readonly text: string;
  /** Name of the build, whose files the worker keeps. */
  readonly build: string;
}

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Parts of the served HTML whose program loads when they are near: their style sheets belong to the document. */
const isNearPart = (name: string) => name.endsWith('.near.tsx');

const entryModule = 'src/app/site.tsx';
const previewModule = 'src/runtime/preview/bridge.ts';
const statesModule = 'tests/gallery/preview/states.tsx';
const moduleOf = (page: string) => `src/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`;

/**
 * Reads the manifest of the client build.
 * @throws if the build lacks the entry module.
 */
export function readClientBuild(manifestFile: string): ClientBuild {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>;
  const entry = chunks[entryModule];
  if (entry === undefined) throw new Error(`${manifestFile} does not hold ${entryModule}: build again.`);
  let program: string | null = null;
  let states: StatesProgram | null = null;
  let worker: WorkerProgram | null = null;
  const folder = join(dirname(manifestFile), '..');
  const sheets = new Map<string, string>();
  const sheetOf = (file: string) => {
    const text = sheets.get(file) ?? readFileSync(join(folder, file), 'utf8').trimEnd();
    sheets.set(file, text);
    return { href: `/${file}`, text };
  };
  return {
    get preview() {
      program ??= builtApart(manifestFile, 'preview.json')(previewModule);
      return program;
    },
    get states() {
      if (states === null) {
        const urlOf = builtApart(manifestFile, 'states.json');
        states = { entry: urlOf(statesModule), style: urlOf('style.css') };
      }
      return states;
    },
    get worker() {
      worker ??= { text: readFileSync(join(folder, 'worker/worker.js'), 'utf8'), build: nameOf(entry.file) };
      return worker;
    },
    filesFor(page, language, areas) {
      const found = new Map<string, Chunk>();
      collect(chunks, entryModule, found);
      collect(chunks, moduleOf(page), found);
      collect(chunks, `src/i18n/${language}.words.generated.ts`, found);
      if (areas.length > 0) collect(chunks, `src/i18n/${language}.areas.generated.ts`, found);
      for (const area of areas) collect(chunks, `src/i18n/${language}/${area}.json`, found);
      const all = [...found.values()];
      for (const name of all.flatMap(({ dynamicImports = [] }) => dynamicImports.filter(isNearPart)))
        collect(chunks, name, found);
      return {
        entry: `/${entry.file}`,
        preloads: all.filter(({ file }) => file !== entry.file).map(({ file }) => `/${file}`),
        styles: [...new Set([...found.values()].flatMap(({ css = [] }) => css))].map(sheetOf),
      };
    },
  };
}

/** The entry names every other file, so that its hash changes with each of them. */
const nameOf = (file: string) => basename(file, '.js');

/** URLs of what is built apart, so that the site's chunks are those of a site without previews. */
function builtApart(manifestFile: string, manifest: string): (module: string) => string {
  const file = join(dirname(manifestFile), manifest);
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Chunk>>;
  return (module) => {
    const chunk = chunks[module];
    if (chunk === undefined) throw new Error(`${file} does not hold ${module}: build again.`);
    return `/${chunk.file}`;
  };
}

function collect(chunks: Readonly<Record<string, Chunk>>, name: string, found: Map<string, Chunk>) {
  const chunk = chunks[name];
  if (chunk === undefined || found.has(name)) return;
  // Imports first: their styles come first in the cascade.
  for (const imported of chunk.imports ?? []) collect(chunks, imported, found);
  found.set(name, chunk);
}
