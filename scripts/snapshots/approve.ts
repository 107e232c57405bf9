import { existsSync, readFileSync } from 'node:fs';
import { type LockEntry, readLock, writeLock } from './compare/lock.ts';
import type { Verdict } from './compare/verdict.ts';
import { lockFile, verdictFile } from './places.ts';

export interface Approval {
  readonly code: 0 | 2 | 4;
  readonly sentence: string;
}

/**
 * Approves one group (or all groups) of the last run by writing it to the lock. Unstable and faulty pictures are never
 * approved; equal ones only get their new input hash.
 */
export function approve(which: string, verdictPlace = verdictFile, lockPlace = lockFile): Approval {
  if (!existsSync(verdictPlace)) return { code: 4, sentence: 'There is no finished run to approve. First: npm run snapshots' };
  const verdict = JSON.parse(readFileSync(verdictPlace, 'utf8')) as Verdict;
  const groups = which === 'all' ? verdict.groups : verdict.groups.filter(({ id }) => id === which);
  if (which !== 'all' && groups.length === 0) {
    const known = verdict.groups.map(({ id }) => id).join(', ') || 'none';
    return { code: 2, sentence: `The last run has no group ${which}. It has: ${known}.` };
  }
  const lock = readLock(lockPlace);
  const isForeign = lock.calibration !== '' && lock.calibration !== verdict.calibration;
  // Hashes of two machines must not be mixed in one lock: they would be indistinguishable.
  if (isForeign && verdict.cells.some(({ status }) => status === 'inherited' || status === 'deferred')) {
    return {
      code: 4,
      sentence: 'This machine draws differently from the one that made the lock. First: npm run snapshots -- --whole',
    };
  }
  const members = new Set(groups.flatMap(({ cells }) => cells));
  const faulty = verdict.cells.filter(({ name, faults }) => members.has(name) && faults.length > 0);
  const left = new Set(faulty.map(({ name }) => name));
  const cells: Record<string, LockEntry> = isForeign ? {} : { ...lock.cells };
  let count = 0;
  for (const { name, status, input, pixels, size } of verdict.cells) {
    const decided = members.has(name) && !left.has(name);
    if (status === 'removed' && decided) delete cells[name];
    else if (status === 'passed' || (decided && (status === 'changed' || status === 'new')))
      cells[name] = { input, pixels, size };
    else continue;
    if (status !== 'passed') count += 1;
  }
  writeLock({ calibration: verdict.calibration, cells }, lockPlace);
  const rest = left.size === 0 ? '' : ` ${left.size} with a fault are left out: fix them and run again.`;
  return { code: 0, sentence: `${count} pictures approved: commit scripts/snapshots/lock.json.${rest}` };
}

/**
 * Updates the input hash of every picture that was captured and equals the approved one. Approves nothing. Returns the
 * number of changed lock entries.
 */
export function renew({ calibration, cells }: Pick<Verdict, 'calibration' | 'cells'>, lockPlace = lockFile): number {
  const lock = readLock(lockPlace);
  if (lock.calibration !== calibration) return 0;
  const stale = cells.filter(({ name, status, input }) => status === 'passed' && lock.cells[name]?.input !== input);
  if (stale.length === 0) return 0;
  const renewed = stale.map(({ name, input, pixels, size }) => [name, { input, pixels, size }] as const);
  writeLock({ calibration, cells: { ...lock.cells, ...Object.fromEntries(renewed) } }, lockPlace);
  return stale.length;
}
