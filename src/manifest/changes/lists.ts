import { isSameJson } from '../threeWay.ts';

/** Change of an entry. */
export interface ListChange {
  /** `kept` at its place among the others; its content may differ. A moved entry is followed by a `kept` one. */
  readonly kind: 'kept' | 'added' | 'removed' | 'moved';
  /** Index in the older list; -1 for an added entry. */
  readonly from: number;
  /** Index in the newer list; -1 for a removed entry. */
  readonly to: number;
  /** Index at which an undo puts a removed or moved entry: an index of the newer list, for a moved one without it. */
  readonly undoAt: number;
}

type List = readonly unknown[];

/**
 * Pairs the entries of two lists: by `id`, by value if they are texts or numbers, otherwise by place. Of entries in another order the
 * fewest are called moved.
 */
export function listChanges(before: List, after: List): readonly ListChange[] {
  const ids = identities(before, after);
  if (ids === null) return byPlace(before, after);
  const [old, next] = ids;
  const undoAt = (id: string, list: readonly string[]) => {
    for (let index = old.indexOf(id) - 1; index >= 0; index -= 1) {
      const place = list.indexOf(old[index] ?? '');
      if (place >= 0) return place + 1;
    }
    return 0;
  };
  const common = next.filter((id) => old.includes(id));
  const still = longestRising(common.map((id) => old.indexOf(id)));
  const changes: ListChange[] = [];
  for (const [to, id] of next.entries()) {
    const from = old.indexOf(id);
    if (from < 0) changes.push({ kind: 'added', from, to, undoAt: -1 });
    else {
      const others = next.filter((other) => other !== id);
      if (!still.has(from)) changes.push({ kind: 'moved', from, to, undoAt: undoAt(id, others) });
      changes.push({ kind: 'kept', from, to, undoAt: -1 });
    }
  }
  for (const [from, id] of old.entries()) {
    if (!next.includes(id)) changes.push({ kind: 'removed', from, to: -1, undoAt: undoAt(id, next) });
  }
  return changes;
}

/** Equal entries at the beginning and at the end belong together; those between them are paired from the first on. */
function byPlace(before: List, after: List): ListChange[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSameJson(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSameJson(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const pairs = shorter - head - tail;
  const changes: ListChange[] = [];
  for (let index = head; index < head + pairs; index += 1) {
    changes.push({ kind: 'kept', from: index, to: index, undoAt: -1 });
  }
  for (let to = head + pairs; to < after.length - tail; to += 1) changes.push({ kind: 'added', from: -1, to, undoAt: -1 });
  for (let from = head + pairs; from < before.length - tail; from += 1) {
    changes.push({ kind: 'removed', from, to: -1, undoAt: head + pairs });
  }
  return changes;
}

/** Null if entries of either list cannot be distinguished. */
function identities(before: List, after: List): readonly [readonly string[], readonly string[]] | null {
  const [old, next] = [before.map(identity), after.map(identity)];
  return isUnique(old) && isUnique(next) ? [old, next] : null;
}

const isUnique = (ids: readonly (string | null)[]): ids is readonly string[] =>
  !ids.includes(null) && new Set(ids).size === ids.length;

function identity(item: unknown): string | null {
  if (typeof item === 'string' || typeof item === 'number') return JSON.stringify(item);
  if (typeof item !== 'object' || item === null || !('id' in item)) return null;
  return typeof item.id === 'string' ? item.id : null;
}

/** The numbers of the longest rising subsequence. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  let longest: readonly number[] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best.slice(0, index).filter((run) => (run.at(-1) ?? -1) < number);
    const run = [...before.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []), number];
    best.push(run);
    if (run.length > longest.length) longest = run;
  }
  return new Set(longest);
}
