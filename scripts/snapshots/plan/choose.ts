import type { Cell } from '../cell.ts';
import type { Lock } from '../compare/lock.ts';

export interface Selection {
  /** Captures all cells, even with unchanged inputs. */
  readonly whole: boolean;
  /** Only stories whose id, title or state contains this text. */
  readonly story: string;
  /** Maximum number of cells, spread evenly over the plan; 0 for no limit. */
  readonly sample: number;
  /** Only tiers with these names; empty for all. */
  readonly tiers: readonly string[];
}

export interface Chosen {
  readonly cells: readonly Cell[];
  /** True for an unfiltered run; only then are lock cells without a story known to be removed. */
  readonly complete: boolean;
}

/**
 * Selects the cells to capture: those with changed inputs. Equal inputs mean an equal picture.
 */
export function choose(all: readonly Cell[], lock: Lock, inputOf: (cell: Cell) => string, selection: Selection): Chosen {
  const { whole, story, sample, tiers } = selection;
  const text = story.toLocaleLowerCase();
  const filtered = all.filter(
    ({ story: { id, title, state }, tier }) =>
      `${id} ${title} ${state}`.toLocaleLowerCase().includes(text) && (tiers.length === 0 || tiers.includes(tier)),
  );
  const reached = whole ? filtered : filtered.filter((cell) => lock.cells[cell.name]?.input !== inputOf(cell));
  return { cells: spread(reached, sample), complete: filtered.length === all.length && sample === 0 };
}

function spread(cells: readonly Cell[], max: number): readonly Cell[] {
  if (max === 0 || cells.length <= max) return cells;
  return Array.from({ length: max }, (_, index) => cells[Math.floor((index * cells.length) / max)]).filter(
    (cell) => cell !== undefined,
  );
}
