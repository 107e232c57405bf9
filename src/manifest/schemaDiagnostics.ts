import type { ErrorObject } from 'ajv';
import { caps } from './caps.ts';
import { closest } from './closest.ts';
import { fieldName, fits, kindName, kindOf } from './describe.ts';
import type { Spoken } from './localText.ts';
import { applyPatch } from './patch.ts';
import type { Diagnostic, JsonPatch, Path } from './problem.ts';
import { pointerOf, stepsOf } from './problem.ts';
import { isLooser, looserDiagnostic } from './rules/floors.ts';
import { type Grammar, isHost, keysOf, kindsOf, type SchemaNode, schemaAt } from './schema.ts';
import { shown } from './shown.ts';
import { replaceFix, suggestValue } from './suggestValue.ts';
import { schemaWords, suggestionFor } from './typo.ts';

/** Violations of the schema, one diagnostic per mistake: the validator reports a mistake up to three times. */
export function schemaDiagnostics(document: unknown, grammar: Grammar<unknown>): Diagnostic[] {
  const { validate } = grammar;
  if (validate(document)) return [];
  // `if` only says that its branch failed, whose errors stand beside it.
  const named = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const errors = named.toSorted((left, right) => rank(left) - rank(right)).slice(0, 2 * caps.problems);
  const seen = new Set<string>();
  const misspelt = new Set<string>();
  return errors.flatMap((error) => {
    const path = [...pathOf(error.instancePath, document), ...inner(error, document)];
    const pointer = pointerOf(path);
    if (seen.has(pointer) || misspelt.has(pointer) || isOfDoubledEntry(error, errors)) return [];
    seen.add(pointer);
    const diagnostic = diagnosticOf(error, path, document, errors, grammar);
    for (const step of diagnostic.patch ?? []) if (step.op === 'move') misspelt.add(step.path);
    return [diagnostic];
  });
}

/** Keywords by priority. A misspelt key comes before the key that is missing because of it. */
const order = ['type', 'additionalProperties', 'enum', 'propertyNames', 'required', 'uniqueItems', 'pattern'];

function rank(error: ErrorObject): number {
  const place = order.indexOf(error.keyword);
  return place < 0 ? order.length : place;
}

/** A list is often too long only because it contains an entry twice. */
function isOfDoubledEntry(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return (
    error.keyword === 'maxItems' &&
    errors.some(({ keyword, instancePath }) => keyword === 'uniqueItems' && instancePath === error.instancePath)
  );
}

function pathOf(pointer: string, document: unknown): Path {
  let place = document;
  return stepsOf(pointer).map((step) => {
    const isList = Array.isArray(place);
    place = (place as Record<string, unknown> | undefined)?.[step];
    return isList ? Number(step) : step;
  });
}

function inner(error: ErrorObject, document: unknown): Path {
  const params = error.params as Readonly<Record<string, string | number>>;
  const named = params['additionalProperty'] ?? params['missingProperty'] ?? params['propertyName'] ?? error.propertyName;
  if (named !== undefined) return [named];
  if (error.keyword !== 'uniqueItems') return [];
  const list = at(pathOf(error.instancePath, document), document);
  return Array.isArray(list) ? [Math.max(Number(params['i']), Number(params['j']))] : [];
}

function at(path: Path, document: unknown): unknown {
  return path.reduce<unknown>((place, step) => (place as Record<string | number, unknown> | undefined)?.[step], document);
}

function diagnosticOf(
  error: ErrorObject,
  path: Path,
  document: unknown,
  errors: readonly ErrorObject[],
  grammar: Grammar<unknown>,
): Diagnostic {
  const { schema } = grammar;
  const key = String(path.at(-1));
  const node = schemaAt(path, schema) ?? {};
  const value = withoutSecrets(at(path, document), path, schema);
  const field = fieldName(path, schema);
  const limit = String((error.params as { limit?: number }).limit);
  const patch = replaceFix(path, suggestValue(value, node));
  const count = String(typeof value === 'string' ? [...value].length : Object.keys(value ?? {}).length);
  if (isOfAnotherKind(error)) return otherKind(path, document, grammar);
  if (error.propertyName !== undefined || error.keyword === 'propertyNames') {
    return {
      code: 'key.malformed',
      path,
      onKey: true,
      params: { key: shown(key) },
      patch: [{ op: 'remove', path: pointerOf(path) }],
    };
  }
  if (node['x-secret'] === true && error.keyword !== 'required')
    return { code: 'secret.malformed', path, params: { field, example: shown(node.examples?.at(-1)) } };
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(path, document, errors, grammar);
    case 'required':
      return {
        code: 'key.missing',
        path,
        params: { field, key },
        patch: node.default === undefined ? undefined : [{ op: 'add', path: pointerOf(path), value: node.default }],
      };
    case 'uniqueItems':
      return {
        code: 'list.duplicate',
        path,
        params: { field: fieldName(path.slice(0, -1), schema), value: shown(value) },
        patch: [{ op: 'remove', path: pointerOf(path) }],
      };
    case 'type':
      // A fraction where a list of numbers is allowed: the allowed values say more than the type.
      if (typeof value === 'number' && node.enum !== undefined) return notAllowed(path, value, node, field);
      return {
        code: 'type.wrong',
        path,
        params: {
          field,
          expected: kindName(node.type ?? ''),
          found: typeof value === 'number' ? String(value) : kindName(kindOf(value)),
        },
        patch,
      };
    case 'enum':
      return notAllowed(path, value, node, field);
    case 'minimum':
    case 'maximum':
      if (isLooser(path, error.keyword)) return looserDiagnostic(path, value, Number(limit), patch);
      return {
        code: error.keyword === 'minimum' ? 'value.tooSmall' : 'value.tooLarge',
        path,
        params: { field, value: shown(value), limit },
        patch,
      };
    case 'minLength':
      return { code: 'text.tooShort', path, params: { field }, patch: replaceFix(path, node.default) };
    case 'maxLength':
      return { code: 'text.tooLong', path, params: { field, count, limit } };
    case 'minItems':
      return {
        code: limit === '1' ? 'list.empty' : 'list.tooShort',
        path,
        params: { field, limit },
        patch: replaceFix(path, node.default),
      };
    case 'maxItems':
      return { code: 'list.tooLong', path, params: { field, count, limit } };
    case 'maxProperties':
      return { code: 'object.tooLarge', path, params: { field, count, limit } };
    default:
      if (value === '' && node['x-studio']?.widget === 'image')
        return { code: 'value.noPicture', path, params: { field }, patch };
      if (value === '' && node['x-studio']?.widget === 'file') return { code: 'value.noFile', path, params: { field }, patch };
      if (isHost(node)) return { code: 'host.malformed', path, params: { field, value: shown(value) }, patch };
      return { code: 'value.malformed', path, params: { field, value: shown(value), example: shown(exampleOf(node)) }, patch };
  }
}

/** A value without what secrets inside it hold. */
function withoutSecrets(value: unknown, path: Path, schema: SchemaNode): unknown {
  if (schemaAt(path, schema)?.['x-secret'] === true) return '…';
  if (Array.isArray(value)) return value.map((entry, index) => withoutSecrets(entry, [...path, index], schema));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutSecrets(entry, [...path, key], schema)]));
}

function exampleOf(node: SchemaNode): unknown {
  return node.examples?.find((example) => fits(example, node)) ?? node.default ?? node.pattern;
}

function notAllowed(path: Path, value: unknown, node: SchemaNode, field: Spoken): Diagnostic {
  const known = (node.enum ?? []).filter((entry) => typeof entry === 'number');
  if (path[0] === 'schemaVersion' && Number.isInteger(value) && Number(value) > Math.max(...known)) {
    return { code: 'version.newer', path, params: { value: shown(value), known: String(Math.max(...known)) } };
  }
  const match = typeof value === 'string' ? closest(value, (node.enum ?? []).map(String)) : null;
  const params = {
    field,
    value: shown(value),
    allowed: (node.enum ?? []).map(shown).join(', '),
    closest: shown(match),
  };
  return {
    code: match === null ? 'value.notAllowed' : 'value.misspelt',
    path,
    params,
    patch: replaceFix(path, suggestValue(value, node)),
  };
}

const isOfAnotherKind = ({ schemaPath }: ErrorObject) => /\/allOf\/\d+\/then\/propertyNames/.test(schemaPath);

/** A setting that objects of this kind do not have, though others do. */
function otherKind(path: Path, document: unknown, { schema }: Grammar<unknown>): Diagnostic {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const kinds = kindsOf(schemaAt(parent, schema) ?? {}, at(parent, document) as object);
  const kind = kinds.find(({ keys }) => !keys.includes(key));
  const params = { key: shown(key), kind: shown(kind?.value), allowed: (kind?.keys ?? []).map(shown).join(', ') };
  return { code: 'key.otherKind', path, onKey: true, params, patch: [{ op: 'remove', path: pointerOf(path) }] };
}

/** Names that other products give the same settings. */
const aliases: Readonly<Record<string, string>> = {
  radius: 'corners',
  borderRadius: 'corners',
  colors: 'palettes',
};

function unknownKey(path: Path, document: unknown, errors: readonly ErrorObject[], grammar: Grammar<unknown>): Diagnostic {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const place = at(parent, document) as object;
  const free = keysOf(schemaAt(parent, grammar.schema) ?? {}, place).filter((name) => !Object.hasOwn(place, name));
  const missing = errors.filter((error) => error.keyword === 'required' && error.instancePath === pointerOf(parent));
  const alias = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
  const sought = missing.map((error) => (error.params as { missingProperty: string }).missingProperty);
  const named = free.find((name) => name === alias) ?? null;
  const ofMissing = suggestionFor(key, sought, schemaWords());
  const guess = ofMissing.match === null ? suggestionFor(key, free, schemaWords()) : ofMissing;
  const { match, correction } = named === null ? guess : { match: named, correction: named };
  const removal: JsonPatch = [{ op: 'remove', path: pointerOf(path) }];
  if (match === null) return { code: 'key.unknown', path, onKey: true, params: { key: shown(key) }, patch: removal };
  const move: JsonPatch = [{ op: 'move', from: pointerOf(path), path: pointerOf([...parent, match]) }];
  const isSure = correction !== null && errors.length <= caps.maxFixes;
  const patch = isSure && staysValid(document, move, [...parent, match], grammar) ? move : removal;
  return { code: 'key.misspelt', path, onKey: true, params: { key: shown(key), closest: match }, patch };
}

/** Whether the value is valid under the renamed key. */
function staysValid(document: unknown, patch: JsonPatch, target: Path, { validate }: Grammar<unknown>): boolean {
  validate(applyPatch(document, patch));
  const place = pointerOf(target);
  return !(validate.errors ?? []).some(({ instancePath }) => instancePath === place || instancePath.startsWith(`${place}/`));
}
