import { brandSchema, resolved, type SchemaNode } from '../../src/manifest/index.ts';
import { type KindShape, keysOf } from '../../src/manifest/schema.ts';

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
  Object.assign(manifest['registration']?.['fields']?.['captcha'] ?? {}, { minLength: 4 });
  return manifest;
}

const filled = (place: SchemaNode): unknown => variantsOf(place)[0];

/** One value per kind that the node, or an object in it, comes in; the lists of the manifest hold all of them. */
function variantsOf(place: SchemaNode): unknown[] {
  const node = resolved(place);
  if (node.properties === undefined) return [listOf(node) ?? structuredClone(node.examples?.[0] ?? node.default)];
  const parts = Object.entries(node.properties).map(
    ([key, part]) => [key, deciding(node).get(key) ?? variantsOf(part)] as const,
  );
  const count = Math.max(1, ...parts.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) => {
    const whole = Object.fromEntries(parts.map(([key, values]) => [key, structuredClone(values[index % values.length])]));
    if (index > 0 && typeof whole['id'] === 'string') whole['id'] += `-${index}`;
    const keys = keysOf(node, whole);
    return Object.fromEntries(Object.entries(whole).filter(([key]) => keys.includes(key)));
  });
}

function listOf({ items, minItems = 1 }: SchemaNode): unknown[] | undefined {
  const entry = items === undefined ? {} : resolved(items);
  if (entry.properties === undefined) return undefined;
  const variants = variantsOf(entry);
  return Array.from({ length: Math.max(minItems, variants.length) }, (_, index) => variants[index % variants.length]);
}

/** The settings whose value decides which others an object has, with all their values. */
function deciding({ allOf = [], properties = {} }: SchemaNode): Map<string, readonly unknown[]> {
  const keys = allOf.flatMap((shape) => ('if' in shape ? Object.keys((shape as KindShape).if.properties) : []));
  return new Map([...new Set(keys)].map((key) => [key, properties[key]?.enum ?? []]));
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
