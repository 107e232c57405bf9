import type { LocalText } from '../../../domain/language.ts';
import { fieldName } from '../../../manifest/describe.ts';
import { brandSchema, isLocalText, keysOf, resolved, type SchemaNode, schemaAt } from '../../../manifest/schema.ts';
import { type Place, pointerTo } from '../document/values.ts';

/** Editor for a setting. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'localText'
  | 'markdown'
  | 'number'
  | 'switch'
  | 'choice'
  | 'shape'
  | 'font'
  | 'fontName'
  | 'several'
  | 'order'
  | 'colour'
  | 'file'
  | 'moment'
  | 'list'
  | 'map'
  | 'group';

/** One setting, as the schema describes it. Everything the form shows of it comes from here. */
export interface FieldModel {
  readonly place: Place;
  readonly pointer: string;
  readonly kind: FieldKind;
  readonly node: SchemaNode;
  readonly title: LocalText;
  readonly help: LocalText | null;
  readonly isAdvanced: boolean;
  readonly isRequired: boolean;
  /** Value while the manifest says nothing. */
  readonly standard: unknown;
  /** Values to choose from, of `choice`, `shape`, `several` and `order`. */
  readonly choices: readonly (string | number)[];
  /** Markdown, or a wide text. */
  readonly isLong: boolean;
}

/** Longest text that is written in one line. */
const oneLineCharacters = 120;

/** The setting at a place of the schema; null if the schema has no such place. */
export function fieldAt(place: Place, schema: SchemaNode = brandSchema): FieldModel | null {
  const node = schemaAt(place, schema);
  if (node === null) return null;
  const parent = place.length === 0 ? null : schemaAt(place.slice(0, -1), schema);
  const key = place.at(-1);
  return {
    place,
    pointer: pointerTo(place),
    kind: kindOf(node),
    node,
    title: textOf(fieldName(place, schema)),
    help: helpOf(node),
    isAdvanced: node['x-studio']?.advanced === true,
    isRequired: typeof key === 'string' && parent?.required?.includes(key) === true,
    standard: node.default,
    choices: choicesOf(node),
    isLong: isLong(node),
  };
}

/** The settings of a group, in the order of the schema. */
export function fieldsOf(place: Place, schema: SchemaNode = brandSchema): readonly FieldModel[] {
  const node = schemaAt(place, schema);
  return Object.keys(node?.properties ?? {}).flatMap((key) => fieldAt([...place, key], schema) ?? []);
}

/** The settings of a group with this content: those of its kind, and those of other kinds that are left over, to be removed. */
export function fieldsOfKind(place: Place, content: unknown): readonly FieldModel[] {
  const written = typeof content === 'object' && content !== null ? content : {};
  const keys = keysOf(schemaAt(place) ?? {}, written);
  const isOfKind = (key: string) => keys.includes(key) || Object.hasOwn(written, key);
  return fieldsOf(place).filter(({ place: inner }) => isOfKind(String(inner.at(-1))));
}

/** The entry of a list or map. */
export const entryOf = (field: FieldModel, key: string | number, schema: SchemaNode = brandSchema): FieldModel | null =>
  fieldAt([...field.place, key], schema);

/** A value to begin with: the least that the schema asks for. */
export function emptyValue(node: SchemaNode): unknown {
  const whole = resolved(node);
  if (whole.default !== undefined) return structuredClone(whole.default);
  if (whole.enum !== undefined) return whole.enum[0];
  if (whole.type === 'object')
    return Object.fromEntries((whole.required ?? []).map((key) => [key, emptyValue(whole.properties?.[key] ?? {})]));
  if (whole.type === 'array') return Array.from({ length: whole.minItems ?? 0 }, () => emptyValue(whole.items ?? {}));
  if (whole.type === 'boolean') return false;
  if (whole.type === 'integer' || whole.type === 'number') return whole.minimum ?? 0;
  return '';
}

/** A new entry of a list: the least that the schema asks for, with an id that no entry has. */
export function newEntry(field: FieldModel, entries: readonly unknown[]): unknown {
  const node = resolved(field.node.items ?? {});
  const empty = emptyValue(node);
  const id = resolved(node.properties?.['id'] ?? {});
  if (typeof empty !== 'object' || empty === null || id.type !== 'string' || id.enum !== undefined) return empty;
  const taken = new Set(entries.map((entry) => (entry as { readonly id?: unknown } | null)?.id));
  const list = String(field.place.findLast((step) => typeof step === 'string'));
  const name = list
    .replace(/[A-Z]/g, '-$&')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const ids = Array.from({ length: taken.size + 1 }, (_, index) => `${name}-${entries.length + index + 1}`);
  return { ...empty, id: ids.find((each) => !taken.has(each)) };
}

/** Characters as the reader counts them. */
export const lengthOf = (text: string): number => [...text].length;

export const maxLengthOf = (node: SchemaNode, language?: string): number | undefined =>
  (language === undefined ? node : resolved(node.properties?.[language] ?? {})).maxLength;

function kindOf(node: SchemaNode): FieldKind {
  const widget = node['x-studio']?.widget;
  if (isLocalText(node)) return widget === 'markdown' ? 'markdown' : 'localText';
  if (node.type === 'boolean') return 'switch';
  if (node.enum !== undefined) return widget === 'shape' ? 'shape' : 'choice';
  if (node.type === 'array') return listKind(node);
  if (widget === 'font' || widget === 'fontName') return widget;
  if (node.type === 'object') return node.properties === undefined ? 'map' : 'group';
  if (node.type === 'integer' || node.type === 'number') return 'number';
  if (widget === 'color') return 'colour';
  if (widget === 'image' || widget === 'file') return 'file';
  if (widget === 'moment') return 'moment';
  return isLong(node) ? 'longText' : 'text';
}

function listKind(node: SchemaNode): FieldKind {
  if (resolved(node.items ?? {}).enum === undefined) return 'list';
  return node['x-studio']?.widget === 'order' ? 'order' : 'several';
}

const choicesOf = (node: SchemaNode): readonly (string | number)[] =>
  ((node.type === 'array' ? resolved(node.items ?? {}).enum : node.enum) ?? []).filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  );

function isLong(node: SchemaNode): boolean {
  if (node['x-studio']?.widget === 'markdown') return true;
  const lengths = isLocalText(node)
    ? Object.values(node.properties ?? {}).map((text) => resolved(text).maxLength ?? 0)
    : [node.maxLength ?? 0];
  return Math.max(...lengths) > oneLineCharacters;
}

function helpOf(node: SchemaNode): LocalText | null {
  const english = node.description;
  if (english === undefined) return null;
  return { en: english, vi: node['x-studio']?.vi?.description ?? english };
}

const textOf = (title: string | LocalText): LocalText => (typeof title === 'string' ? { en: title, vi: title } : title);
