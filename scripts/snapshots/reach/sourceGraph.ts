import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../paths.ts';
import { importsOf } from './importsOf.ts';

export interface SourceGraph {
  /** The file and everything it loads, directly or not; packages as `npm:name@version`. */
  readonly closureOf: (file: string) => ReadonlySet<string>;
  /** Hash of a file's bytes, or of a package's version. */
  readonly hashOf: (node: string) => string;
}

/** Reads each source once; the closure of hundreds of stories takes about a second. */
export function sourceGraph(folder = root): SourceGraph {
  const direct = new Map<string, readonly string[]>();
  const hashes = new Map<string, string>();
  const closures = new Map<string, ReadonlySet<string>>();

  const read = (file: string): readonly string[] => {
    const known = direct.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(join(folder, file));
    hashes.set(file, createHash('sha256').update(bytes).digest('hex'));
    const { files, packages } = importsOf(file, bytes.toString('utf8'));
    const next = [
      ...files.flatMap((wanted) => existing(folder, wanted) ?? []),
      ...packages.flatMap((name) => installed(folder, name) ?? []),
    ];
    direct.set(file, next);
    return next;
  };

  const closureOf = (start: string) => {
    const known = closures.get(start);
    if (known !== undefined) return known;
    const seen = new Set<string>([start]);
    for (const node of seen) if (!node.startsWith('npm:')) for (const next of read(node)) seen.add(next);
    closures.set(start, seen);
    return seen;
  };

  return { closureOf, hashOf: (node) => hashes.get(node) ?? node };
}

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
