import type { Cell } from '../snapshots/cell.ts';

/** A sentence that names the largest consumers when the plan is over the budget; null when it is within. */
export function overBudget(cells: readonly Cell[], most: number): string | null {
  if (cells.length <= most) return null;
  const byTitle = Map.groupBy(cells, ({ story }) => story.title);
  const largest = [...byTitle]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, 5)
    .map(([title, own]) => `${own.length} ${title}`);
  return `The plan has ${cells.length} pictures and the budget allows ${most}. The largest: ${largest.join(', ')}.`;
}
