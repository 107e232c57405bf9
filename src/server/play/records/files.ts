import { Readable } from 'node:stream';
import { isCategory } from '../../../domain/category.ts';
import { type CsvCell, csvLine, csvMarks, csvStart } from '../../../domain/csv.ts';
import { dateText } from '../../../domain/dateText.ts';
import { type Language, localized } from '../../../domain/language.ts';
import { type MoneyFormat, moneyText } from '../../../domain/moneyText.ts';
import { categoryLabels } from '../../../i18n/categoryLabels.ts';
import type { BetRow } from '../../../wire/play.ts';
import type { RecordRow } from '../../../wire/records.ts';
import type { Words } from '../../platform/words/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export interface Reader {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly words: Words;
}

/** The betting record as a CSV file, written while its rows are read. Dates are in the time zone of the brand. */
export function betsFile({ tenant, language, words }: Reader, rows: AsyncIterable<BetRow>): Readable {
  const { word, amount, date } = writerOf({ tenant, language, words });
  const columns = ['time', 'number', 'round', 'game', 'category', 'vendor', 'pick', 'outcome', 'stake', 'validBet', 'payout'];
  const head = [...columns, 'state'].map((column) => word(`records.csv.${column}`));
  return fileOf(language, head, rows, (row) => [
    date(row.decidedAt ?? row.placedAt),
    row.betId,
    row.roundId,
    row.gameName,
    isCategory(row.gameType) ? word(categoryLabels[row.gameType]) : row.gameType,
    row.vendorName,
    row.selection === null ? '' : localized(row.selection, language),
    row.outcome === null ? '' : localized(row.outcome, language),
    amount(row.stake),
    amount(row.validBet),
    amount(row.payout),
    word(`records.bet.${row.state}`),
  ]);
}

/** The account record as a CSV file. */
export function accountFile({ tenant, language, words }: Reader, rows: AsyncIterable<RecordRow>): Readable {
  const { word, amount, date } = writerOf({ tenant, language, words });
  const head = ['time', 'number', 'type', 'vendor', 'amount', 'balance', 'state'].map((column) =>
    word(`records.csv.${column}`),
  );
  return fileOf(language, head, rows, (row) => [
    date(row.at),
    row.number,
    word(`records.kind.${row.kind}`),
    row.vendorName ?? '',
    amount(row.amount),
    amount(row.balance),
    word(`records.state.${row.state}`),
  ]);
}

/** Texts, dates and amounts of a file, for its reader. */
export function writerOf({ tenant, language, words }: Reader) {
  const { money, timeZone } = tenant.brand;
  return {
    word: (key: string) => words(language, key) ?? key,
    date: (moment: string) => dateText(moment, timeZone),
    amount: (value: string | null): CsvCell => (value === null ? '' : csvAmount(value, language, money.numberFormat)),
  };
}

/** An amount as a number of the reader's spreadsheet, with as many decimals as the brand shows. */
const csvAmount = (value: string, language: Language, { decimals }: Pick<MoneyFormat, 'decimals'>) => ({
  amount: moneyText(value, { group: '', decimal: csvMarks[language].decimal, decimals }, 'halfUp'),
});

/** A file with a heading and a line per row. */
export function fileOf<Row>(
  language: Language,
  head: readonly string[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => readonly CsvCell[],
): Readable {
  async function* lines() {
    yield csvStart + csvLine(head, language);
    for await (const row of rows) yield csvLine(cellsOf(row), language);
  }
  return Readable.from(lines(), { objectMode: false });
}
