import { caps } from './caps.ts';
import { withDefaults } from './defaults.ts';
import { fieldName, fits } from './describe.ts';
import type { Brand, BrandManifest } from './manifest.generated.ts';
import type { ReadOptions } from './options.ts';
import { applyPatch } from './patch.ts';
import { type Diagnostic, type JsonPatch, type Path, pointerOf } from './problem.ts';
import { crossRules } from './rules/crossRules.ts';
import { schemaAt } from './schema.ts';
import { schemaDiagnostics } from './schemaDiagnostics.ts';
import { invisible } from './shown.ts';
import { replaceFix, suggestValue } from './suggestValue.ts';
import { validate } from './validate.generated.mjs';

export interface ValidationResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The manifest with all defaults; null if too little of it is valid. Use it only if there are no diagnostics. */
  readonly brand: Brand | null;
}

/**
 * Everything that is wrong with a parsed manifest: first each value by itself, then the rules that compare several values.
 * `outside` are diagnostics found outside the file, such as missing images.
 */
export function validateManifest(
  value: unknown,
  fileDiagnostics: readonly Diagnostic[],
  options: ReadOptions,
  outside: readonly Diagnostic[] = [],
): ValidationResult {
  const ofSchema = schemaDiagnostics(value);
  const found = [...fileDiagnostics, ...textDiagnostics(value), ...ofSchema];
  const own = dropDuplicates(found.slice(0, 2 * caps.problems));
  const written = validSubset(value, own, ofSchema.length === 0);
  const brand = written === null ? null : withDefaults(written);
  const ofRules = written === null || brand === null ? [] : crossRules.flatMap((rule) => rule({ written, brand, options }));
  const later = [...ofRules, ...outside].filter((diagnostic) => !isSuppressed(diagnostic, own));
  return { diagnostics: [...own, ...later], brand };
}

/** Reports one diagnostic per mistake: the first diagnostic at a path suppresses later ones at that path and below. */
function dropDuplicates(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const kept: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const pointer = pointerOf(diagnostic.path);
    if (!kept.some((earlier) => earlier.path.length > 0 && contains(pointerOf(earlier.path), pointer))) kept.push(diagnostic);
  }
  return kept;
}

const contains = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`);

/**
 * The manifest without its invalid values, so that the rules can still check the rest; null if too little remains, or if
 * there are more diagnostics than anyone would read.
 */
function validSubset(value: unknown, diagnostics: readonly Diagnostic[], isValid: boolean): BrandManifest | null {
  if (diagnostics.length > caps.maxFixes) return null;
  const places = diagnostics
    .filter(({ code, path }) => path.length > 0 && code !== 'key.missing')
    .map(({ path }) => pointerOf(path));
  if (places.length === 0) return isValid ? (value as BrandManifest) : null;
  const removal: JsonPatch = [...new Set(places)].toSorted(lastFirst).map((path) => ({ op: 'remove', path }));
  const rest = removal.reduce((document, step) => attempted(document, [step]), value);
  return validate(rest) ? rest : null;
}

/** List entries are removed from the end, so that the indices before them stay valid. */
const lastFirst = (left: string, right: string) => right.localeCompare(left, 'en', { numeric: true });

function attempted(document: unknown, patch: JsonPatch): unknown {
  try {
    return applyPatch(document, patch);
  } catch {
    return document;
  }
}

function isSuppressed(diagnostic: Diagnostic, earlier: readonly Diagnostic[]): boolean {
  const places = [diagnostic.path, ...(diagnostic.involves ?? [])].map(pointerOf);
  return earlier.some(
    ({ path }) =>
      path.length > 0 && places.some((place) => contains(pointerOf(path), place) || contains(place, pointerOf(path))),
  );
}

/** Invisible characters and decomposed letters. One diagnostic per text; its fix cleans the whole text. */
function textDiagnostics(value: unknown, path: Path = []): Diagnostic[] {
  if (typeof value === 'string') return oneText(value, path);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return entries.flatMap(([step, child]) => textDiagnostics(child, [...path, step]));
}

/** Characters. Texts that may be longer are Markdown and keep their line breaks. */
const maxLength = 400;

function oneText(text: string, path: Path): Diagnostic[] {
  const place = schemaAt(path);
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
  const params = { field: fieldName(path) };
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
