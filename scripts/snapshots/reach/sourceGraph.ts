import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../../src/domain/language.ts';
import { root } from '../../paths.ts';
import { importsOf } from './importsOf.ts';
import { normalize } from './normalize.ts';

export interface SourceGraph {
  /** The file and its transitive imports; packages as `npm:name@version`. Files for which `isLeftOut` holds are not followed. */
  readonly closureOf: (file: string, isLeftOut?: (file: string) => boolean) => ReadonlySet<string>;
  /**
   * Hash of a module's normalized text, with import paths replaced by the content hash of the imported file. Moving or
   * renaming a file changes no hash; importing another file does.
   */
  readonly hashOf: (node: string, language: Language) => string;
}

interface Module {
  /** Hash of the normalized text without its import paths. */
  readonly content: string;
  /** The normalized text, split at its import paths. */
  readonly pieces: readonly string[];
  /** The imported file at each split; null if unresolved. */
  readonly links: readonly (string | null)[];
  readonly next: readonly string[];
}

/** Loaded by story tests only. */
const testOnly = '.storybook/accessibility.ts';

/** Language → its text files. */
const wordsOf = languages.map((language) => [language, new RegExp(`(?:^|/)i18n/${language}(?:[./]|$)`)] as const);

/** Whether a file cannot affect pictures in this language: texts of the other languages, and test-only modules. */
export const isUnpictured = (file: string, language: Language) =>
  file === testOnly || wordsOf.some(([other, files]) => other !== language && files.test(file));

/** Reads all sources reachable from the entries, each once; hundreds of stories take about a second. */
export async function sourceGraph(entries: Iterable<string>, folder = root): Promise<SourceGraph> {
  const modules = new Map<string, Module>();
  const pending = new Set(entries);
  for (const file of pending) {
    const module = await readModule(folder, file);
    modules.set(file, module);
    for (const next of module.next) if (!next.startsWith('npm:')) pending.add(next);
  }
  const closures = new WeakMap<(file: string) => boolean, Map<string, ReadonlySet<string>>>();
  const hashes = new Map<string, string>();

  const closureOf = (start: string, isLeftOut: (file: string) => boolean = never) => {
    const made = closures.get(isLeftOut) ?? new Map<string, ReadonlySet<string>>();
    closures.set(isLeftOut, made);
    const known = made.get(start);
    if (known !== undefined) return known;
    const seen = new Set<string>([start]);
    for (const node of seen) for (const next of modules.get(node)?.next ?? []) if (!isLeftOut(next)) seen.add(next);
    made.set(start, seen);
    return seen;
  };

  const hashOf = (node: string, language: Language) => {
    const module = modules.get(node);
    if (module === undefined) return node;
    const key = `${language} ${node}`;
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const { pieces, links } = module;
    const contentOf = (link: string | null | undefined) =>
      link == null || isUnpictured(link, language) ? '' : (modules.get(link)?.content ?? '');
    const digest = hashText(pieces.map((piece, index) => `${piece}\0${contentOf(links[index])}`).join('\0'));
    hashes.set(key, digest);
    return digest;
  };

  return { closureOf, hashOf };
}

async function readModule(folder: string, file: string): Promise<Module> {
  const code = await normalize(file, readFileSync(join(folder, file), isText(file) ? 'utf8' : 'latin1'));
  const { links, globbed, packages } = importsOf(file, code, folder);
  const pieces = [...links, null].map((link, index) => code.slice(links[index - 1]?.end ?? 0, link?.start));
  const found = links.map((link) => existing(folder, link.file));
  return {
    content: hashText(pieces.join('\0')),
    pieces,
    links: found,
    next: [...found.flatMap((path) => path ?? []), ...globbed, ...packages.flatMap((name) => installed(folder, name) ?? [])],
  };
}

const never = () => false;

const isText = (file: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(file);

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

function existing(folder: string, file: string): string | null {
  const candidates = [file, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => `${file}${end}`)];
  return candidates.find((path) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()) ?? null;
}

const versions = new Map<string, string | null>();

function installed(folder: string, name: string): string | null {
  const key = `${folder}\0${name}`;
  const known = versions.get(key);
  if (known !== undefined) return known;
  const file = join(folder, 'node_modules', name, 'package.json');
  const found = existsSync(file)
    ? `npm:${name}@${(JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version ?? ''}`
    : null;
  versions.set(key, found);
  return found;
}
