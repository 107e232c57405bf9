import type { Language } from '../../../src/domain/language.ts';
import type { Mode } from '../cell.ts';
import type { Box } from '../compare/changedBoxes.ts';
import type { Group } from '../compare/groups.ts';

/** Status of a cell. Only `changed`, `new` and `removed` need approval. */
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

/** Data of the report, loaded as a script because `file:` pages cannot fetch. */
export interface ReportData {
  readonly made: string;
  readonly base: string | null;
  readonly seconds: number;
  readonly counts: Readonly<Record<Status, number>>;
  readonly groups: readonly Group[];
  /** Only cells with changes or faults. */
  readonly cells: readonly ReportCell[];
  readonly notes: readonly string[];
}

export interface ReportCell {
  readonly name: string;
  readonly screen: string;
  readonly state: string;
  readonly brand: string;
  readonly mode: Mode;
  readonly language: Language;
  readonly width: number;
  readonly status: Status;
  /** Relative URLs. */
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
  /** `390x844`, of the latest picture. */
  readonly size: string;
  readonly changedPixels: number;
  readonly boxes: readonly Box[];
  readonly places: readonly string[];
  readonly colours: readonly string[];
  readonly faults: readonly string[];
  /** Changed files that this cell depends on. */
  readonly because: readonly string[];
}
