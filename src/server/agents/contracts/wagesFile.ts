import type { Readable } from 'node:stream';
import type { WagePayment } from '../../../wire/wages.ts';
import { fileOf, type Reader, writerOf } from '../../play/records/index.ts';

const columns = [
  'from',
  'until',
  'kind',
  'direction',
  'partner',
  'validBet',
  'result',
  'wage',
  'paid',
  'debt',
  'paidAt',
] as const;

/** Payments of contracts as a CSV file, written while its rows are read. Dates are in the time zone of the brand. */
export function wagesFile(reader: Reader, rows: AsyncIterable<WagePayment>): Readable {
  const { word, amount, date } = writerOf(reader);
  const head = columns.map((column) => word(`contract.csv.${column}`));
  return fileOf(reader.language, head, rows, (row) => [
    date(row.from),
    date(row.until),
    word(`contract.kind.${row.kind}`),
    word(`contract.direction.${row.direction}`),
    row.partner.name,
    amount(row.validBet),
    amount(row.houseResult),
    amount(row.wage),
    amount(row.paid),
    amount(row.debt),
    row.paidAt === null ? '' : date(row.paidAt),
  ]);
}
