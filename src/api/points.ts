import type { ConvertOrder, PointExchangeQuery, PointRecordQuery, RedeemOrder } from '../wire/points.ts';
import { memberQuery } from './memberQuery.ts';
import { sealedCall } from './sealed.ts';

/** Bets and deposits credit points when they move the balance. */
const topics = ['balance'] as const;

/** Points of the account and the mall; everyone reads the mall. */
export const pointQueries = {
  mall: () => memberQuery('pointMall', {}, topics),
  balance: () => memberQuery('pointBalance', {}, topics),
  records: (query: PointRecordQuery) => memberQuery('pointRecords', { query }, topics),
  exchanges: (query: PointExchangeQuery) => memberQuery('pointExchanges', { query }, topics),
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

/** Acts of members. @throws {Failure} `CONFLICT` with a `PointConflict`, and those of the payment password */
export const pointCalls = {
  redeem: (order: RedeemOrder) => sealedCall('redeemPoints', order),
  convert: (order: ConvertOrder) => sealedCall('convertPoints', order),
} as const;
