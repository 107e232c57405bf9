import type { Language } from './language.ts';

/** Byte order mark: spreadsheets take a file for UTF-8 by it. */
export const csvStart = '\uFEFF';

/** A cell: text, or an amount that we wrote ourselves and that stays a number, whatever its sign. */
export type CsvCell = string | { readonly amount: string };

const point = { separator: ',', decimal: '.' };
const comma = { separator: ';', decimal: ',' };
/** Marks by which a spreadsheet in the reader's language takes amounts for numbers. They have no marks between thousands. */
export const csvMarks: Readonly<Record<Language, typeof point>> = { vi: comma, en: point };

/** A line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvLine(cells: readonly CsvCell[], language: Language): string {
  const { separator } = csvMarks[language];
  return `${cells.map((cell) => cellText(cell, separator)).join(separator)}\r\n`;
}

/** Matches a text that starts a formula or, with a control character, hides its start. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNumber = /^-?[\d.,\s]+$/;

function cellText(cell: CsvCell, separator: string): string {
  const text = typeof cell === 'string' ? cell : cell.amount;
  const isSafe = typeof cell === 'string' ? !startsFormula.test(text) : isNumber.test(text);
  const plain = isSafe ? text : `'${text}`;
  const isPlainNumber = typeof cell !== 'string' && isSafe && !plain.includes(separator);
  return !isPlainNumber && /[",\r\n\t;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
