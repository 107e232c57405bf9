/** Byte order mark: spreadsheets take a file for UTF-8 by it. */
export const csvStart = '\uFEFF';

/** A cell: text, or an amount that we wrote ourselves and that stays a number, whatever its sign. */
export type CsvCell = string | { readonly amount: string };

/** A line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Matches a text that starts a formula or, with a control character, hides its start. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNumber = /^-?[\d.,\s]+$/;

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell : cell.amount;
  const isSafe = typeof cell === 'string' ? !startsFormula.test(text) : isNumber.test(text);
  const plain = isSafe ? text : `'${text}`;
  return /[",\r\n\t;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
