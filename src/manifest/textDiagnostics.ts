import { fieldName, fits } from './describe.ts';
import type { Diagnostic, Path } from './problem.ts';
import { type SchemaNode, schemaAt } from './schema.ts';
import { invisible } from './shown.ts';
import { replaceFix, suggestValue } from './suggestValue.ts';

/** Invisible characters and decomposed letters. One diagnostic per text; its fix cleans the whole text. */
export function textDiagnostics(value: unknown, schema: SchemaNode, path: Path = []): Diagnostic[] {
  if (typeof value === 'string') return oneText(value, schema, path);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return entries.flatMap(([step, child]) => textDiagnostics(child, schema, [...path, step]));
}

/** Characters. Texts that may be longer are Markdown and keep their line breaks. */
const maxLength = 400;

function oneText(text: string, schema: SchemaNode, path: Path): Diagnostic[] {
  const place = schemaAt(path, schema);
  const long = (place?.maxLength ?? maxLength) > maxLength;
  const isName = place?.pattern === undefined && place?.enum === undefined;
  const control = long ? /(?![\n\t])\p{Cc}|\p{Cs}/gu : /\p{Cc}|\p{Cs}/gu;
  const visible = text
    .replace(control, isName ? ' ' : '')
    .replace(invisible, '')
    .normalize('NFC');
  const clean = isName && !long ? visible.replace(/ {2,}/g, ' ').trim() : visible;
  const code = firstDiagnostic();
  if (code === null) return [];
  const params = { field: fieldName(path, schema) };
  if (clean === '') return [{ code: 'text.blank', path, params }];
  return [
    { code, path, params, patch: replaceFix(path, place === null || fits(clean, place) ? clean : suggestValue(clean, place)) },
  ];

  function firstDiagnostic() {
    if (text.search(control) >= 0) return 'text.control';
    if (text.search(invisible) >= 0) return 'text.bidi';
    if (text !== text.normalize('NFC')) return 'text.notNfc';
    return isName && !long && text !== text.trim() ? 'text.padded' : null;
  }
}
