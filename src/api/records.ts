import type { BetFilter, BetPage, BetQuery, RoundDetail, RoundQuery } from '../wire/play.ts';
import type {
  Cursor,
  ProfitQuery,
  ProfitStatement,
  RebateClaim,
  RebateClaimed,
  RebateHistory,
  RebateOffer,
  RecordFilter,
  RecordPage,
  RecordQuery,
} from '../wire/records.ts';
import { call, part } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';

const freshMs = 15_000;

const read = <Value>(
  name: Parameters<typeof call>[0],
  query: Readonly<Record<string, string | undefined>>,
  topics: QueryTopics['topics'] = ['balance'],
): Query<Value> => ({
  queryKey: ['member', name, query],
  queryFn: ({ signal }) => call<Value>(name, { signal, query }),
  staleTime: freshMs,
  meta: { topics },
});

/** Records of the member: bets, movements of money, profit and loss, cashback. */
export const recordQueries = {
  bets: (query: BetQuery) => read<BetPage>('bettingRecord', query),
  round: (query: RoundQuery) => read<RoundDetail>('roundDetail', query),
  account: (query: RecordQuery) => read<RecordPage>('accountRecord', query, ['balance', 'receipt']),
  profit: (query: ProfitQuery) => read<ProfitStatement>('profitStatement', query),
  rebates: () => read<RebateOffer>('rebates', {}),
  rebateHistory: (query: Cursor) => read<RebateHistory>('rebateHistory', query),
} as const;

/** Key of all queries whose answer a claim changes. */
export const rebateKeys = [
  ['member', 'rebates'],
  ['member', 'rebateHistory'],
  ['member', 'accountRecord'],
  ['member', 'profitStatement'],
  ['member', 'balance'],
] as const;

export const claimRebate = (body: RebateClaim) => call<RebateClaimed>('claimRebate', { body });

/** The records as CSV files. @throws {Failure} */
export const recordFiles = {
  bets: (query: BetFilter) => file('bettingRecordFile', query),
  account: (query: RecordFilter) => file('accountRecordFile', query),
} as const;

async function file(name: Parameters<typeof call>[0], query: Readonly<Record<string, string | undefined>>): Promise<Blob> {
  const { requestFile } = await part(() => import('./http.ts'));
  return requestFile(name, { query });
}
