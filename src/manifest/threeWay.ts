import { type JsonPatch, type PatchOperation, type Path, pointerOf } from './problem.ts';

/** A place that both sides changed, each to something else. `undefined` is a place that is not there. */
export interface MergeConflict {
  readonly pointer: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly yours: unknown;
}

/** `merged` holds what both sides changed, and the chosen side where they conflict. */
export interface Merged {
  readonly merged: unknown;
  /** From `theirs` to `merged`. */
  readonly steps: JsonPatch;
  readonly conflicts: readonly MergeConflict[];
}

type Content = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

interface Sides<Value = unknown> {
  readonly base: Value;
  readonly theirs: Value;
  readonly yours: Value;
}

/**
 * Merges two documents that come from one `base`, place by place. What one side changed is taken; what both changed to the same
 * is taken once; the rest are conflicts, where `choose` gives the value of the result. A group or list that both sides made is
 * merged like one that was empty. A list is merged item by item where its items can be distinguished: by their `id`, or by their
 * place if neither side moved, added or removed one. Otherwise it is one place.
 */
export function threeWay(
  base: unknown,
  theirs: unknown,
  yours: unknown,
  choose: (conflict: MergeConflict) => unknown = (conflict) => conflict.theirs,
): Merged {
  const conflicts: MergeConflict[] = [];
  const merged = merge({ base, theirs, yours }, []);
  return { merged, steps: stepsBetween(theirs, merged), conflicts };

  function merge(sides: Sides, path: Path): unknown {
    const settled = settledBy(sides);
    if (settled !== null) return settled.value;
    const begun = { ...sides, base: sides.base ?? emptyOf(sides.theirs) };
    const merged = isEach(begun, isContent) ? mergeContent(begun, path) : isEach(begun, isList) ? mergeList(begun, path) : null;
    if (merged !== null) return merged;
    const conflict = { pointer: pointerOf(path), ...sides };
    conflicts.push(conflict);
    return choose(conflict);
  }

  function mergeContent(sides: Sides<Content>, path: Path): Content {
    const merged: Record<string, unknown> = {};
    // Keys in the order of `theirs`, so that a merge leaves the text of what it does not change as it is.
    for (const key of new Set([...Object.keys(sides.theirs), ...Object.keys(sides.yours)])) {
      const value = merge(
        eachOf(sides, (side) => valueOf(side, key)),
        [...path, key],
      );
      if (value !== undefined) put(merged, key, value);
    }
    return merged;
  }

  function mergeList(sides: Sides<List>, path: Path): List | null {
    return isEach(sides, hasIds) ? mergeById(sides, path) : mergeByPlace(sides, path);
  }

  function mergeByPlace({ base: before, theirs: one, yours: other }: Sides<List>, path: Path): List | null {
    if (isMoved(before, one) || isMoved(before, other)) return null;
    const items = before.map((item, index) => merge({ base: item, theirs: one[index], yours: other[index] }, [...path, index]));
    return items.filter((item) => item !== undefined);
  }

  function mergeById(sides: Sides<readonly Identified[]>, path: Path): List | null {
    const order = mergedOrder(eachOf(sides, (side) => side.map(({ id }) => id)));
    if (order === null) return null;
    const items = order.map((id, index) => {
      const place = sides.theirs.findIndex((item) => item.id === id);
      const found = eachOf(sides, (side): unknown => side.find((item) => item.id === id));
      return merge(found, [...path, place < 0 ? index : place]);
    });
    return items.filter((item) => item !== undefined);
  }
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  if (!isContent(one) || !isContent(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}

/** A patch that turns one JSON document into another. A list of another length is replaced as a whole. */
export function stepsBetween(from: unknown, to: unknown, path: Path = []): PatchOperation[] {
  if (isSameJson(from, to)) return [];
  if (isList(from) && isList(to) && from.length === to.length)
    return from.flatMap((item, index) => stepsBetween(item, to[index], [...path, index]));
  if (!isContent(from) || !isContent(to)) return [{ op: 'replace', path: pointerOf(path), value: to }];
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return [
    ...gone.map((key): PatchOperation => ({ op: 'remove', path: pointerOf([...path, key]) })),
    ...Object.entries(to).flatMap(([key, value]): PatchOperation[] =>
      Object.hasOwn(from, key)
        ? stepsBetween(from[key], value, [...path, key])
        : [{ op: 'add', path: pointerOf([...path, key]), value }],
    ),
  ];
}

/** The value, if at most one side changed it or both did the same. */
function settledBy({ base, theirs, yours }: Sides): { readonly value: unknown } | null {
  if (isSameJson(theirs, yours) || isSameJson(yours, base)) return { value: theirs };
  return isSameJson(theirs, base) ? { value: yours } : null;
}

/**
 * Ids that are left, in the order of the side that changed it, each new one after the one before which it came. Null if both
 * changed the order.
 */
function mergedOrder({ base, theirs, yours }: Sides<readonly string[]>): readonly string[] | null {
  const isKept = (id: string) => theirs.includes(id) && yours.includes(id);
  const [was, one, other] = [base, theirs, yours].map((ids) => ids.filter((id) => base.includes(id) && isKept(id)).join('\n'));
  if (one !== was && other !== was && one !== other) return null;
  const [main, second] = one === was ? [yours, theirs] : [theirs, yours];
  const order = [...main];
  for (const [index, id] of second.entries()) {
    // What is in the base and missing from a side was removed there; `merge` decides about it.
    if (!order.includes(id)) order.splice(order.indexOf(second[index - 1] ?? '') + 1, 0, id);
  }
  return order;
}

/** Whether items were added, removed or moved, as far as can be known. */
const isMoved = (before: List, after: List) =>
  before.length !== after.length ||
  after.some(
    (item, index) => !isSameJson(item, before[index]) && before.some((old, place) => place !== index && isSameJson(old, item)),
  );

interface Identified {
  readonly id: string;
}

const hasIds = (value: unknown): value is readonly Identified[] =>
  isList(value) &&
  value.every((item) => isContent(item) && typeof item['id'] === 'string') &&
  new Set((value as readonly Identified[]).map(({ id }) => id)).size === value.length;

const eachOf = <Value, Result>({ base, theirs, yours }: Sides<Value>, of: (value: Value) => Result): Sides<Result> => ({
  base: of(base),
  theirs: of(theirs),
  yours: of(yours),
});

const isEach = <Value>(sides: Sides, is: (value: unknown) => value is Value): sides is Sides<Value> =>
  is(sides.base) && is(sides.theirs) && is(sides.yours);

/** Empty value of the type of a group or list, as it was before both sides made it. */
const emptyOf = (made: unknown): unknown => (isContent(made) ? {} : isList(made) ? [] : undefined);

const valueOf = (content: Content, key: string): unknown => (Object.hasOwn(content, key) ? content[key] : undefined);

/** A key such as `__proto__` becomes an own property. */
const put = (target: object, key: string, value: unknown) =>
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });

const isList = (value: unknown): value is List => Array.isArray(value);

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value);
