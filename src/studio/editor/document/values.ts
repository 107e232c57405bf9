import type { EditStep } from '../../../manifest/changes/index.ts';
import { applySteps } from '../../../manifest/changes/index.ts';
import { type JsonPatch, pointerOf, stepsOf } from '../../../manifest/problem.ts';

/** Steps of a place in a document; those into a list are numbers. */
export type Place = readonly (string | number)[];

/** The value at a place; undefined if there is none. */
export function valueAt(document: unknown, place: Place): unknown {
  let value = document;
  for (const step of place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}

/** Reads a JSON pointer against a document, because only the document says whether `0` is an index or a key. */
export function placeOf(pointer: string, document: unknown): Place {
  return stepsOf(pointer).reduce<(string | number)[]>(
    (place, step) => [...place, Array.isArray(valueAt(document, place)) && /^\d+$/.test(step) ? Number(step) : step],
    [],
  );
}

/**
 * A copy of the document with another value at a place; `undefined` removes it. What is not on the way is shared with the
 * original. Groups that are missing on the way are made, and those left empty by a removal go with it.
 */
export function withValue(document: unknown, place: Place, value: unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    const list: unknown[] = [...document];
    if (value === undefined && rest.length === 0) list.splice(Number(step), 1);
    else list[Number(step)] = withValue(list[Number(step)], rest, value);
    return list;
  }
  const group = (typeof document === 'object' && document !== null ? document : {}) as Readonly<Record<string, unknown>>;
  const inner = withValue(Object.hasOwn(group, step) ? group[step] : undefined, rest, value);
  const isGone = inner === undefined || (value === undefined && rest.length > 0 && isEmptyGroup(inner));
  if (!isGone) return withKey(group, String(step), inner);
  const { [String(step)]: _gone, ...others } = group;
  return others;
}

/** The same with several values, in order. */
export const withValues = (document: unknown, values: readonly (readonly [Place, unknown])[]): unknown =>
  values.reduce<unknown>((changed, [place, value]) => withValue(changed, place, value), document);

/** Applies a fix of a problem; a place that is gone meanwhile leaves the document as it is. */
export function withSteps(document: unknown, steps: readonly EditStep[]): unknown {
  try {
    return applySteps(document, steps);
  } catch (thrown) {
    if (thrown instanceof RangeError) return document;
    throw thrown;
  }
}

export const pointerTo = (place: Place): string => pointerOf(place);

/** Whether `pointer` is `parent` or lies in it. */
export const isWithin = (pointer: string, parent: string): boolean => `${pointer}/`.startsWith(`${parent}/`);

export type { EditStep, JsonPatch };

function withKey(group: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const changed = { ...group };
  // Also a key such as `__proto__` becomes an own property.
  Object.defineProperty(changed, key, { value, enumerable: true, configurable: true, writable: true });
  return changed;
}

const isEmptyGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
