import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { JsonPatch, PatchOperation } from './problem.ts';
import { stepsOf } from './problem.ts';

/**
 * Applies a JSON Patch (RFC 6902) to a copy of the document.
 *
 * @throws {RangeError} if a path of the patch does not exist.
 */
export function applyPatch(document: unknown, patch: JsonPatch): unknown {
  return patch.reduce(applyOperation, structuredClone(document));
}

/**
 * Applies a patch to the text of a file and keeps its layout. An empty patch fixes syntax only (comments, duplicate keys, a
 * byte order mark) by formatting the whole file.
 */
export function applyFix(text: string, patch: JsonPatch): string {
  const bare = text.replace(/^\uFEFF/, '');
  const tree = parseTree(bare, [], { allowTrailingComma: true });
  if (patch.length === 0) return `${JSON.stringify(plain(tree), null, 2)}\n`;
  return patch.reduce(applyOperationToText, bare);
}

/** The value at a JSON pointer in the text of a file; undefined if there is none. */
export function valueInText(text: string, pointer: string): unknown {
  try {
    return lookUp(plain(parseTree(text.replace(/^\uFEFF/, ''), [], { allowTrailingComma: true })), stepsOf(pointer));
  } catch {
    return undefined;
  }
}

function applyOperationToText(text: string, operation: PatchOperation): string {
  if (operation.op === 'move') {
    const value = lookUp(plain(parseTree(text)), stepsOf(operation.from));
    return applyOperationToText(applyOperationToText(text, { op: 'remove', path: operation.from }), {
      op: 'add',
      path: operation.path,
      value,
    });
  }
  const tree = parseTree(text);
  const path = stepsOf(operation.path).reduce<(string | number)[]>(
    (done, step) => [...done, isList(tree, done) ? Number(step) : step],
    [],
  );
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const isArrayInsertion = operation.op === 'add' && isList(tree, path.slice(0, -1));
  return applyEdits(
    text,
    modify(text, path, operation.op === 'remove' ? undefined : operation.value, { formattingOptions, isArrayInsertion }),
  );
}

function isList(tree: Tree, path: readonly (string | number)[]): boolean {
  return tree !== undefined && findNodeAtLocation(tree, [...path])?.type === 'array';
}

type Tree = ReturnType<typeof parseTree>;

/** Keys such as `__proto__` become own properties, so that a patch can remove them. */
function plain(node: Tree): unknown {
  if (node === undefined) return null;
  if (node.type === 'array') return (node.children ?? []).map(plain);
  if (node.type !== 'object') return node.value as unknown;
  const value: Record<string, unknown> = {};
  for (const { children: [key, child] = [] } of node.children ?? []) {
    if (key !== undefined) put(value, String(key.value), plain(child));
  }
  return value;
}

function put(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function applyOperation(document: unknown, operation: PatchOperation): unknown {
  if (operation.op === 'move') {
    const value = lookUp(document, stepsOf(operation.from));
    return applyOperation(applyOperation(document, { op: 'remove', path: operation.from }), {
      op: 'add',
      path: operation.path,
      value,
    });
  }
  const steps = stepsOf(operation.path);
  const last = steps.pop();
  if (last === undefined) return operation.op === 'remove' ? null : operation.value;
  const parent = lookUp(document, steps);
  if (Array.isArray(parent)) changeList(parent, last, operation);
  else if (typeof parent === 'object' && parent !== null) changeObject(parent, last, operation);
  else throw new RangeError(`No place ${operation.path} in the document`);
  return document;
}

type Change = Exclude<PatchOperation, { op: 'move' }>;

function changeList(list: unknown[], step: string, operation: Change): void {
  const index = step === '-' ? list.length : Number(step);
  if (operation.op === 'add') list.splice(index, 0, operation.value);
  else if (!(index in list)) throw new RangeError(`No place ${operation.path} in the document`);
  else if (operation.op === 'remove') list.splice(index, 1);
  else list[index] = operation.value;
}

function changeObject(target: object, key: string, operation: Change): void {
  if (operation.op !== 'add' && !Object.hasOwn(target, key)) throw new RangeError(`No place ${operation.path} in the document`);
  if (operation.op === 'remove') Reflect.deleteProperty(target, key);
  else put(target, key, operation.value);
}

function lookUp(document: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((place, step) => {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step))
      throw new RangeError(`No place ${step} in the document`);
    return (place as Record<string, unknown>)[step];
  }, document);
}
