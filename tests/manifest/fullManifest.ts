import { brandSchema, resolved, type SchemaNode } from '../../src/manifest/index.ts';

/** A manifest with the required settings only. */
export const smallestManifest = {
  merchant: 'aurora',
  name: 'Aurora',
  hosts: ['aurora.localhost'],
  theme: { seed: '#6a3df0' },
  assets: { logo: 'logo.svg' },
};

/** A manifest with every setting, built from the examples in the schema, so that new settings are tested automatically. */
export function fullManifest(): Record<string, unknown> {
  const manifest = filled(brandSchema) as Record<string, Record<string, Record<string, unknown>>>;
  // Needs a folder beside that of the manifest.
  delete manifest['extends'];
  const fonts = manifest['theme']?.['fonts'] ?? {};
  fonts['display'] = { family: 'archivo' };
  fonts['text'] = { family: 'inter' };
  fonts['numeric'] = { file: 'fonts/brand.woff2', name: 'Brand Sans' };
  Object.assign(manifest['registration']?.['fields']?.['password'] ?? {}, { minLength: 8, maxLength: 32 });
  return manifest;
}

function filled(place: SchemaNode): unknown {
  const node = resolved(place);
  if (node.properties !== undefined) {
    return Object.fromEntries(Object.entries(node.properties).map(([key, part]) => [key, filled(part)]));
  }
  const items = node.items === undefined ? null : resolved(node.items);
  if (items?.properties !== undefined) return Array.from({ length: node.minItems ?? 1 }, () => filled(items));
  return structuredClone(node.examples?.[0] ?? node.default);
}

export interface Place {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly node: SchemaNode;
}

/** Every place of a document with its schema node. */
export function placesOf(value: unknown, node: SchemaNode = resolved(brandSchema), path: Place['path'] = []): Place[] {
  const here = { path, value, node };
  if (Array.isArray(value))
    return [here, ...value.flatMap((item, index) => placesOf(item, resolved(node.items ?? {}), [...path, index]))];
  if (typeof value !== 'object' || value === null) return [here];
  const inner = Object.entries(value).flatMap(([key, child]) => {
    const part = node.properties?.[key] ?? (typeof node.additionalProperties === 'object' ? node.additionalProperties : {});
    return placesOf(child, resolved(part), [...path, key]);
  });
  return [here, ...inner];
}

/** A copy with one value changed; `undefined` deletes the key. */
export function changed(document: unknown, path: Place['path'], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(document) ? [...document] : { ...(document as object) }) as Record<string | number, unknown>;
  copy[step] = rest.length === 0 ? value : changed(copy[step], rest, value);
  return copy;
}
