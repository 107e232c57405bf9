import type { ErrorObject } from 'ajv';
import rawSchema from '../../schema/brand.schema.json' with { type: 'json' };
import type { LocalText } from './manifest.generated.ts';

/** Hints for an editor of manifests, and titles in languages other than the schema's own, which is English. */
export interface StudioHints
  extends Partial<Record<keyof LocalText, { readonly title?: string; readonly description?: string }>> {
  readonly group?: string;
  readonly widget?: string;
  readonly advanced?: boolean;
  /** Axis of the title font without which the setting changes nothing. */
  readonly axis?: string;
}

/** The keys that an object may have if one of its settings has a value: its shape for one kind. */
export interface KindShape extends SchemaNode {
  readonly if: { readonly properties: Readonly<Record<string, { readonly const: unknown }>> };
  readonly then: { readonly propertyNames: { readonly enum: readonly string[] } };
}

/** The part of JSON Schema draft-07 that the schemas use. */
export interface SchemaNode {
  readonly $ref?: string;
  /** One reference, or the shapes of an object by kind. */
  readonly allOf?: readonly SchemaNode[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  /** The value may be a secret that was written in plain: no message shows it. */
  readonly 'x-secret'?: boolean;
  /** A setting of trust, with all below it: a change needs the yes of a second operator, see `trust.ts`. */
  readonly 'x-trust'?: boolean;
  readonly 'x-studio'?: StudioHints;
}

export const brandSchema = rawSchema as unknown as SchemaNode;

/** Whether values of the node are host names, whatever the schema of the file. */
export const isHost = ({ pattern }: SchemaNode): boolean =>
  pattern !== undefined && pattern === brandSchema.definitions?.['host']?.pattern;

/** A kind of file: its schema, and the validator generated from it. */
export interface Grammar<Document> {
  readonly schema: SchemaNode;
  readonly validate: {
    (data: unknown): data is Document;
    errors?: ErrorObject[] | null;
  };
}

const known = new WeakMap<SchemaNode, SchemaNode>();

/** Resolves a reference to its definition in the brand schema; keys beside the reference override the definition. */
export function resolved(node: SchemaNode): SchemaNode {
  const reference = node.$ref ?? node.allOf?.[0]?.$ref;
  if (reference === undefined) return node;
  const earlier = known.get(node);
  if (earlier !== undefined) return earlier;
  const definition = brandSchema.definitions?.[reference.slice('#/definitions/'.length)] ?? {};
  const whole = { ...resolved(definition), ...node };
  known.set(node, whole);
  return whole;
}

/** The setting whose value decides which keys an object has, with that value and the keys. */
export interface Kind {
  readonly key: string;
  readonly value: unknown;
  readonly keys: readonly string[];
}

const isKindShape = (node: SchemaNode): node is KindShape => 'then' in node;

/** Kinds of an object of the node by its content: a promotion of a kind, a mission of a period. */
export function kindsOf(node: SchemaNode, content: object): Kind[] {
  return (node.allOf ?? []).flatMap((shape): Kind[] => {
    if (!isKindShape(shape)) return [];
    const [[key, { const: value }] = ['', { const: undefined }]] = Object.entries(shape.if.properties);
    if (!Object.hasOwn(content, key) || (content as Readonly<Record<string, unknown>>)[key] !== value) return [];
    return [{ key, value, keys: shape.then.propertyNames.enum }];
  });
}

/** The settings that an object of the node may have. */
export function keysOf(node: SchemaNode, content: object): string[] {
  const kinds = kindsOf(node, content);
  return Object.keys(node.properties ?? {}).filter((key) => kinds.every(({ keys }) => keys.includes(key)));
}

/** Schema node of a path, or null if the schema has no such path. */
export function schemaAt(path: readonly (string | number)[], schema = brandSchema): SchemaNode | null {
  let node: SchemaNode | null = schema;
  for (const step of path) {
    if (node === null) return null;
    node = child(resolved(node), step);
  }
  return node === null ? null : resolved(node);
}

function child(node: SchemaNode, step: string | number): SchemaNode | null {
  if (typeof step === 'number') return node.items ?? null;
  if (node.properties !== undefined && Object.hasOwn(node.properties, step)) return node.properties[step] ?? null;
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : null;
}

const localText = brandSchema.definitions?.['localText'];

/** The languages that a text of a manifest may have. */
export const textLanguages = Object.keys(localText?.properties ?? {}) as readonly (keyof LocalText)[];

/** The default language of the product, which every text of a complete brand has. */
export const baseLanguage = schemaAt(['languages', 'default'])?.default as keyof LocalText;

/** Whether values of the node are texts by language. */
export const isLocalText = (node: SchemaNode): boolean => {
  const text = node.properties?.[baseLanguage];
  return text !== undefined && resolved(text).type === 'string';
};
