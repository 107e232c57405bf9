import type { Path } from '../problem.ts';
import { brandSchema, schemaAt } from '../schema.ts';

export interface Reference {
  readonly path: Path;
  readonly name: string;
  readonly kind: 'image' | 'font';
}

const kinds = {
  image: brandSchema.definitions?.['imageFile']?.pattern,
  font: brandSchema.definitions?.['fontFile']?.pattern,
} as const;

/** Files the manifest refers to, found by the schema's patterns, so that new settings are covered. */
export function referencesOf(value: unknown, path: Path = []): Reference[] {
  if (typeof value === 'string') return oneReference(value, path);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return entries.flatMap(([step, child]) => referencesOf(child, [...path, step]));
}

function oneReference(name: string, path: Path): Reference[] {
  const pattern = schemaAt(path)?.pattern;
  if (pattern === undefined || !new RegExp(pattern, 'u').test(name)) return [];
  if (pattern === kinds.image) return [{ path, name, kind: 'image' }];
  return pattern === kinds.font ? [{ path, name, kind: 'font' }] : [];
}
