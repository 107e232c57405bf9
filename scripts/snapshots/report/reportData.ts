import type { Mode, PlanLanguage } from '../cell.ts';
import type { Box } from '../compare/changedBoxes.ts';
import type { Group } from '../compare/groups.ts';

/** What a cell came to. Only `changed`, `new` and `removed` are for a person to decide. */
export type Status = 'passed' | 'inherited' | 'deferred' | 'changed' | 'new' | 'removed' | 'unstable' | 'broken';

export const statuses: readonly Status[] = [
  'changed',
  'new',
  'removed',
  'unstable',
  'broken',
  'passed',
  'inherited',
  'deferred',
];

/** Everything the report shows; it lies beside the page as a script, because a page opened from disk may not fetch. */
export interface ReportData {
  readonly made: string;
  readonly base: string | null;
  readonly seconds: number;
  readonly counts: Readonly<Record<Status, number>>;
  readonly groups: readonly Group[];
  /** Only cells that there is something to say about. */
  readonly cells: readonly ReportCell[];
  readonly notes: readonly string[];
}

export interface ReportCell {
  readonly name: string;
  readonly screen: string;
  readonly state: string;
  readonly brand: string;
  readonly mode: Mode;
  readonly language: PlanLanguage;
  readonly width: number;
  readonly status: Status;
  /** Addresses beside the page. */
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
  /** `390x844` of the newest picture. */
  readonly size: string;
  readonly changedPixels: number;
  readonly boxes: readonly Box[];
  readonly places: readonly string[];
  readonly colours: readonly string[];
  readonly faults: readonly string[];
  /** Changed files that reach this cell. */
  readonly because: readonly string[];
}
