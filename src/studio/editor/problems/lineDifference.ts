export interface Line {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Lines shown around a change. */
const around = 2;

/**
 * The lines in which two documents differ, with a few around them. A repair touches one place, so what both share at the start
 * and at the end is cut off instead of searching for the longest common part.
 */
export function lineDifference(before: unknown, after: unknown): readonly Line[] {
  const [old, now] = [before, after].map((document) => JSON.stringify(document, null, 2).split('\n')) as [string[], string[]];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  if (start === old.length && start === now.length) return [];
  const same = (lines: readonly string[]) => lines.map((text): Line => ({ kind: 'same', text }));
  return [
    ...same(old.slice(Math.max(0, start - around), start)),
    ...old.slice(start, old.length - end).map((text): Line => ({ kind: 'removed', text })),
    ...now.slice(start, now.length - end).map((text): Line => ({ kind: 'added', text })),
    ...same(now.slice(now.length - end, now.length - end + around)),
  ];
}
