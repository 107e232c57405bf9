import { byLanguage, filled, type Spoken } from './localText.ts';
import type { LocalText } from './manifest.generated.ts';
import type { Path } from './problem.ts';
import { brandSchema, isLocalText, type SchemaNode, schemaAt, textLanguages } from './schema.ts';
import { shown } from './shown.ts';

/** Title of a path in the schema, in every language; the key itself if it has no title. A text also names its language. */
export function fieldName(path: Path, schema = brandSchema): Spoken {
  const key = path.at(-1);
  if (typeof key === 'number') return entryName(path, key, schema);
  const node = schemaAt(path, schema);
  const fallback = key === undefined ? '' : shown(key);
  const title = byLanguage(textLanguages, (language) => node?.['x-studio']?.[language]?.title ?? node?.title ?? fallback);
  const parent = path.length > 1 ? schemaAt(path.slice(0, -1), schema) : null;
  if (node === null || parent === null || !isLocalText(parent)) return title;
  return filled(textOf, { field: fieldName(path.slice(0, -1), schema), language: title });
}

const textOf: LocalText = { en: '{{field}} ({{language}})', vi: '{{field}} ({{language}})' };

const entryOf: LocalText = { en: 'Entry {{number}} of “{{list}}”', vi: 'Mục {{number}} của “{{list}}”' };

const entryName = (path: Path, index: number, schema: SchemaNode): Spoken =>
  filled(entryOf, { number: String(index + 1), list: fieldName(path.slice(0, -1), schema) });

const kinds: Readonly<Record<string, Spoken>> = {
  string: { en: 'a text', vi: 'chuỗi chữ' },
  number: { en: 'a number', vi: 'số' },
  integer: { en: 'a whole number', vi: 'số nguyên' },
  boolean: { en: 'true or false', vi: 'true hoặc false' },
  array: { en: 'a list', vi: 'danh sách' },
  object: { en: 'an object', vi: 'một nhóm { }' },
  null: { en: 'null', vi: 'null' },
};

export function kindName(type: string): Spoken {
  return kinds[type] ?? type;
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

export function isKind(value: unknown, type: string | undefined): boolean {
  if (type === undefined) return true;
  return type === 'integer' ? Number.isInteger(value) : kindOf(value) === type;
}

/** Whether a value matches the node by itself; nested values are not checked. */
export function fits(value: unknown, node: SchemaNode): boolean {
  if (!isKind(value, node.type)) return false;
  if (node.enum !== undefined && !node.enum.includes(value)) return false;
  if (typeof value === 'number') return value >= (node.minimum ?? -Infinity) && value <= (node.maximum ?? Infinity);
  if (typeof value !== 'string') return true;
  const length = [...value].length;
  if (length < (node.minLength ?? 0) || length > (node.maxLength ?? Infinity)) return false;
  return node.pattern === undefined || new RegExp(node.pattern, 'u').test(value);
}
