import { fits, kindOf } from './describe.ts';
import type { JsonPatch, Path } from './problem.ts';
import { pointerOf } from './problem.ts';
import { baseLanguage, isHost, isLocalText, resolved, type SchemaNode } from './schema.ts';
import { schemaWords, suggestionFor } from './typo.ts';

/** The value that was certainly meant; undefined if a person has to decide. */
export function suggestValue(value: unknown, node: SchemaNode): unknown {
  return candidates(value, node).find((candidate) => fits(candidate, node));
}

/** Writes a value; undefined if there is none to write. */
export function replaceFix(path: Path, value: unknown): JsonPatch | undefined {
  return value === undefined || value === null ? undefined : [{ op: 'replace', path: pointerOf(path), value }];
}

function candidates(value: unknown, node: SchemaNode): unknown[] {
  if (typeof value === 'string' && isHost(node)) return [hostSpelling(value)];
  if (typeof value === 'string') return [...spellings(value), ...converted(value), ...wrapped(value, node)];
  if (typeof value === 'number')
    return [...clamped(value, node), ...converted(String(value)), String(value), ...wrapped(value, node)];
  return kindOf(value) === 'boolean' ? [String(value), ...wrapped(value, node)] : [];
}

function* near(value: string, node: SchemaNode) {
  const named = (node.enum ?? []).filter((entry) => typeof entry === 'string');
  const { correction } = suggestionFor(value, named, schemaWords());
  if (correction !== null) yield correction;
  if (named.length === 1) yield named[0];
}

function wrapped(value: unknown, node: SchemaNode): unknown[] {
  if (node.type === 'array') return entries(value, node.items ?? {});
  if (node.type === 'object' && typeof value === 'string' && isLocalText(node)) return [{ [baseLanguage]: value }];
  return typeof value === 'string' ? [...near(value, node)] : [...(node.enum?.length === 1 ? node.enum : [])];
}

/** A single value in place of a list becomes a list of one, if it is a valid entry. */
function entries(value: unknown, items: SchemaNode): unknown[] {
  const entry = suggestValue(value, resolved(items));
  return entry === undefined ? [] : [[entry]];
}

function clamped(value: number, { minimum = -Infinity, maximum = Infinity }: SchemaNode): number[] {
  const within = Math.min(maximum, Math.max(minimum, value));
  return [within, Math.round(within)];
}

function converted(value: string): unknown[] {
  const text = value.trim().toLowerCase();
  const number = text === '' ? Number.NaN : Number(text);
  return [
    ...(Number.isFinite(number) ? [number] : []),
    ...(['true', 'yes', '1'].includes(text) ? [true] : []),
    ...(['false', 'no', '0'].includes(text) ? [false] : []),
  ];
}

/** The host without scheme, port, path and final dot, in Punycode. */
function hostSpelling(value: string): string {
  const host = value
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/:?#].*$/, '')
    .replace(/\.$/, '');
  return /^[!-~]*$/.test(host) ? host : (URL.parse(`https://${host}`)?.hostname ?? '');
}

/** Lower case without accents, hyphens for spaces. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/[\s_]+/g, '-');

/** Common spelling corrections of colours, addresses and codes. */
function spellings(value: string): string[] {
  const text = value.trim();
  const lower = text.toLowerCase();
  const digits = /^#?([0-9a-f]{3,8})$/.exec(lower)?.[1] ?? '';
  const hex = digits.length === 3 || digits.length === 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [
    text,
    lower,
    text.toUpperCase(),
    `#${hex}`,
    `#${hex.slice(0, 6)}`,
    text.replace(/^http:\/\//i, 'https://'),
    text.replace(/^HTTPS:\/\//i, 'https://'),
    `https://${text.replace(/^\/+/, '')}`,
    slug(text),
    text
      .replaceAll('\\', '/')
      .replace(/^(?:\.?\/)+/, '')
      .toLowerCase(),
    `/${text.replace(/^\/+/, '')}`,
    text.replace(' ', 'T'),
  ];
}
