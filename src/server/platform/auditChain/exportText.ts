import type { ExportedEntry } from './entries.ts';

export type ExportFormat = 'jsonl' | 'csv';

const columns = [
  'seq',
  'kind',
  'merchant',
  'rowId',
  'rowAt',
  'content',
  'linkedAt',
  'reached',
  'prev',
  'hash',
  'text',
] as const;

/** Entries as lines, with the line of the column names before the first of a CSV. */
export function exportText(entries: readonly ExportedEntry[], format: ExportFormat, isFirst: boolean): string {
  const lines =
    format === 'jsonl'
      ? entries.map((entry) => JSON.stringify(Object.fromEntries(columns.map((column) => [column, entry[column]]))))
      : [
          ...(isFirst ? [columns.join(',')] : []),
          ...entries.map((entry) => columns.map((column) => cellOf(entry[column])).join(',')),
        ];
  return lines.map((line) => `${line}\n`).join('');
}

/** A cell of a CSV. One that a spreadsheet would take for a formula begins with an apostrophe in the file. */
export function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
