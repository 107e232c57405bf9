import type { Readable } from 'node:stream';
import { isCategory } from '../../../domain/category.ts';
import { categoryLabels } from '../../../i18n/categoryLabels.ts';
import type { TeamBetRow, TeamRecordRow } from '../../../wire/agents.ts';
import { fileOf, type Reader, writerOf } from '../../play/records/index.ts';

/** The bets of a branch as a CSV file, written while its rows are read. Dates are in the time zone of the brand. */
export function teamBetsFile(reader: Reader, rows: AsyncIterable<TeamBetRow>): Readable {
  const { word, amount, date } = writerOf(reader);
  const columns = ['number', 'round', 'game', 'category', 'vendor', 'stake', 'validBet', 'payout', 'state'];
  const head = [word('records.csv.time'), word('agent.account'), ...columns.map((column) => word(`records.csv.${column}`))];
  return fileOf(reader.language, head, rows, (row) => [
    date(row.decidedAt ?? row.placedAt),
    row.owner.name,
    row.betId,
    row.roundId,
    row.gameName,
    isCategory(row.gameType) ? word(categoryLabels[row.gameType]) : row.gameType,
    row.vendorName,
    amount(row.stake),
    amount(row.validBet),
    amount(row.payout),
    word(`records.bet.${row.state}`),
  ]);
}

/** The movements of money of a branch as a CSV file. */
export function teamRecordsFile(reader: Reader, rows: AsyncIterable<TeamRecordRow>): Readable {
  const { word, amount, date } = writerOf(reader);
  const columns = ['number', 'type', 'amount', 'state'];
  const head = [word('records.csv.time'), word('agent.account'), ...columns.map((column) => word(`records.csv.${column}`))];
  return fileOf(reader.language, head, rows, (row) => [
    date(row.at),
    row.owner.name,
    row.number,
    word(`records.kind.${row.kind}`),
    amount(row.amount),
    word(`records.state.${row.state}`),
  ]);
}
