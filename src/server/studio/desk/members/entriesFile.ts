import type { Readable } from 'node:stream';
import type { DeskEntry } from '../../../../wire/studio/deskMembers.ts';
import { fileOf, type Reader, writerOf } from '../../../play/records/index.ts';

/** Entries of a wallet as a CSV file, written while they are read. The kind is the one of the ledger. */
export function entriesFile(reader: Reader, rows: AsyncIterable<DeskEntry>): Readable {
  const { amount, date, word } = writerOf(reader);
  const head = ['time', 'number', 'type', 'game', 'amount', 'balance'].map((column) => word(`records.csv.${column}`));
  return fileOf(reader.language, head, rows, ({ at, number, kind, game, detail, amount: moved, balance }) => [
    date(at),
    String(number),
    kind,
    game ?? detail,
    amount(moved),
    amount(balance),
  ]);
}
