import type { Cell } from '../cell.ts';
import type { Lock } from '../compare/lock.ts';

export interface Wishes {
  /** Takes every picture, whether a change can reach it or not. */
  readonly whole: boolean;
  /** Only stories whose id, title or state holds this text. */
  readonly story: string;
  /** At most so many, spread evenly over the plan. */
  readonly sample: number;
  /** Only tiers with these names; empty for all. */
  readonly tiers: readonly string[];
}

export interface Chosen {
  readonly cells: readonly Cell[];
  /** Nobody asked for fewer than all, so that a cell of the lock without a story is one that is gone. */
  readonly complete: boolean;
}

/**
 * The cells to picture: those whose inputs are not the approved ones. A cell whose inputs are
 * equal has an equal picture; taking it would say nothing new.
 */
export function choose(all: readonly Cell[], lock: Lock, inputOf: (cell: Cell) => string, wishes: Wishes): Chosen {
  const { whole, story, sample, tiers } = wishes;
  const text = story.toLocaleLowerCase();
  const asked = all.filter(
    ({ story: { id, title, state }, tier }) =>
      `${id} ${title} ${state}`.toLocaleLowerCase().includes(text) && (tiers.length === 0 || tiers.includes(tier)),
  );
  const reached = whole ? asked : asked.filter((cell) => lock.cells[cell.name]?.input !== inputOf(cell));
  return { cells: spread(reached, sample), complete: asked.length === all.length && sample === 0 };
}

function spread(cells: readonly Cell[], most: number): readonly Cell[] {
  if (most === 0 || cells.length <= most) return cells;
  return Array.from({ length: most }, (_, index) => cells[Math.floor((index * cells.length) / most)]).filter(
    (cell) => cell !== undefined,
  );
}
