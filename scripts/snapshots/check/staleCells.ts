import type { Lock } from '../compare/lock.ts';
import type { OpenPlan } from '../prepare/openPlan.ts';

export interface Staleness {
  /** Cells that are missing in the lock or whose input hash differs. */
  readonly stale: readonly string[];
  /** Cells of the lock that are not in the plan. */
  readonly gone: readonly string[];
}

/** Compares the lock's input hashes with the sources, without rendering; a different hash means a picture may have changed. */
export function staleCells({ cells, inputOf }: Pick<OpenPlan, 'cells' | 'inputOf'>, lock: Lock): Staleness {
  const known = new Set(cells.map(({ name }) => name));
  return {
    stale: cells.filter((cell) => lock.cells[cell.name]?.input !== inputOf(cell)).map(({ name }) => name),
    gone: Object.keys(lock.cells).filter((name) => !known.has(name)),
  };
}

/** Error message with the command that renews the lock; null if the lock is up to date. */
export function staleMessage({ stale, gone }: Staleness): string | null {
  if (stale.length + gone.length === 0) return null;
  const names = [...stale, ...gone].slice(0, 3).join(', ');
  return (
    `scripts/snapshots/lock.json is stale: the inputs of ${stale.length} pictures are not the recorded ones, ` +
    `${gone.length} recorded pictures are gone (${names}${stale.length + gone.length > 3 ? ', …' : ''}). ` +
    'Renew it: npm run snapshots'
  );
}
