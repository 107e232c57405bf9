import { fieldName } from '../describe.ts';
import { byLanguage, filled, type Spoken, textIn } from '../localText.ts';
import type { LocalText } from '../manifest.generated.ts';
import type { Path } from '../problem.ts';
import { isLocalText, schemaAt, textLanguages } from '../schema.ts';
import { invisible } from '../shown.ts';
import { changeWords as words } from './changeWords.ts';

type Content = Readonly<Record<string, unknown>>;

const maxShown = 60;

/** Sections and field of a place, by the titles of the schema. `document` names the entries of lists. */
export function placeOf(path: Path, document: unknown): LocalText {
  if (path.length === 0) return words.brand;
  const parts: Spoken[] = [];
  let value = document;
  for (const [index, step] of path.entries()) {
    const here = path.slice(0, index + 1);
    value = childOf(value, step);
    if (typeof step === 'number') parts.push(itemName(value, step));
    else if (isTextOfLanguage(here)) parts[parts.length - 1] = fieldName(here);
    else parts.push(isNamed(here) ? fieldName(here) : quoted(step));
  }
  return byLanguage(textLanguages, (language) => parts.map((part) => textIn(part, language)).join(' › '));
}

/** An entry of a list, by what a person would call it. */
export function itemName(item: unknown, index: number): Spoken {
  if (typeof item === 'string' || typeof item === 'number') return quoted(String(item));
  const named = isContent(item) ? (['name', 'title', 'label', 'id', 'number', 'kind', 'url'] as const) : [];
  for (const key of named) {
    const value = childOf(item, key);
    if (typeof value === 'string' && value !== '') return quoted(value);
    if (isContent(value) && textLanguages.some((language) => typeof value[language] === 'string')) return valueText(value);
  }
  return filled(words.entry, { number: String(index + 1) });
}

/** A value in a sentence. */
export function valueText(value: unknown): Spoken {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (value === null || value === undefined) return words.none;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return /^#[0-9a-f]{3,8}$/i.test(value) ? value : quoted(value);
  if (Array.isArray(value)) return listText(value);
  const texts = value as Content;
  const spoken = textLanguages.find((language) => typeof texts[language] === 'string');
  if (spoken === undefined) return words.ownSettings;
  return byLanguage(textLanguages, (language) => quoted(String(texts[language] ?? texts[spoken])));
}

/** A value in both languages. */
export const valueName = (value: unknown): LocalText => {
  const spoken = valueText(value);
  return byLanguage(textLanguages, (language) => textIn(spoken, language));
};

/** Amounts are grouped, because a digit too many is not seen otherwise. */
const leastGrouped = 10_000;

const numberText = (value: number): Spoken =>
  Math.abs(value) < leastGrouped
    ? String(value)
    : byLanguage(textLanguages, (language) => value.toLocaleString(language, { maximumFractionDigits: 20 }));

/** The value of a setting that a manifest leaves out. */
export function standardText(path: Path): Spoken {
  const value = schemaAt(path)?.default;
  if (value === undefined || (typeof value === 'object' && value !== null)) return words.standard;
  return filled(words.standardValue, { value: valueText(value) });
}

function listText(list: readonly unknown[]): Spoken {
  if (list.length === 0) return words.none;
  const text = list.every((item) => typeof item === 'string' || typeof item === 'number') ? list.join(', ') : '';
  return text !== '' && text.length <= maxShown ? text : filled(words.entries, { count: String(list.length) });
}

function quoted(text: string): string {
  const line = text
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const signs = [...line];
  return `“${signs.length > maxShown ? `${signs.slice(0, maxShown - 1).join('')}…` : line}”`;
}

/** Whether the schema knows the key itself, and not only keys like it. */
function isNamed(path: Path): boolean {
  const properties = schemaAt(path.slice(0, -1))?.properties;
  return properties !== undefined && Object.hasOwn(properties, String(path.at(-1)));
}

function isTextOfLanguage(path: Path): boolean {
  const parent = path.length > 1 ? schemaAt(path.slice(0, -1)) : null;
  return parent !== null && isLocalText(parent) && isNamed(path);
}

function childOf(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string | number, unknown>)[step]
    : undefined;
}

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value);
