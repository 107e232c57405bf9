import type { FileCall, Sending } from '../wire/definitions/index.ts';
import type { BetFilter, BetQuery, RoundQuery } from '../wire/play.ts';
import type { Cursor, ProfitQuery, RebateClaim, RecordFilter, RecordQuery } from '../wire/records.ts';
import { call, part } from './call.ts';
import { memberQuery } from './memberQuery.ts';

const topics = ['balance'] as const;

/** Records of the member: bets, movements of money, profit and loss, cashback. */
export const recordQueries = {
  bets: (query: BetQuery) => memberQuery('bettingRecord', { query }, topics),
  round: (query: RoundQuery) => memberQuery('roundDetail', { query }, topics),
  account: (query: RecordQuery) => memberQuery('accountRecord', { query }, ['balance', 'receipt']),
  profit: (query: ProfitQuery) => memberQuery('profitStatement', { query }, topics),
  rebates: () => memberQuery('rebates', {}, topics),
  rebateHistory: (query: Cursor) => memberQuery('rebateHistory', { query }, topics),
} as const;

/** Key of all queries whose answer a claim changes. */
export const rebateKeys = [
  ['member', 'rebates'],
  ['member', 'rebateHistory'],
  ['member', 'accountRecord'],
  ['member', 'profitStatement'],
  ['member', 'balance'],
] as const;

export const claimRebate = (body: RebateClaim) => call('claimRebate', { body });

/** The records as CSV files. @throws {Failure} */
export const recordFiles = {
  bets: (query: BetFilter) => file('bettingRecordFile', { query }),
  account: (query: RecordFilter) => file('accountRecordFile', { query }),
} as const;

async function file<Name extends FileCall>(name: Name, sending: Sending<Name>): Promise<Blob> {
  const { requestFile } = await part(() => import('./http.ts'));
  return requestFile(name, sending);
}
