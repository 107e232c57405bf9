import Type from 'typebox';
import type { CallName } from '../calls.ts';
import type { Definition } from '../definition.ts';
import {
  ConvertOrder,
  PointBalance,
  PointConfig,
  PointExchange,
  PointExchangeQuery,
  PointExchanges,
  PointMall,
  PointRecordQuery,
  PointRecords,
  RedeemItem,
  RedeemOrder,
} from '../points.ts';

export const pointsDefinitions = {
  pointMall: {
    summary: 'The points mall as everyone sees it: rewards, and how points are earned',
    tags: ['catalogue'],
    answer: PointMall,
  },
  pointExchanges: {
    summary: 'Exchanges of points, newest first, 20 per page',
    tags: ['member'],
    query: PointExchangeQuery,
    answer: PointExchanges,
  },
  pointBalance: {
    summary: 'Points of the account; they never expire',
    tags: ['relay'],
    answer: PointBalance,
  },
  pointConfig: {
    summary: 'How points are earned and what they are worth',
    tags: ['relay'],
    answer: PointConfig,
  },
  pointRecords: {
    summary: 'Movements of points, newest first, 20 per page',
    tags: ['relay'],
    query: PointRecordQuery,
    answer: PointRecords,
  },
  redeemItems: {
    summary: 'Rewards that points are redeemed for',
    tags: ['relay'],
    answer: Type.Array(RedeemItem),
  },
  convertPoints: {
    summary: 'Exchange points for money in the main wallet, with the payment password. Idempotent by requestId',
    tags: ['relay'],
    sealed: ConvertOrder,
    answer: PointExchange,
  },
  redeemPoints: {
    summary: 'Redeem a reward for points, with the payment password. Idempotent by requestId',
    tags: ['relay'],
    sealed: RedeemOrder,
    answer: PointExchange,
  },
} as const satisfies Partial<Record<CallName, Definition>>;
