import type { JsonPatch, PatchOperation } from '../problem.ts';
import { stepsOf } from '../problem.ts';
import { isSameJson } from '../threeWay.ts';

/** An operation of RFC 6902 as editors send it; `test` guards the ones after it. */
export type EditStep = JsonPatch[number] | { readonly op: 'test'; readonly path: string; readonly value: unknown };

/** A step that the document has no place for, or whose `test` fails. */
export class StepRefused extends RangeError {
  /** Position in the patch, from 0. */
  readonly index: number;
  readonly pointer: string;
  constructor(index: number, pointer: string) {
    super(`Step ${index} does not fit the document at ${pointer}`);
    this.name = 'StepRefused';
    this.index = index;
    this.pointer = pointer;
  }
}

/**
 * Applies steps of a person or program to a copy of the document, all or none. Stricter than `applyPatch`, which applies our own
 * fixes: places in lists must be written as RFC 6901 says and must exist.
 *
 * @throws {StepRefused}
 */
export function applySteps(document: unknown, steps: readonly EditStep[]): unknown {
  let result = structuredClone(document);
  for (const [index, step] of steps.entries()) {
    const refuse = (pointer: string): never => {
      throw new StepRefused(index, pointer);
    };
    if (step.op === 'test') {
      if (!isSameJson(lookUp(result, step.path, refuse), step.value)) refuse(step.path);
    } else if (step.op === 'move') {
      // A place cannot move into itself.
      if (`${step.path}/`.startsWith(`${step.from}/`) && step.path !== step.from) refuse(step.path);
      const value = lookUp(result, step.from, refuse);
      result = change(result, { op: 'remove', path: step.from }, refuse);
      result = change(result, { op: 'add', path: step.path, value }, refuse);
    } else {
      result = change(result, 'value' in step ? { ...step, value: structuredClone(step.value) } : step, refuse);
    }
  }
  return result;
}

type Single = Exclude<PatchOperation, { op: 'move' }>;
type Refuse = (pointer: string) => never;

function change(document: unknown, step: Single, refuse: Refuse): unknown {
  if (!/^(?:\/|$)/.test(step.path)) refuse(step.path);
  const last = stepsOf(step.path).at(-1);
  if (last === undefined) return step.op === 'remove' ? refuse(step.path) : step.value;
  const parent = lookUp(document, step.path.slice(0, step.path.lastIndexOf('/')), refuse);
  if (Array.isArray(parent)) changeList(parent, last, step, refuse);
  else if (typeof parent !== 'object' || parent === null) refuse(step.path);
  else if (step.op !== 'add' && !Object.hasOwn(parent, last)) refuse(step.path);
  else if (step.op === 'remove') Reflect.deleteProperty(parent, last);
  // Also a key such as `__proto__` becomes an own property.
  else Object.defineProperty(parent, last, { value: step.value, enumerable: true, configurable: true, writable: true });
  return document;
}

function changeList(list: unknown[], last: string, step: Single, refuse: Refuse): void {
  const index = last === '-' && step.op === 'add' ? list.length : indexOf(last);
  if (index === null || index > list.length - (step.op === 'add' ? 0 : 1)) return refuse(step.path);
  if (step.op === 'add') list.splice(index, 0, step.value);
  else if (step.op === 'remove') list.splice(index, 1);
  else list[index] = step.value;
}

function lookUp(document: unknown, pointer: string, refuse: Refuse): unknown {
  if (!/^(?:\/|$)/.test(pointer)) refuse(pointer);
  return stepsOf(pointer).reduce<unknown>((place, step) => {
    if (Array.isArray(place)) {
      const index = indexOf(step);
      return index === null || index >= place.length ? refuse(pointer) : (place[index] as unknown);
    }
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return refuse(pointer);
    return (place as Readonly<Record<string, unknown>>)[step];
  }, document);
}

const indexOf = (step: string): number | null => (/^(?:0|[1-9]\d{0,8})$/.test(step) ? Number(step) : null);
