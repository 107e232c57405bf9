import { type Language, languages } from '../../../../src/domain/language.ts';
import type { ReportCell, ReportData } from '../reportData.ts';

/** Language of a report for a browser in a language that the product does not have. */
const fallbackLanguage: Language = 'en';

export const kinds = ['sides', 'slider', 'difference', 'blink'] as const;
export const axes = ['status', 'brand', 'mode', 'language', 'width', 'screen'] as const;
export type Axis = (typeof axes)[number];

/** View state, stored in the URL fragment so that links are shareable. */
export interface View {
  readonly words: Language;
  readonly look: 'dark' | 'light' | '';
  /** `g3`, `faults`, or empty for all pictures. */
  readonly group: string;
  readonly cell: string;
  readonly kind: (typeof kinds)[number];
  readonly boxes: boolean;
  readonly filter: Readonly<Partial<Record<Axis, string>>>;
}

export function readView(hash: string, data: ReportData): View {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const kind = kinds.find((name) => name === query.get('view')) ?? 'sides';
  const look = query.get('look');
  const chosen = (axis: Axis) => data.cells.some((cell) => String(cell[axis]) === query.get(axis));
  return {
    words: languages.find((language) => (query.get('words') ?? navigator.language).startsWith(language)) ?? fallbackLanguage,
    look: look === 'dark' || look === 'light' ? look : '',
    group: query.get('group') ?? '',
    cell: data.cells.some(({ name }) => name === query.get('cell')) ? (query.get('cell') ?? '') : '',
    kind,
    boxes: query.get('boxes') !== 'off',
    filter: Object.fromEntries(axes.filter(chosen).map((axis) => [axis, query.get(axis) ?? ''])),
  };
}

export function writeView({ words, look, group, cell, kind, boxes, filter }: View): string {
  const query = new URLSearchParams({ words });
  if (look !== '') query.set('look', look);
  if (group !== '') query.set('group', group);
  for (const [axis, value] of Object.entries(filter)) if (value !== '') query.set(axis, value);
  if (cell !== '') query.set('cell', cell);
  if (kind !== 'sides') query.set('view', kind);
  if (!boxes) query.set('boxes', 'off');
  return `#${query}`;
}

/** Cells that match the selected group and filters. */
export function shownCells({ cells, groups }: ReportData, { group, filter }: View): readonly ReportCell[] {
  const members = new Set(groups.find(({ id }) => id === group)?.cells ?? []);
  return cells.filter(
    (cell) =>
      (group === '' || (group === 'faults' ? isFaulty(cell) : members.has(cell.name))) &&
      Object.entries(filter).every(([axis, value]) => value === '' || String(cell[axis as Axis]) === value),
  );
}

/** Cells that cannot be approved. */
export const isFaulty = ({ status, faults }: ReportCell) => faults.length > 0 || status === 'unstable' || status === 'broken';
