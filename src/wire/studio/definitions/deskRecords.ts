import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import { FeedbackQuery, FeedbackThread, ListedFeedback, OfFeedback } from '../../feedback.ts';
import {
  ApprovalQuery,
  ApprovalRow,
  BindingQuery,
  BindingRow,
  DepositQuery,
  DepositRow,
  OfOrder,
  WithdrawalQuery,
  WithdrawalRow,
} from '../../operate.ts';
import { ListedApplication, OfApplication } from '../../promotions.ts';
import type { StudioCall } from '../calls.ts';
import { OfBrand } from '../shapes.ts';

const tags = ['studio desk'];

/** Records that the queue is about, in every state; its acts are those of the queue. */
export const deskRecordsDefinitions = {
  deskApprovals: {
    summary: 'Acts that wait for a second operator, newest first; with `state=all` also those that were decided',
    tags,
    params: OfBrand,
    query: Type.Object(ApprovalQuery),
    answer: Type.Array(ApprovalRow),
  },
  deskApproval: {
    summary: 'An act that was put before a second operator',
    tags,
    params: OfOrder,
    answer: ApprovalRow,
  },
  deskBindings: {
    summary: 'Bindings in a state, in full, oldest first; without one those that wait. The asking is recorded',
    tags,
    params: OfBrand,
    query: Type.Object(BindingQuery),
    answer: Type.Array(BindingRow),
  },
  deskDeposits: {
    summary: 'Orders of deposits, newest first',
    tags,
    params: OfBrand,
    query: Type.Object(DepositQuery),
    answer: Type.Array(DepositRow),
  },
  deskDeposit: {
    summary: 'An order of a deposit',
    tags,
    params: OfOrder,
    answer: DepositRow,
  },
  deskFeedback: {
    summary: 'Feedback in a state; by default what is open, oldest first, otherwise newest first',
    tags,
    params: OfBrand,
    query: Type.Object(FeedbackQuery),
    answer: Type.Array(ListedFeedback),
  },
  deskMessage: {
    summary: 'A message of a visitor',
    tags,
    params: OfFeedback,
    answer: ListedFeedback,
  },
  deskThread: {
    summary: 'A message of a visitor with the others of its author, and the answers',
    tags,
    params: OfFeedback,
    answer: FeedbackThread,
  },
  deskPromotions: {
    summary: 'Applications for promotions that wait, oldest first',
    tags,
    params: OfBrand,
    answer: Type.Array(ListedApplication),
  },
  deskPromotion: {
    summary: 'An application for a promotion',
    tags,
    params: OfApplication,
    answer: ListedApplication,
  },
  deskWithdrawals: {
    summary:
      'Withdrawals with the account they are paid to, in full, newest first; without a state the open ones. The asking is recorded',
    tags,
    params: OfBrand,
    query: Type.Object(WithdrawalQuery),
    answer: Type.Array(WithdrawalRow),
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
