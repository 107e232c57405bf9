import type {
  ConvertOrder,
  PointBalance,
  PointExchange,
  PointExchangeQuery,
  PointExchanges,
  PointMall,
  PointRecordQuery,
  PointRecords,
  RedeemOrder,
} from '../wire/points.ts';
import { call } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';
import { sealedCall } from './sealed.ts';

const freshMs = 15_000;

/** Bets and deposits credit points when they move the balance. */
const meta: QueryTopics = { topics: ['balance'] };

const read = <Value>(
  name: Parameters<typeof call>[0],
  query: Readonly<Record<string, string | undefined>> = {},
): Query<Value> => ({
  queryKey: ['member', name, query],
  queryFn: ({ signal }) => call<Value>(name, { signal, query }),
  staleTime: freshMs,
  meta,
});

/** Points of the account and the mall; everyone reads the mall. */
export const pointQueries = {
  mall: () => read<PointMall>('pointMall'),
  balance: () => read<PointBalance>('pointBalance'),
  records: (query: PointRecordQuery) => read<PointRecords>('pointRecords', query),
  exchanges: (query: PointExchangeQuery) => read<PointExchanges>('pointExchanges', query),
} as const;

/** Keys of all queries whose answer an exchange changes. */
export const pointKeys = [
  ['member', 'pointMall'],
  ['member', 'pointBalance'],
  ['member', 'pointRecords'],
  ['member', 'pointExchanges'],
  ['member', 'balance'],
  ['member', 'accountRecord'],
] as const;

/** What members do. @throws {Failure} `CONFLICT` with a `PointConflict`, and those of the payment password */
export const pointCalls = {
  redeem: (order: RedeemOrder) => sealedCall<PointExchange>('redeemPoints', order),
  convert: (order: ConvertOrder) => sealedCall<PointExchange>('convertPoints', order),
} as const;
