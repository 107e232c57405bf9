import type { Cell } from '../snapshots/cell.ts';

/** Error message with the largest consumers if the plan exceeds the budget; otherwise null. */
export function overBudget(cells: readonly Cell[], max: number): string | null {
  if (cells.length <= max) return null;
  const byTitle = Map.groupBy(cells, ({ story }) => story.title);
  const largest = [...byTitle]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, 5)
    .map(([title, own]) => `${own.length} ${title}`);
  return `The plan has ${cells.length} pictures and the budget allows ${max}. The largest: ${largest.join(', ')}.`;
}
