import type { Look } from '../cell.ts';
import type { Fault } from '../check/faultsOnPage.ts';
import type { Status } from '../report/reportData.ts';
import type { Difference } from './explain.ts';
import type { Group } from './groups.ts';

export interface JudgedCell extends Look {
  readonly name: string;
  readonly title: string;
  readonly state: string;
  readonly status: Status;
  /** Hashes of the current and the approved picture; empty if there is none. */
  readonly pixels: string;
  readonly was: string;
  readonly input: string;
  readonly size: string;
  readonly difference: Difference | null;
  readonly faults: readonly Fault[];
  /** Changed files that this cell depends on. */
  readonly because: readonly string[];
}

/** Result of a run. */
export interface Verdict {
  readonly made: string;
  readonly base: string | null;
  readonly calibration: string;
  readonly seconds: number;
  readonly counts: Readonly<Record<Status, number>>;
  readonly groups: readonly Group[];
  readonly cells: readonly JudgedCell[];
  /** Messages for the report. */
  readonly notes: readonly string[];
}

/** Whether nothing needs approval or a fix. */
export function isClean({ counts, cells }: Verdict): boolean {
  const { changed, new: added, removed, unstable, broken } = counts;
  return changed + added + removed + unstable + broken === 0 && cells.every(({ faults }) => faults.length === 0);
}
