import type { Lock } from '../compare/lock.ts';
import type { OpenPlan } from '../prepare/openPlan.ts';

export interface Staleness {
  /** Cells that the lock lacks, or whose inputs are not the recorded ones. */
  readonly stale: readonly string[];
  /** Cells of the lock that the plan does not have. */
  readonly gone: readonly string[];
}

/** Compares the lock with the sources. Draws nothing: an input hash that differs says that a picture may have changed. */
export function staleCells({ cells, inputOf }: Pick<OpenPlan, 'cells' | 'inputOf'>, lock: Lock): Staleness {
  const known = new Set(cells.map(({ name }) => name));
  return {
    stale: cells.filter((cell) => lock.cells[cell.name]?.input !== inputOf(cell)).map(({ name }) => name),
    gone: Object.keys(lock.cells).filter((name) => !known.has(name)),
  };
}

/** One sentence with the command that renews the lock; null for a lock that describes the sources. */
export function staleMessage({ stale, gone }: Staleness): string | null {
  if (stale.length + gone.length === 0) return null;
  const names = [...stale, ...gone].slice(0, 3).join(', ');
  return (
    `scripts/snapshots/lock.json is stale: the inputs of ${stale.length} pictures are not the recorded ones, ` +
    `${gone.length} recorded pictures are gone (${names}${stale.length + gone.length > 3 ? ', …' : ''}). ` +
    'Renew it: npm run snapshots'
  );
}
