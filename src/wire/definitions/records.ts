import type { CallName } from '../calls.ts';
import type { Definition } from '../definition.ts';
import { BetFilter, BetPage, BetQuery, RoundDetail, RoundQuery } from '../play.ts';
import {
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
} from '../records.ts';

export const recordsDefinitions = {
  bettingRecord: {
    summary: 'Betting record of the account, newest first',
    tags: ['member'],
    query: BetQuery,
    answer: BetPage,
  },
  bettingRecordFile: {
    summary: 'Betting record of the account as a CSV file',
    tags: ['member'],
    query: BetFilter,
    answer: 'file',
  },
  roundDetail: {
    summary: 'A round of the account with its bets, and what its vendor discloses to verify it',
    tags: ['member'],
    query: RoundQuery,
    answer: RoundDetail,
  },
  rebates: {
    summary: 'Cashback that the account can claim, by category',
    tags: ['member'],
    answer: RebateOffer,
  },
  rebateHistory: {
    summary: 'Cashback that was paid, newest first',
    tags: ['member'],
    query: Cursor,
    answer: RebateHistory,
  },
  claimRebate: {
    summary: 'Claim the cashback of a category, or all of it, once per request id',
    tags: ['member'],
    body: RebateClaim,
    answer: RebateClaimed,
  },
  accountRecordFile: {
    summary: 'Movements of the main wallet as a CSV file',
    tags: ['member'],
    query: RecordFilter,
    answer: 'file',
  },
  profitStatement: {
    summary: 'Profit and loss of the account by day and category, at most 92 days',
    tags: ['member'],
    query: ProfitQuery,
    answer: ProfitStatement,
  },
  accountRecord: {
    summary: 'Movements of the main wallet outside of games, newest first',
    tags: ['relay'],
    query: RecordQuery,
    answer: RecordPage,
  },
} as const satisfies Partial<Record<CallName, Definition>>;
