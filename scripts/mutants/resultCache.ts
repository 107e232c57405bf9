import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';

const ofMutants = join(root, '.cache/mutants.json');

/** Failure by key; null for a mutant that survived. */
type Results = Record<string, string | null>;

export interface ResultCache {
  readonly get: (key: string) => string | null | undefined;
  /** Kept in memory until `save` writes the file. */
  readonly set: (key: string, failure: string | null) => void;
  readonly save: () => void;
}

/** Key of a result: the changed source, the tests in order, and what these depend on. */
export const resultKey = (source: string, tests: readonly string[], dependencies: string): string =>
  createHash('sha256')
    .update(JSON.stringify([source, tests, dependencies]))
    .digest('hex');

/** Results of earlier runs, by content. An unreadable file counts as empty. */
export function openResultCache(file = ofMutants): ResultCache {
  const results = read(file);
  return {
    get: (key) => results[key],
    set: (key, failure) => {
      results[key] = failure;
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(results));
    },
  };
}

function read(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch {
    return {};
  }
}
