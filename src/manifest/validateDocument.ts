import { caps } from './caps.ts';
import { applyPatch } from './patch.ts';
import type { Diagnostic, JsonPatch } from './problem.ts';
import { pointerOf } from './problem.ts';
import type { Grammar } from './schema.ts';
import { schemaDiagnostics } from './schemaDiagnostics.ts';
import { textDiagnostics } from './textDiagnostics.ts';

export interface Findings {
  /** Found while the text was decoded and parsed. */
  readonly file: readonly Diagnostic[];
  /** Found outside the file, such as missing images. */
  readonly outside?: readonly Diagnostic[];
}

/**
 * Everything that is wrong with a parsed file: first each value by itself, then the rules that compare several values. `rules`
 * gets what is left of the document without its invalid values, or is not called if too little is left.
 */
export function validateDocument<Document>(
  value: unknown,
  grammar: Grammar<Document>,
  { file, outside = [] }: Findings,
  rules: (valid: Document) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const ofSchema = schemaDiagnostics(value, grammar);
  const found = [...file, ...textDiagnostics(value, grammar.schema), ...ofSchema];
  const own = dropDuplicates(found.slice(0, 2 * caps.problems));
  const valid = validSubset(value, own, ofSchema.length === 0, grammar);
  const ofRules = valid === null ? [] : rules(valid);
  const later = [...ofRules, ...outside].filter((diagnostic) => !isSuppressed(diagnostic, own));
  return [...own, ...later];
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
 * The document without its invalid values, so that the rules can still check the rest; null if too little remains, or if
 * there are more diagnostics than anyone would read.
 */
function validSubset<Document>(
  value: unknown,
  diagnostics: readonly Diagnostic[],
  isValid: boolean,
  { validate }: Grammar<Document>,
): Document | null {
  if (diagnostics.length > caps.maxFixes) return null;
  const places = diagnostics
    .filter(({ code, path }) => path.length > 0 && code !== 'key.missing')
    .map(({ path }) => pointerOf(path));
  if (places.length === 0) return isValid ? (value as Document) : null;
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
