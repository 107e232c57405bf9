import { createHash } from 'node:crypto';
import type { FileTable } from './filePaths.ts';

/**
 * SHA-256 over a manifest and its files, 64 hex digits. The order of keys does not count: equal content has one digest, whether
 * it comes from a file or from the database.
 */
export const contentDigest = (manifest: unknown, files: FileTable): string =>
  createHash('sha256').update(canonicalJson(manifest)).update('\0').update(canonicalJson(files)).digest('hex');

/** JSON with sorted keys and without white space. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`).join(',')}}`;
}
